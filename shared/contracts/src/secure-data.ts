import * as z from 'zod/mini';
import { UserData } from './user-configuration.ts';

/**
 * POST /web-api/secure-data/v1/grant: the grant itself is a cookie that no script can read and that
 * goes to the API alone.
 */
export const SecureGrantAnswer = z.object({
  /** Seconds until the grant is over. */
  expiresIn: z.number(),
});

/** GET /web-api/secure-data/v1/personal-data, with a grant: what identifies the player. */
export const PersonalData = z.object({
  user_data: UserData,
  user_email: z.string(),
  phone_code: z.string(),
  phone_number: z.string(),
});
export type PersonalData = z.infer<typeof PersonalData>;

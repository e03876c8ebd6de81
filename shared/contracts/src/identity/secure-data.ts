import * as z from 'zod/mini';
import { UserData } from './user-configuration.ts';
import { text } from '../text.ts';

/**
 * POST /web-api/secure-data/v1/grant: the grant itself is a cookie that no script can read and that
 * goes to the API alone.
 */
export const SecureGrantAnswer = z.object({
  /** Seconds until the grant expires. */
  expiresIn: z.number(),
});

/** GET /web-api/secure-data/v1/personal-data, with a grant: what identifies the player. */
export const PersonalData = z.object({
  user_data: UserData,
  user_email: text(),
  phone_code: text(),
  phone_number: text(),
});
export type PersonalData = z.infer<typeof PersonalData>;

const IsoDate = text().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Words = (most: number) => text().check(z.trim(), z.minLength(1), z.maxLength(most));

/** PATCH /web-api/secure-data/v1/personal-data, with a grant: the fields that change. */
export const ChangePersonalData = z.object({
  name: z.optional(Words(80)),
  surname: z.optional(Words(80)),
  date_birthday: z.optional(IsoDate),
  passport: z.optional(Words(40)),
  passport_date: z.optional(IsoDate),
  registration_address: z.optional(Words(200)),
});
export type ChangePersonalData = z.infer<typeof ChangePersonalData>;

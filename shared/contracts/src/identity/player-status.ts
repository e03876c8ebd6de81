import * as z from 'zod/mini';
import { text } from '../text.ts';

/** GET /web-api/api-v3/v2/user/agreement-rules/status */
export const AgreementStatusAnswer = z.object({
  /** Whether the terms have changed since the player agreed to them. */
  result: z.boolean(),
  /** When the present terms were published, ISO 8601. */
  updatedAt: text(),
});
export type AgreementStatusAnswer = z.infer<typeof AgreementStatusAnswer>;

/** POST /web-api/api-v3/v2/user/agreement-rules/confirm: the terms of which time are agreed to. */
export const ConfirmAgreement = z.object({ updatedAt: text() });

/** Fields of the user configuration (platform specification §3) that decide where a player may go. */
export const PlayerStatusAnswer = z.object({
  /** Above 0 is banned. */
  ban_level: z.number(),
  ban_version: z.number(),
  is_need_identification: z.boolean(),
  /** 1 is not verified. */
  verification_status: z.number(),
  /** How the player has to verify who they are; `VERIFICATION.faceId` is known here. */
  verification_types: z.array(z.number()),
  isDataAfterRegistration: z.boolean(),
  has_deposit: z.boolean(),
});
export type PlayerStatusAnswer = z.infer<typeof PlayerStatusAnswer>;

/** Whether an act is open to a player; where it is not, the code of the error that it would get. */
const Right = z.object({ isAllowed: z.boolean(), code: z.optional(z.string()) });

/** What a player may do at this moment. */
export const PlayerRightsAnswer = z.object({ bet: Right, deposit: Right, withdraw: Right });
export type PlayerRightsAnswer = z.infer<typeof PlayerRightsAnswer>;

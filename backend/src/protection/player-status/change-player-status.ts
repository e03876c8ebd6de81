import { MAX_AUDIT_REASON } from '@touchline/domain/audit';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';

/** PATCH /web-api/operator/players/:id/standing: the fields that change. */
export const ChangePlayerStatus = z.object({
  ban_level: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  ban_version: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  is_need_identification: z.optional(z.boolean()),
  verification_status: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  verification_types: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(99))).check(z.maxLength(10)),
  ),
  isDataAfterRegistration: z.optional(z.boolean()),
  /** The level that the operator saw: refused where another operator has changed it since. */
  seen_ban_level: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  /** For the audit log. */
  reason: z.optional(text().check(z.maxLength(MAX_AUDIT_REASON))),
});
export type ChangePlayerStatus = z.infer<typeof ChangePlayerStatus>;

import * as z from 'zod/mini';
import { text } from './text.ts';

/** How a player comes back, `ReturnKind` of the domain. */
const ReturnKind = z.enum(['term-ended', 'indefinite', 'early', 'closure']);

/** Why players close their account; its text is the page's. */
export const CLOSURE_REASONS = [
  'unused',
  'service',
  'offer',
  'privacy',
  'gambling',
  'other',
] as const;

/** GET /limit-service-api/api/external/web/v3/return, and what every other call of it answers. */
export const ReturnAnswer = z.object({
  /** When the player closed the account, seconds since epoch; null while it is open. */
  closedAt: z.nullable(z.number()),
  /** What may be requested now; null for nothing. */
  kind: z.nullable(ReturnKind),
  /** From when a return may be requested, seconds since epoch; null where it may be, or nothing is closed. */
  from: z.nullable(z.number()),
  /** The request under way; null without one. */
  request: z.nullable(
    z.object({
      kind: ReturnKind,
      requestedAt: z.number(),
      /** When the player may play again, seconds since epoch; null while an operator has not decided. */
      effectiveAt: z.nullable(z.number()),
    }),
  ),
  /** When the latest request was refused, seconds since epoch; null where it was not. */
  refusedAt: z.nullable(z.number()),
});
export type ReturnAnswer = z.infer<typeof ReturnAnswer>;

/** POST of the same path: requests to return. The reason is required where an operator decides. */
export const RequestReturn = z.object({
  reason: text().check(z.trim(), z.maxLength(500)),
});

/** POST /limit-service-api/api/external/web/v3/closure: closes the player's account. */
export const CloseAccount = z.object({ reason: z.enum(CLOSURE_REASONS) });
export type CloseAccount = z.infer<typeof CloseAccount>;

import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Why legs are made void, as shown to the player in their own language. */
export const VOID_REASONS = [
  'event-abandoned',
  'event-cancelled',
  'event-postponed',
  'format-changed',
  'participant-withdrew',
  'price-error',
  'result-unavailable',
] as const;
export const VoidReason = z.enum(VOID_REASONS);
export type VoidReason = z.infer<typeof VoidReason>;

/**
 * POST /betting-api/v1/operator/events/:id/voids with an `Idempotency-Key`: makes the legs of an event
 * void, of some of its markets or of single outcomes. Bets that were settled are settled again.
 */
export const VoidEvent = z.strictObject({
  /** Only of these markets, e.g. `ft-total@2.5`. */
  marketKeys: z.optional(
    z.array(text().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(500)),
  ),
  /** Only these outcomes: `<event>~<market>~<code>`. */
  outcomeIds: z.optional(
    z.array(text().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(500)),
  ),
  /** Shown to players. */
  reason: VoidReason,
  /** For the audit log alone. */
  note: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
  /** Answers what it would touch and changes nothing. */
  dryRun: z._default(z.boolean(), false),
});
export type VoidEvent = z.infer<typeof VoidEvent>;

/**
 * POST /betting-api/v1/operator/bets/:id/void: makes a single bet void. Repeated, it changes nothing
 * and answers the same.
 */
export const VoidBet = z.strictObject({
  /** Shown to the player. */
  reason: VoidReason,
  /** For the audit log alone. */
  note: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

export const VoidBetAnswer = z.object({
  betId: z.string(),
  status: z.enum(['open', 'won', 'lost', 'refunded']),
  /** Minor units of the bet's currency. */
  payout: z.number(),
});
export type VoidBetAnswer = z.infer<typeof VoidBetAnswer>;

/** The bets that a void touches, in one currency. Amounts in minor units. */
const TouchedMoney = z.object({
  currency: z.string(),
  openBets: z.number(),
  settledBets: z.number(),
  /** Staked on all of them. */
  stake: z.number(),
  /** Paid out on those that are settled; reversed before they are settled again. */
  paid: z.number(),
});

export const VoidAnswer = z.object({
  dryRun: z.boolean(),
  /** Bets that are touched, or would be. */
  bets: z.number(),
  legs: z.number(),
  money: z.array(TouchedMoney),
  /** Bets left as they were: their players no longer have what would have to go back. */
  refused: z.array(z.string()),
});
export type VoidAnswer = z.infer<typeof VoidAnswer>;

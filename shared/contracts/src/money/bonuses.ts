import * as z from 'zod/mini';

/** `converted`: wagered, and what was left moved to the player's own account. */
export const BONUS_STATES = ['active', 'converted', 'ended'] as const;

/** Money of the house on a player's bonus account. Amounts in minor units. */
export const Bonus = z.object({
  id: z.string(),
  accountId: z.string(),
  currency: z.string(),
  amount: z.number(),
  /** What is left of it on the account. */
  balance: z.number(),
  /** Stakes of settled bets that must count, and that do. */
  required: z.number(),
  wagered: z.number(),
  /** Coupon types that count; any where left out. */
  types: z.optional(z.array(z.number())),
  /** A bet counts with at least this many legs, each at this price or more. */
  minLegs: z.number(),
  minCoef: z.string(),
  /** Milliseconds since epoch. */
  givenAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(BONUS_STATES),
  endedAt: z.optional(z.number()),
});
export type Bonus = z.infer<typeof Bonus>;

/** GET /wallet-api/v1/bonuses: the player's, the newest first. */
export const BonusesAnswer = z.object({ bonuses: z.array(Bonus) });
export type BonusesAnswer = z.infer<typeof BonusesAnswer>;

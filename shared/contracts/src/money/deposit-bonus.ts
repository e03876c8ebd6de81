import * as z from 'zod/mini';
import { Bonus } from './bonuses.ts';

/** What a first deposit brings, and on which terms. Amounts in minor units. */
export const DepositBonusOffer = z.object({
  currency: z.string(),
  /** Percent of the deposit. */
  percent: z.number(),
  /** The most it brings. */
  maximum: z.number(),
  /** The smallest first deposit that brings it. */
  minimumDeposit: z.number(),
  /** How many times the bonus must be wagered, and within how many days. */
  wagerTimes: z.number(),
  days: z.number(),
  /** Which bets count, as in `Bonus`. */
  types: z.optional(z.array(z.number())),
  minLegs: z.number(),
  minCoef: z.string(),
});
export type DepositBonusOffer = z.infer<typeof DepositBonusOffer>;

/**
 * GET /wallet-api/v1/deposit-bonus: a player's status for the bonus of the first deposit.
 * `none`: there is nothing to have, or no more; `offered`: the player has not said whether they want it;
 * `available`: they do, the next deposit brings it; `declined`: they do not; `given`: it is or was theirs.
 */
export const DepositBonusAnswer = z.object({
  state: z.enum(['none', 'offered', 'available', 'declined', 'given']),
  offer: z.optional(DepositBonusOffer),
  bonus: z.optional(Bonus),
});
export type DepositBonusAnswer = z.infer<typeof DepositBonusAnswer>;

/** PUT /wallet-api/v1/deposit-bonus: whether the player wants it; asked of them until they deposit. */
export const DepositBonusChoice = z.object({ accepted: z.boolean() });

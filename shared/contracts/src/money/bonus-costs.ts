import * as z from 'zod/mini';
import { text } from '../text.ts';

/**
 * What the house account `promotions` has paid in a period, and what came back to it. `promotion` is the stakes of
 * free bets, `referral` the rewards for invited friends, `prizes` what is reserved for tournaments and
 * daily challenges, `free-rounds` what free rounds have won.
 */
export const PromotionMovement = z.object({
  kind: z.enum(['bonus', 'promotion', 'cashback', 'referral', 'prizes', 'free-rounds']),
  currency: text(),
  /** How many times it paid. */
  count: z.number(),
  /** Minor units. */
  paid: z.number(),
  returned: z.number(),
});
export type PromotionMovement = z.infer<typeof PromotionMovement>;

/**
 * The bonuses of one name that were given in a period, with what has become of them by now. Amounts in minor units.
 * What is neither returned, converted nor still there was lost in bets to the house.
 */
export const BonusCost = z.object({
  /** Their reference, without the player that some references end with. */
  name: text(),
  currency: text(),
  count: z.number(),
  /** Of these. */
  active: z.number(),
  given: z.number(),
  /** Stakes of settled bets that must count, and that do. */
  required: z.number(),
  wagered: z.number(),
  /** Expired, given up or taken back. */
  returned: z.number(),
  /** Became the players' own: what it has cost. */
  converted: z.number(),
  /** Is on bonus accounts or in open bets of active ones. */
  remaining: z.number(),
});
export type BonusCost = z.infer<typeof BonusCost>;

/** GET /wallet-api/v1/operator/bonuses?from=&to=: what promotions have cost. */
export const BonusCostsAnswer = z.object({
  movements: z.array(PromotionMovement),
  /** Those given most in come first. */
  bonuses: z.array(BonusCost),
  /** There are more names than are listed. */
  isCut: z.boolean(),
});
export type BonusCostsAnswer = z.infer<typeof BonusCostsAnswer>;

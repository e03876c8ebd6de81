import * as z from 'zod/mini';
import { CASH_OUT_REFUSALS, OpenBetCost } from './cash-out.ts';
import { OneStakeTypeId } from './coupon-type-id.ts';
import { BetLegInput, MinorAmount } from './place-bet.ts';
import { text } from '../text.ts';

/** Why an open bet cannot be changed, in addition to why it cannot be cashed out. */
export const CHANGE_BET_REFUSALS = [...CASH_OUT_REFUSALS, 'leg-decided'] as const;

/**
 * GET /betting-api/v1/bets/:betId/power-bet: what a power bet starts from. A power bet sells an open
 * bet and stakes its value, with an addition from the account, on the same legs at the prices of
 * now; the bet that comes of it is one bet of the larger stake.
 */
export const PowerBetOffer = z.object({
  /** What the bet is worth now: the part of the new stake that it brings. */
  cost: OpenBetCost,
  /** Its legs at current prices; missing while `refusal` gives the reason. */
  bets: z.optional(z.array(BetLegInput)),
  refusal: z.optional(z.enum(CHANGE_BET_REFUSALS)),
  typeId: z.number(),
  systemValue: z.optional(z.number()),
  /** The least and the most that may be added, in minor units. */
  leastAddition: z.optional(MinorAmount),
  mostAddition: z.optional(MinorAmount),
});
export type PowerBetOffer = z.infer<typeof PowerBetOffer>;

/**
 * POST /betting-api/v1/bets/:betId/changes with an `Idempotency-Key`: sells an open bet and places
 * another one with its value, in one transaction; answered with `BetAnswer` of the new bet. An
 * edited bet has other legs, a power bet the same legs and an `addition`. Legs that are decided have
 * given the value what they could and are not part of the new bet. Refused with `cash_out_changed`
 * (details: `OpenBetCost`) when the value fell, and with the codes of a placement.
 */
export const ChangeBet = z.object({
  /** Of the bet's cost, with the value it named. */
  quote: text().check(z.maxLength(80)),
  amount: MinorAmount,
  /** Staked on top of the value, from the bet's account, in minor units. */
  addition: z.optional(MinorAmount),
  typeId: OneStakeTypeId,
  systemValue: z.optional(z.number().check(z.int(), z.gte(2))),
  bets: z.array(BetLegInput).check(z.minLength(1), z.maxLength(50)),
  /** As of `PlaceBet`. */
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});
export type ChangeBet = z.infer<typeof ChangeBet>;

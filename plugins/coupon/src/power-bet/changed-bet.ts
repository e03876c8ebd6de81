import type { Bet, BetLegInput, PowerBetOffer } from '@touchline/contracts/betting';
import {
  COUPON_TYPE,
  findCouponTraits,
  isCouponType,
  potentialReturn,
  totalOdds,
} from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';

/** What a bet becomes: its legs at the prices of now, and how they are combined. */
export interface ChangedBet {
  readonly typeId: number;
  readonly systemValue: number | undefined;
  readonly bets: BetLegInput[];
}

/** An outcome with its price of now. */
export type PricedOutcome = Pick<BetLegInput, 'outcomeId' | 'price'>;

/** What a player does to the legs of a bet. */
export interface LegEdits {
  /** Outcomes of the bet that it drops. */
  readonly leftOut: ReadonlySet<string>;
  /** By the outcome of the bet: the one that takes its place. */
  readonly swapped: ReadonlyMap<string, PricedOutcome>;
  /** Outcomes that come to it. */
  readonly added: readonly PricedOutcome[];
}

/** A bet as it is. */
export const NO_EDITS: LegEdits = { leftOut: new Set(), swapped: new Map(), added: [] };

/** Whether anything about the legs differs from the bet that there is. */
export function isEdited({ leftOut, swapped, added }: LegEdits): boolean {
  return leftOut.size + swapped.size + added.length > 0;
}

/** Whether legs of a bet can be left out or added and the rest stays a bet of its kind. */
export function canRegroup({ typeId }: Pick<Bet, 'typeId'>): boolean {
  return findCouponTraits(typeId)?.isChangeable === true;
}

/**
 * The bet with the player's edits; single and express become each other with the number of legs. A
 * leg that takes another's place takes its part in the coupon too. `undefined` while nothing is
 * offered or nothing is left.
 */
export function changedBet(
  offer: Pick<PowerBetOffer, 'bets' | 'typeId' | 'systemValue'>,
  { leftOut, swapped, added }: LegEdits,
): ChangedBet | undefined {
  const { typeId, systemValue } = offer;
  const kept = (offer.bets ?? []).filter(({ outcomeId }) => !leftOut.has(outcomeId));
  const bets = [...kept.map((leg) => ({ ...leg, ...swapped.get(leg.outcomeId) })), ...added];
  if (offer.bets === undefined || bets.length === 0) return undefined;
  const regrouped = bets.length === 1 ? COUPON_TYPE.single : COUPON_TYPE.express;
  return { typeId: canRegroup(offer) ? regrouped : typeId, systemValue, bets };
}

/** Total odds of the changed bet, and what it may return. Amounts in minor units. */
export function changedFigures(
  { typeId, systemValue, bets }: ChangedBet,
  { stake, currency }: { readonly stake: number; readonly currency: string },
): { readonly odds: string; readonly possibleReturn: number } {
  const coupon = {
    type: isCouponType(typeId) ? typeId : COUPON_TYPE.single,
    stake: minorUnits(stake),
    currency: currencyCode(currency),
    systemSize: systemValue,
    legs: bets.map(({ price, banker, lobby }) => ({ odds: decimalOdds(price), banker, lobby })),
  };
  return { odds: totalOdds(coupon), possibleReturn: potentialReturn(coupon).payout };
}

import type { Bet, BetLegInput, PowerBetOffer } from '@touchline/contracts';
import {
  COUPON_TYPE,
  currencyCode,
  decimalOdds,
  isCouponType,
  minorUnits,
  potentialReturn,
  totalOdds,
} from '@touchline/domain';

/** What a bet becomes: its legs at the prices of now, and how they are combined. */
export interface ChangedBet {
  readonly typeId: number;
  readonly systemValue: number | undefined;
  readonly bets: BetLegInput[];
}

/** Whether legs of a bet can be left out and the rest stays a bet of its kind. */
export function canLeaveOut({ typeId, legs }: Pick<Bet, 'typeId' | 'legs'>): boolean {
  return typeId === COUPON_TYPE.express && legs.length > 1;
}

/**
 * The bet without the legs left out; an express of which one leg stays is a single. `undefined`
 * while nothing is offered or nothing is left.
 */
export function changedBet(
  offer: Pick<PowerBetOffer, 'bets' | 'typeId' | 'systemValue'>,
  leftOut: ReadonlySet<string>,
): ChangedBet | undefined {
  const bets = offer.bets?.filter(({ outcomeId }) => !leftOut.has(outcomeId)) ?? [];
  if (bets.length === 0) return undefined;
  const isSingle = offer.typeId === COUPON_TYPE.express && bets.length === 1;
  return {
    typeId: isSingle ? COUPON_TYPE.single : offer.typeId,
    systemValue: offer.systemValue,
    bets,
  };
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

import type { DayExpress, DayExpressLeg } from '@touchline/contracts/betting';
import { potentialReturn, totalOdds, typeOfOffer } from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';

/** A stake whose return in minor units is the odds in thousandths. */
const UNIT = minorUnits(1_000);

/** What an express pays for a unit, without and with its bonus; nothing while a leg is suspended. */
export function expressOdds(
  legs: readonly DayExpressLeg[],
  bonusPercent: number,
): Pick<DayExpress, 'totalOdds' | 'boostedOdds'> {
  const prices = legs.flatMap(({ price }) => price ?? []);
  if (prices.length < legs.length) return {};
  const coupon = {
    type: typeOfOffer(legs),
    stake: UNIT,
    currency: currencyCode('EUR'),
    legs: prices.map((price) => ({ odds: decimalOdds(price) })),
  };
  const { payout } = potentialReturn({ ...coupon, winBoost: { percent: bonusPercent } });
  return { totalOdds: totalOdds(coupon), boostedOdds: (payout / UNIT).toFixed(3) };
}

import type { Bet } from '@touchline/contracts/betting';
import {
  COUPON_TYPE,
  type CouponReturn,
  isCouponType,
  settleCoupon,
} from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';
import { BettingSettings } from '../../src/betting/placement/betting-settings.ts';

/** What the house publishes in addition to the bet's own response. */
const { antiExpress, hyperBonus } = BettingSettings.parse({});

/** How a bet ends by the rules of its type, from the response to its player when it was placed. */
export function returnOfBet(
  { typeId, currency, legs, terms }: Bet,
  { stake, results }: { readonly stake: number; readonly results: readonly Grade[] },
): CouponReturn {
  if (!isCouponType(typeId)) {
    throw new RangeError(`there is no coupon type ${typeId}`);
  }
  return settleCoupon({
    type: typeId,
    stake: minorUnits(stake),
    currency: currencyCode(currency),
    maxPayout: terms?.maxPayout,
    systemSize: terms?.systemValue,
    blocks: terms?.blocks?.map((block) =>
      block.stake === undefined ? {} : { stake: minorUnits(block.stake) },
    ),
    ...(typeId === COUPON_TYPE.antiExpress
      ? { antiExpressMargin: antiExpress.margin, antiExpressEdge: antiExpress.edge }
      : {}),
    ...(terms?.hyperBonus === undefined
      ? {}
      : {
          hyperBonus: {
            ...terms.hyperBonus,
            steps: hyperBonus.steps,
            minCoef: hyperBonus.minCoef,
          },
        }),
    legs: legs.map(({ price, banker, lobby, blockId, chance }, at) => ({
      odds: decimalOdds(price),
      result: results[at] ?? 'void',
      banker,
      lobby,
      block: blockId,
      chance,
    })),
  });
}

/** The return once it no longer depends on open legs; undefined before. */
export function decidedReturn(
  bet: Bet,
  { stake, results }: { readonly stake: number; readonly results: readonly (Grade | undefined)[] },
): CouponReturn | undefined {
  const atBest = results.map((result) => result ?? 'won');
  if (results.every((result) => result !== undefined)) {
    return returnOfBet(bet, { stake, results: atBest });
  }
  // An anti-express is the one type that gains by a lost leg.
  if (bet.typeId === COUPON_TYPE.antiExpress || !results.includes('lost')) {
    return undefined;
  }
  const best = returnOfBet(bet, { stake, results: atBest });
  return best.payout === 0 ? best : undefined;
}

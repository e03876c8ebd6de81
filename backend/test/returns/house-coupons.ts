import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE, type CouponType } from '@touchline/domain/coupon';
import type { ApiError } from '../../src/platform/http/api-error.ts';
import { BettingSettings, currencyRules } from '../../src/betting/placement/betting-settings.ts';
import { priceCoupon } from '../../src/betting/placement/price-coupon.ts';
import {
  type RequestedCoupon,
  couponFromRequest,
} from '../../src/betting/placement/coupon-from-request.ts';
import type { HouseLeg } from './house-line.ts';

/** A kind of coupon the house takes, with what it adds to it. */
export interface CouponShape {
  readonly name: string;
  readonly type: CouponType;
  readonly legs: readonly number[];
  /** The prices its legs may have. */
  readonly prices?: { readonly least: number; readonly most: number };
  readonly systemValue?: (legs: number) => number;
  /** What a leg is within the coupon. */
  readonly part?: (at: number) => Partial<PlaceBet['bets'][number]>;
  readonly isBonusBet?: true;
  readonly isDayExpress?: true;
}

const half = (legs: number) => Math.max(2, Math.floor(legs / 2));

/** The house's rules as they are without configuration, with everything switched on. */
export const HOUSE = BettingSettings.parse({ isBonusBetOffered: true });

const { hyperBonus, dayExpresses } = HOUSE;

/** Every type, bonus and boost. Of types whose lines must be counted out, as many legs as that allows. */
export const SHAPES: readonly CouponShape[] = [
  { name: 'single', type: COUPON_TYPE.single, legs: [1] },
  { name: 'express', type: COUPON_TYPE.express, legs: [2, 3, 5, 10, 20] },
  {
    name: 'express with the hyper bonus',
    type: COUPON_TYPE.express,
    legs: hyperBonus.steps.map(({ legs }) => legs),
    prices: { least: Number(hyperBonus.minCoef), most: 1_000 },
  },
  {
    name: 'express with the bonus bet',
    type: COUPON_TYPE.express,
    legs: [3, 6, 9],
    prices: { least: 1.1, most: 1_000 },
    isBonusBet: true,
  },
  {
    name: 'accumulator of the day',
    type: COUPON_TYPE.express,
    legs: [...new Set([...dayExpresses.line, ...dayExpresses.live])],
    prices: { least: Number(dayExpresses.minCoef), most: Number(dayExpresses.maxCoef) },
    isDayExpress: true,
  },
  { name: 'system', type: COUPON_TYPE.system, legs: [3, 5, 8], systemValue: half },
  {
    name: 'system with a banker',
    type: COUPON_TYPE.system,
    legs: [4, 6],
    systemValue: () => 2,
    part: (at) => (at === 0 ? { banker: true } : {}),
  },
  { name: 'chain', type: COUPON_TYPE.chain, legs: [2, 5, 8] },
  {
    name: 'multibet with lobby',
    type: COUPON_TYPE.lobby,
    legs: [4, 6],
    systemValue: () => 2,
    part: (at) => (at === 0 ? { lobby: true } : {}),
  },
  {
    name: 'conditional',
    type: COUPON_TYPE.conditional,
    legs: [3, 6],
    part: (at) => ({ blockId: at % 3 }),
  },
  { name: 'anti-express', type: COUPON_TYPE.antiExpress, legs: [2, 3, 4, 6, 10, 15, 20] },
  { name: 'lucky', type: COUPON_TYPE.lucky, legs: [2, 4, 8] },
  { name: 'patent', type: COUPON_TYPE.patent, legs: [3, 5, 8] },
  { name: 'multiple singles', type: COUPON_TYPE.multipleSingles, legs: [1, 4] },
];

/** Large enough for rounding to weigh nothing, small enough for no maximum payout. */
const STAKE = 10_000;

/** The coupon as the house takes it; undefined where it refuses it. */
export function housePrice(
  shape: CouponShape,
  legs: readonly HouseLeg[],
): RequestedCoupon | undefined {
  const bets = legs.map(({ outcomeId, price }, at) => ({ outcomeId, price, ...shape.part?.(at) }));
  const coupon: RequestedCoupon = {
    ...couponFromRequest({
      type: shape.type,
      requested: {
        amount: STAKE,
        bets,
        systemValue: shape.systemValue?.(legs.length),
        ...(shape.isBonusBet ? { isBonusBet: true } : {}),
      },
      legs,
      settings: HOUSE,
      rules: currencyRules(HOUSE, 'EUR'),
      boost: shape.isDayExpress ? { percent: dayExpresses.bonusPercent } : undefined,
    }),
    maxPayout: Number.MAX_SAFE_INTEGER,
  };
  try {
    priceCoupon({ coupon, limits: {}, outcomeIds: bets.map(({ outcomeId }) => outcomeId) });
    return coupon;
  } catch (error) {
    if ((error as ApiError).code !== 'anti_express_price_too_low') {
      throw error;
    }
    return undefined;
  }
}

import type { PlaceBet, StoredCoupon } from '@touchline/contracts/betting';
import {
  couponTraits,
  couponOutlay,
  isPromoCodeAllowed,
  type OpenCoupon,
  type PlacedLeg,
} from '@touchline/domain/coupon';
import type { EachWayOffer } from '../compose/each-way.ts';
import { NO_SINGLES, type Singles, singlesAlone } from '../compose/singles.ts';

export interface PayloadInput {
  readonly state: StoredCoupon;
  /** The slip composed at the prices and stakes to be sent. */
  readonly coupon: OpenCoupon<PlacedLeg>;
  readonly accountId: string;
  readonly userId: string | undefined;
  readonly settings: Pick<PlaceBet, 'changeCoefAction' | 'exactCoef' | 'isDropOnScoreChange'>;
  /** Total odds as the player sees them, as decimal text and in the player's format. */
  readonly coef: string | undefined;
  readonly coefByView: string | undefined;
  readonly coefViewId: number;
  /** The scores the player sees, "2:1" by outcome id. */
  readonly scores: ReadonlyMap<string, string>;
  readonly isVip: boolean;
  /** The part paid with an advance, minor units. */
  readonly prepaidAmount: number;
  /** The place part of a bet each way. */
  readonly eachWay?: Pick<EachWayOffer, 'outcomeId' | 'price'> | undefined;
  /** What is bet on single legs beside the coupon. */
  readonly singles?: Singles | undefined;
}

/** The slip as it is sent: product.txt §3.3. Amounts in minor units of the account's currency. */
export function payloadOf(input: PayloadInput): PlaceBet {
  const { singles = NO_SINGLES } = input;
  if (singles.byBet.size > 0 && input.coupon.stake === 0) {
    const { state, coupon } = singlesAlone(input.state, input.coupon, singles);
    return payloadOf({ ...input, state, coupon, singles: NO_SINGLES, coef: undefined });
  }
  const { state, coupon, accountId, userId, settings, scores } = input;
  const { coef, coefByView, coefViewId, isVip, prepaidAmount } = input;
  const isDrop = settings.isDropOnScoreChange === true;
  const { promoCode } = state;
  return {
    accountId,
    typeId: coupon.type,
    amount: couponOutlay(coupon),
    bets: chosenBets(input).map(({ outcomeId, price }, index) =>
      legOf({
        outcomeId,
        price: coupon.legs[index]?.odds ?? price,
        leg: coupon.legs[index],
        score: isDrop ? scores.get(outcomeId) : undefined,
      }),
    ),
    changeCoefAction: settings.changeCoefAction,
    coefViewId,
    ...given('coef', coef),
    ...given('coefByView', coefByView),
    ...given('exactCoef', settings.exactCoef || undefined),
    ...given('isDropOnScoreChange', isDrop || undefined),
    ...given('systemValue', coupon.systemSize),
    ...given('amountByBetId', stakesByBet(state, coupon)),
    ...given('amountByBlockId', stakesByBlock(coupon)),
    ...given('singles', stakesOf(singles)),
    ...given('userId', userId),
    ...given('refId', state.refId),
    ...given(
      'promoCode',
      promoCode !== '' && isPromoCodeAllowed(coupon.type) ? promoCode : undefined,
    ),
    ...given('isBonusBet', coupon.bonusBet),
    ...given('isVip', isVip || undefined),
    ...given('prepaidAmount', prepaidAmount || undefined),
    ...given('hyperBonusPercent', numberOf(coupon.hyperBonus?.percent)),
    ...given('minHyperBonusBetLimit', coupon.hyperBonus?.minLimit),
    ...given('maxHyperBonusLimit', coupon.hyperBonus?.maxLimit),
  };
}

/** The selections of the slip, each way with the place part of the only one. */
function chosenBets({ state: { bets }, eachWay }: PayloadInput) {
  return eachWay === undefined ? bets : [...bets, eachWay];
}

function legOf({
  outcomeId,
  price,
  leg,
  score,
}: {
  readonly outcomeId: string;
  readonly price: string;
  readonly leg: PlacedLeg | undefined;
  readonly score: string | undefined;
}): PlaceBet['bets'][number] {
  return {
    outcomeId,
    price,
    ...given('banker', leg?.banker || undefined),
    ...given('lobby', leg?.lobby || undefined),
    ...given('blockId', leg?.block),
    ...given('score', score),
  };
}

function stakesByBet({ bets }: StoredCoupon, { type, legs, stake }: OpenCoupon<PlacedLeg>) {
  if (couponTraits(type).stakes !== 'each-leg') {
    return undefined;
  }
  return Object.fromEntries(
    bets.map(({ outcomeId }, index) => [outcomeId, legs[index]?.stake ?? stake]),
  ) as Record<string, number>;
}

function stakesOf({ byBet }: Singles): Record<string, number> | undefined {
  return byBet.size === 0
    ? undefined
    : (Object.fromEntries([...byBet].map(([id, { stake }]) => [id, stake])) as Record<
        string,
        number
      >);
}

/** By the block's number in the order of play, as the legs name it. */
function stakesByBlock({ blocks }: OpenCoupon<PlacedLeg>) {
  const staked = (blocks ?? []).flatMap(({ stake }, index) =>
    stake === undefined ? [] : [[String(index + 1), stake] as const],
  );
  return staked.length === 0 ? undefined : (Object.fromEntries(staked) as Record<string, number>);
}

function numberOf(value: string | number | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** A field only where it has something to say. */
function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };
}

import type { CouponTermsAnswer, StoredCoupon } from '@touchline/contracts/betting';
import {
  COUPON_TYPE,
  findCouponTraits,
  type OpenCoupon,
  type PlacedLeg,
  potentialReturn,
  takesSingles,
} from '@touchline/domain/coupon';
import type { MinorUnits } from '@touchline/domain/money';
import type { Figures } from './figures.ts';
import { amountOf, type ReadStakes } from './read-stakes.ts';

/** Singles on legs of a slip, in addition to the coupon that combines them. Amounts in minor units. */
export interface Singles {
  /** What each is: by outcome id, in slip order. */
  readonly byBet: ReadonlyMap<string, OpenCoupon<PlacedLeg>>;
  readonly outlay: number;
}

export const NO_SINGLES: Singles = { byBet: new Map(), outlay: 0 };

/** Whether a slip takes singles beside its coupon, where the house takes several at once. */
export function areSinglesOffered(
  { typeId }: Pick<StoredCoupon, 'typeId'>,
  terms: Pick<CouponTermsAnswer, 'types'> | undefined,
): boolean {
  return takesSingles(typeId) && terms?.types.includes(COUPON_TYPE.multipleSingles) === true;
}

/** Whether the player bets on legs of the slip one by one as well. */
export function hasSingles({
  typeId,
  hasSingles: isWanted,
}: Pick<StoredCoupon, 'typeId' | 'hasSingles'>): boolean {
  return isWanted === true && takesSingles(typeId);
}

/** The singles of a slip that have a stake. */
export function singlesOf({
  state,
  stakes,
  coupon,
}: {
  readonly state: StoredCoupon;
  readonly stakes: ReadStakes;
  readonly coupon: OpenCoupon<PlacedLeg>;
}): Singles {
  if (!hasSingles(state)) return NO_SINGLES;
  const byBet = new Map<string, OpenCoupon<PlacedLeg>>();
  let outlay = 0;
  for (const [at, { outcomeId }] of state.bets.entries()) {
    const stake = amountOf(stakes.byBet.get(outcomeId)) ?? 0;
    const leg = coupon.legs[at];
    if (stake > 0 && leg !== undefined) {
      byBet.set(outcomeId, singleOf(coupon, leg, stake as MinorUnits));
      outlay += stake;
    }
  }
  return { byBet, outlay };
}

/** A leg of a coupon as a single of its own, under the same taxes and the same largest payout. */
export function singleOf(
  { currency, tax, maxPayout }: OpenCoupon<PlacedLeg>,
  { eventId, odds }: PlacedLeg,
  stake: MinorUnits,
): OpenCoupon<PlacedLeg> {
  return { type: COUPON_TYPE.single, legs: [{ eventId, odds }], stake, currency, tax, maxPayout };
}

/** What a slip shows of what it may bring, singles included. */
export function figuresWithSingles(figures: Figures, { byBet }: Singles): Figures {
  if (byBet.size === 0) return figures;
  const returns = [...byBet.values()].map(potentialReturn);
  const payouts = returns.map(({ payout }) => payout);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const winTaxes = returns.flatMap(({ adjustments }) =>
    adjustments.flatMap(({ kind, amount }) => (kind === 'win-tax' ? [-amount] : [])),
  );
  return {
    ...figures,
    most: (figures.most ?? 0) + sumOf(payouts),
    least: Math.min(...payouts, figures.least ?? Infinity),
    stakeTax: figures.stakeTax + sumOf(returns.map(({ stakeTax }) => stakeTax)),
    winTax: figures.winTax + sumOf(winTaxes),
    // Of the combined coupon alone it would be wrong.
    hasWinRows: false,
  };
}

/** What legs that are bet on one by one return with their stakes, in minor units: by outcome id. */
export function legReturns({
  state,
  coupon,
  singles,
}: {
  readonly state: StoredCoupon;
  readonly coupon: OpenCoupon<PlacedLeg>;
  readonly singles: Singles;
}): ReadonlyMap<string, number> {
  if (findCouponTraits(coupon.type)?.stakes !== 'each-leg') {
    return new Map([...singles.byBet].map(([id, single]) => [id, potentialReturn(single).payout]));
  }
  return new Map(
    state.bets.flatMap(({ outcomeId }, at) => {
      const leg = coupon.legs[at];
      const stake = leg?.stake ?? coupon.stake;
      return leg === undefined || stake <= 0
        ? []
        : [[outcomeId, potentialReturn(singleOf(coupon, leg, stake)).payout] as const];
    }),
  );
}

/** The same slip as multiple singles alone: of the legs that have a stake. */
export function singlesAlone(
  state: StoredCoupon,
  coupon: OpenCoupon<PlacedLeg>,
  { byBet }: Singles,
): { readonly state: StoredCoupon; readonly coupon: OpenCoupon<PlacedLeg> } {
  const { currency, tax, maxPayout } = coupon;
  const legs = [...byBet.values()].flatMap(({ legs: single, stake }) =>
    single.map((leg) => ({ ...leg, stake })),
  );
  return {
    state: { ...state, bets: state.bets.filter(({ outcomeId }) => byBet.has(outcomeId)) },
    coupon: {
      type: COUPON_TYPE.multipleSingles,
      legs,
      stake: 0 as MinorUnits,
      currency,
      tax,
      maxPayout,
    },
  };
}

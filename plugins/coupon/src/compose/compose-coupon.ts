import type { CouponTermsAnswer, StoredCoupon } from '@touchline/contracts/betting';
import {
  COUPON_TYPE,
  type CouponType,
  couponTraits,
  hyperBonusProgress,
  isBonusBetEarned,
  isCouponType,
  isExpressWhole,
  type OpenCoupon,
  type PlacedLeg,
} from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';
import { lobbyOf } from '../slip/state/slip-state.ts';
import type { EachWayOffer } from './each-way.ts';
import { amountOf, type ReadStakes } from './read-stakes.ts';
import type { Chances } from './use-chances.ts';

export interface CompositionInput {
  readonly state: StoredCoupon;
  /** The prices that will be sent, where they are not the ones agreed to: by outcome id. */
  readonly prices?: ReadonlyMap<string, string> | undefined;
  /** Anti-express: of the legs whose markets are known, by outcome id. */
  readonly chances?: Chances | undefined;
  readonly stakes: ReadStakes;
  readonly currency: string;
  /** What this site takes and adds; unknown until the server has said. */
  readonly terms?: CouponTermsAnswer | undefined;
  /** The place part of a bet on the only selection each way. */
  readonly eachWay?: EachWayOffer | undefined;
  /** Minor units. */
  readonly maxPayout?: number | undefined;
}

/** The slip as the rules of the domain know it: legs in slip order, with their roles and stakes. */
export function composeCoupon(input: CompositionInput): OpenCoupon<PlacedLeg> {
  const { state, stakes, currency, terms, maxPayout } = input;
  const type = typeOf(input);
  const { hasSystemSize, hasBlocks } = couponTraits(type);
  const legs = placedLegs(input, type);
  return {
    type,
    legs,
    // What is split is on the legs already.
    stake: minorUnits(stakes.shares.size > 0 ? 0 : (amountOf(stakes.main) ?? 0)),
    currency: currencyCode(currency),
    systemSize: hasSystemSize ? state.systemValue : undefined,
    blocks: hasBlocks ? blocksOf(state, stakes) : undefined,
    antiExpressMargin: terms?.antiExpress.margin,
    antiExpressEdge: terms?.antiExpress.edge,
    antiExpressOdds:
      terms?.antiExpress.coef === undefined ? undefined : decimalOdds(terms.antiExpress.coef),
    bonusBet: hasBonusBet({ state, terms, legs, type }) || undefined,
    hyperBonus: hyperBonusOf(terms, type, legs),
    winBoost: expressBonusOf(state),
    tax: terms?.tax,
    maxPayout,
  };
}

function typeOf({ state: { typeId }, eachWay }: CompositionInput): CouponType {
  if (eachWay !== undefined) {
    return COUPON_TYPE.eachWay;
  }
  return isCouponType(typeId) ? typeId : COUPON_TYPE.single;
}

function placedLegs(input: CompositionInput, type: CouponType): PlacedLeg[] {
  const { eachWay } = input;
  const legs = chosenLegs(input, type);
  return eachWay === undefined
    ? legs
    : legs.flatMap((win) => [win, { eventId: win.eventId, odds: decimalOdds(eachWay.price) }]);
}

function chosenLegs(input: CompositionInput, type: CouponType): PlacedLeg[] {
  const { state, stakes, prices, chances, terms } = input;
  const { isAgainst, role, hasBlocks, stakes: stakedBy } = couponTraits(type);
  const lobby = lobbyOf(state);
  return state.bets.map(({ outcomeId, eventId, price }) => ({
    eventId,
    odds: decimalOdds(prices?.get(outcomeId) ?? price),
    isSingleOnly: terms?.singleOnlyMarkets.includes(marketTypeOf(outcomeId)) || undefined,
    chance: isAgainst ? chances?.[outcomeId] : undefined,
    banker: role === 'banker' ? state.bankers.includes(outcomeId) : undefined,
    lobby: role === 'lobby' ? outcomeId === lobby : undefined,
    block: hasBlocks ? blockNumber(state, outcomeId) : undefined,
    stake:
      stakedBy === 'each-leg'
        ? (amountOf(stakes.byBet.get(outcomeId)) ?? stakes.shares.get(outcomeId))
        : undefined,
  }));
}

/** The market's type without its line: `total` of `1042~total@2.5~over`. */
function marketTypeOf(outcomeId: string): string {
  return outcomeId.split('~')[1]?.split('@')[0] ?? '';
}

/** The place of a leg's block in the order of play, from 1. */
export function blockNumber({ blocks }: StoredCoupon, outcomeId: string): number {
  return blocks.findIndex(({ bets }) => bets.includes(outcomeId)) + 1;
}

/** The first block stakes the slip's amount. */
function blocksOf({ blocks }: StoredCoupon, stakes: ReadStakes) {
  return blocks.map(({ id }, index) => ({
    stake: index === 0 ? amountOf(stakes.main) : amountOf(stakes.byBlock.get(id)),
  }));
}

/** Whether the slip has earned the bonus bet and the player has not taken it off. */
export function hasBonusBet(options: {
  readonly state: StoredCoupon;
  readonly terms: CouponTermsAnswer | undefined;
  readonly legs: readonly PlacedLeg[];
  readonly type: CouponType;
}): boolean {
  const { state, terms, legs, type } = options;
  const isAllowed = terms?.isBonusBetOffered === true && !state.isBonusBetRemoved;
  return isBonusBetEarned({ isAllowed, type, legs });
}

/** What the accumulator of the day adds while the slip is still made of its outcomes. */
function expressBonusOf({ express, typeId, bets }: StoredCoupon) {
  const slip = { type: typeId, outcomeIds: bets.map(({ outcomeId }) => outcomeId) };
  return express && isExpressWhole(slip, express.bets) ? express : undefined;
}

function hyperBonusOf(
  terms: CouponTermsAnswer | undefined,
  type: CouponType,
  legs: readonly PlacedLeg[],
) {
  if (terms === undefined) {
    return undefined;
  }
  const { steps, minCoef, minLimit, maxLimit } = terms.hyperBonus;
  const { percent } = hyperBonusProgress({ offer: { steps, minCoef }, type, legs });
  return percent === 0 ? undefined : { percent, steps, minCoef, minLimit, maxLimit };
}

import type { BetBuilder, BetLeg, PlaceBet, PromoCode } from '@touchline/contracts/betting';
import type { HiddenSports } from '@touchline/contracts/identity';
import {
  changeCoefAction,
  couponTraits,
  isCouponType,
  isVipAvailable,
  limitsOfLines,
  promoCodeIssue,
  stakeLimitsOf,
} from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { outcomeScopes, smallestShare, type TradedOutcome } from '@touchline/domain/trading';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AccountFacts } from '../../money/wallet/accounts.ts';
import type { PlacementRequest } from '../../money/wallet/bet-money.ts';
import { type BettingSettings, currencyRules } from './betting-settings.ts';
import { outcomeSides } from '../../pricing/book/outcome-sides.ts';
import { agreedEarlyPayout, agreedInsurance } from './bet-offers.ts';
import { assertEachWay } from './each-way.ts';
import { checkLegs, type OfferedLeg } from './check-legs.ts';
import { expressBonus, type OfferedExpress } from '../day-express/express-bonus.ts';
import type { OfferedBuilder, PriceBook } from './price-book.ts';
import { type CouponLimits, priceCoupon } from './price-coupon.ts';
import type { PlayerFactor } from './stake-factors.ts';
import { assertUnrelatedOutrights } from './related-outrights.ts';
import { assertShownPrice } from './shown-price.ts';
import { shownPart, type StoredTerms } from '../bets/stored-terms.ts';
import { couponFromRequest } from './coupon-from-request.ts';

/** Who requests a coupon, and what it is checked by. */
export interface CouponContext {
  readonly playerId: string;
  readonly key: string;
  readonly digest: string;
  readonly account: AccountFacts;
  readonly settings: BettingSettings;
  readonly stakeFactor: PlayerFactor | undefined;
  /** The sports that the player has chosen not to bet on. */
  readonly hiddenSports?: HiddenSports | undefined;
  /** The code of the request. */
  readonly promo: PromoCode | undefined;
  /** What the house lends of the stake, in minor units. */
  readonly prepaidAmount?: number | undefined;
  /** The accumulator of the day of the request. */
  readonly express?: OfferedExpress | undefined;
  /** The share of the largest stake that operators leave a scope; undefined where it is all of it. */
  readonly stakeShareOf?: ((scope: string) => number | undefined) | undefined;
  /** False where the feed reports no scores, so that nothing is paid early. */
  readonly reportsScores?: boolean | undefined;
  /** Whether the player may be offered the insurance of accumulators. */
  readonly mayBeInsured?: boolean | undefined;
  /** The bet that is sold for it. */
  readonly changedFrom?: string | undefined;
}

/** A coupon that may be placed, as the ledger and as the history see it. */
export interface CheckedCoupon {
  readonly request: PlacementRequest & { readonly terms?: StoredTerms | undefined };
  readonly legs: readonly BetLeg[];
}

/** What is agreed about the parts of a leg; all have a price where the leg has one. */
function builderOf({ parts, reduced }: OfferedBuilder): BetBuilder {
  return {
    parts: parts.map(({ marketKey, outcomeCode, price = '' }) => ({
      marketKey,
      outcomeCode,
      price,
    })),
    reduced,
  };
}

function betLeg(leg: OfferedLeg): BetLeg {
  const { outcomeId, marketKey, outcomeCode, price, event, builder } = leg;
  const { id: eventId, sport, champ, startsAt, section } = event;
  return {
    outcomeId,
    eventId,
    sport,
    champ: champ.name,
    ...outcomeSides({ event, marketKey, outcomeCode }),
    startsAt,
    section,
    marketKey,
    outcomeCode,
    price,
    result: 'open',
    ...(builder === undefined ? {} : { builder: builderOf(builder) }),
  };
}

function legRecord({ outcomeId, eventId, price, result: _result, ...facts }: BetLeg) {
  return { event: eventId, outcome: outcomeId, price, facts };
}

function tradedOutcome({ marketKey, outcomeCode, event }: OfferedLeg): TradedOutcome {
  return { sport: event.sport, champId: event.champ.id, eventId: event.id, marketKey, outcomeCode };
}

function limitsOf(
  requested: PlaceBet,
  context: CouponContext & { readonly limitsType: number; readonly offered: readonly OfferedLeg[] },
): CouponLimits {
  const { account, settings, stakeFactor, promo, limitsType, offered } = context;
  const { typeId: type, bets, systemValue: systemSize } = requested;
  if (promo?.kind === 'free-bet') {
    // The house named the stake itself.
    return {};
  }
  const rules = currencyRules(settings, account.currency);
  const share = smallestShare(
    offered.map(tradedOutcome),
    context.stakeShareOf ?? (() => undefined),
  );
  const ofType = stakeLimitsOf({
    rules,
    type: limitsType,
    isBonusAccount: account.type === BONUS_ACCOUNT,
    stakeFactor: (stakeFactor?.factor ?? 1) * share,
  });
  const bankers =
    couponTraits(type).role === 'banker' ? bets.filter(({ banker }) => banker).length : 0;
  const limits = limitsOfLines(ofType, { type, legs: bets.length, bankers, systemSize });
  const explained =
    stakeFactor === undefined
      ? limits
      : { ...limits, stakeFactor: { ...stakeFactor, ordinaryMaximum: rules.maximum } };
  if (!requested.isVip) {
    return explained;
  }
  const isAvailable = isVipAvailable({
    isShown: settings.isVipShown,
    type: limitsType,
    maxBetAmount: limits.most ?? Infinity,
    legs: offered,
  });
  if (!isAvailable || limits.most === undefined) {
    throw new ApiError('vip_unavailable', 'this coupon cannot be a VIP bet');
  }
  return { ...explained, most: Math.floor(limits.most * settings.vipFactor) };
}

function refusePromo(
  promo: PromoCode | undefined,
  coupon: {
    readonly context: CouponContext;
    readonly type: number;
    readonly priced: { readonly outlay: number; readonly totalOdds: string };
    readonly now: number;
  },
): void {
  const { context, type, priced, now } = coupon;
  const { currency, type: accountType } = context.account;
  const reason =
    promo &&
    promoCodeIssue({
      promo,
      coupon: {
        type,
        currency,
        stake: priced.outlay,
        totalOdds: priced.totalOdds,
        isBonusAccount: accountType === BONUS_ACCOUNT,
      },
      now,
    });
  if (reason === 'expired') {
    throw new ApiError('promo_code_expired', 'this promo code has expired');
  }
  if (reason !== undefined) {
    throw new ApiError(
      'promo_code_unsuited',
      `this promo code cannot be used with this bet: ${reason}`,
      {
        details: { reason, ...promo },
      },
    );
  }
}

/** @throws ApiError `stake_invalid` when the amount is not what the coupon costs */
function assertCost({ amount }: PlaceBet, outlay: number): void {
  if (outlay !== amount) {
    throw new ApiError('stake_invalid', `this coupon costs ${outlay}, not ${amount}`);
  }
}

/** What of a request the history shows of the bet. */
function shownTerms(
  { isVip, refId }: PlaceBet,
  { promo, prepaidAmount, changedFrom }: CouponContext,
) {
  return {
    ...(isVip ? { isVip: true } : {}),
    ...(refId === undefined ? {} : { refId }),
    ...(promo === undefined ? {} : { promoCode: promo.code }),
    ...(prepaidAmount === undefined ? {} : { prepaidAmount }),
    ...(changedFrom === undefined ? {} : { changedFrom }),
  };
}

/**
 * Checks a request at the prices of this moment. Multiple singles come one by one, each as a single.
 * @throws ApiError those of `checkLegs`, `assertUnrelatedOutrights`, `expressBonus`, `couponFromRequest`, `priceCoupon` and
 * `assertShownPrice`; `coupon_type_unsupported`, `each_way_unavailable`,
 * `vip_unavailable`, `promo_code_expired`, `promo_code_unsuited`, `stake_invalid` when the amount is not what the coupon costs
 */
export function checkCoupon(options: {
  readonly requested: PlaceBet;
  readonly context: CouponContext;
  /** The type whose limits apply: 9 for one of multiple singles. */
  readonly limitsType: number;
  readonly book: PriceBook;
  readonly now: number;
}): CheckedCoupon {
  const { requested, context, limitsType, book, now } = options;
  const { account, settings, playerId, key, digest, promo } = context;
  const type = requested.typeId;
  if (!isCouponType(type) || !settings.types.includes(limitsType)) {
    throw new ApiError('coupon_type_unsupported', `coupons of type ${type} are not accepted`);
  }
  const { bets } = requested;
  const offered = checkLegs({
    book,
    bets,
    now,
    hidden: context.hiddenSports,
    requested: {
      action: changeCoefAction(requested.changeCoefAction),
      isExact: requested.exactCoef === true,
      isDroppedOnScore: requested.isDropOnScoreChange === true,
    },
  });
  assertUnrelatedOutrights(type, offered);
  assertEachWay(type, { legs: offered, stake: requested.amount });
  const rules = currencyRules(settings, account.currency);
  const boost = expressBonus(context.express, { requested, legs: offered, promo, now });
  const priced = priceCoupon({
    coupon: couponFromRequest({ type, requested, legs: offered, settings, rules, promo, boost }),
    limits: limitsOf(requested, { ...context, limitsType, offered }),
    outcomeIds: bets.map(({ outcomeId }) => outcomeId),
    shown: shownTerms(requested, context),
  });
  assertShownPrice(requested, priced.totalOdds);
  assertCost(requested, priced.outlay);
  refusePromo(promo, { context, type: limitsType, priced, now });
  const legs = offered.map((leg) => ({
    ...betLeg(leg),
    ...agreedEarlyPayout(leg, { type, context }),
  }));
  const insurance = agreedInsurance(offered, { requested, context });
  const terms = insurance === undefined ? priced.terms : { ...priced.terms, insurance };
  return {
    request: {
      player: playerId,
      account: account.id,
      key,
      digest,
      type,
      stake: priced.outlay,
      odds: priced.totalOdds,
      possible: priced.possibleReturn,
      maximum: rules.maxPayout,
      terms,
      checked: false,
      at: now,
      legs: legs.map(legRecord),
      scopes: [...new Set(offered.map(tradedOutcome).flatMap(outcomeScopes))],
    },
    legs: legs.map((leg, at) => ({ ...leg, ...shownPart(terms?.parts?.[at]) })),
  };
}

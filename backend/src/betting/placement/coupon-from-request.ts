import type { PlaceBet, PromoCode } from '@touchline/contracts/betting';
import {
  type CouponType,
  couponTraits,
  hyperBonusProgress,
  isBonusBetEarned,
  type OpenCoupon,
  type PlacedLeg,
  type WinBoost,
} from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds, fairChance } from '@touchline/domain/odds';
import { ApiError } from '../../platform/http/api-error.ts';
import type { BettingSettings, CurrencyRules } from './betting-settings.ts';
import type { OfferedLeg } from './check-legs.ts';

/** A coupon as a player requests it, at the prices the house accepts, with the house's terms. */
export type RequestedCoupon = OpenCoupon<PlacedLeg>;

/** The part of a request that makes the coupon; a leg of multiple singles is a separate request. */
export type CouponInput = Pick<PlaceBet, 'amount' | 'bets'> &
  Partial<Pick<PlaceBet, 'amountByBlockId' | 'systemValue' | 'isBonusBet'>>;

/**
 * The coupon of a request. What is shown of the hyper-bonus by the page is not read: the settings
 * decide.
 * @throws ApiError `bonus_bet_unavailable`, `builder_unsuited`
 */
export function couponFromRequest(options: {
  readonly type: CouponType;
  readonly requested: CouponInput;
  readonly legs: readonly OfferedLeg[];
  readonly settings: BettingSettings;
  readonly rules: CurrencyRules;
  readonly promo?: PromoCode | undefined;
  /** Of an accumulator of the day. */
  readonly boost?: WinBoost | undefined;
}): RequestedCoupon {
  const { type, requested, legs, settings, rules, promo, boost } = options;
  const { antiExpress, tax } = settings;
  const { hasSystemSize, hasBlocks, isAgainst } = couponTraits(type);
  const placed = legs.map((leg, at) =>
    placedLeg(type, { leg, requested: requested.bets[at], settings }),
  );
  return {
    type,
    stake: minorUnits(requested.amount),
    currency: currencyCode(rules.currency),
    legs: placed,
    maxPayout: rules.maxPayout,
    ...(hasSystemSize ? { systemSize: requested.systemValue } : {}),
    ...(hasBlocks ? { blocks: blocksOf(requested) } : {}),
    ...(isAgainst
      ? { antiExpressMargin: antiExpress.margin, antiExpressEdge: antiExpress.edge }
      : {}),
    ...(isAgainst && antiExpress.coef !== undefined
      ? { antiExpressOdds: decimalOdds(antiExpress.coef) }
      : {}),
    ...(requested.isBonusBet ? { bonusBet: bonusBet(type, { placed, settings }) } : {}),
    ...hyperBonus(type, { placed, settings, rules }),
    ...(boost === undefined ? {} : { winBoost: boost }),
    ...(promo === undefined ? {} : promised(promo)),
    ...(tax === undefined ? {} : { tax }),
  };
}

function promised({ kind, percent = 0, maximum }: PromoCode): Partial<RequestedCoupon> {
  return kind === 'free-bet'
    ? { isStakeFree: true }
    : { winBoost: { percent, ...(maximum === undefined ? {} : { maxLimit: maximum }) } };
}

function placedLeg(
  type: CouponType,
  parts: {
    readonly leg: OfferedLeg;
    readonly requested: PlaceBet['bets'][number] | undefined;
    readonly settings: BettingSettings;
  },
): PlacedLeg {
  const { leg, requested, settings } = parts;
  const { role, hasBlocks, isAgainst } = couponTraits(type);
  const [marketType = ''] = leg.marketKey.split('@');
  return {
    odds: decimalOdds(leg.price),
    eventId: leg.event.id,
    ...(isAgainst ? { chance: chanceOf(leg) } : {}),
    ...(settings.singleOnlyMarkets.includes(marketType) ? { isSingleOnly: true } : {}),
    ...(role === 'banker' && requested?.banker ? { banker: true } : {}),
    ...(role === 'lobby' && requested?.lobby ? { lobby: true } : {}),
    ...(hasBlocks ? { block: requested?.blockId } : {}),
  };
}

/**
 * @throws ApiError `builder_unsuited` for several selections as one leg: the chance that is agreed would be wrong
 * once one of them is void
 */
function chanceOf({ outcomeId, builder, marketPrices, marketIndex }: OfferedLeg): string {
  if (builder !== undefined) {
    throw new ApiError('builder_unsuited', 'no bet builder is part of an anti-express', {
      details: { outcomeIds: [outcomeId] },
    });
  }
  return fairChance(marketPrices, marketIndex);
}

/** In the order they are played; the first block's stake is the whole outlay. */
function blocksOf({ amount, amountByBlockId = {}, bets }: CouponInput) {
  const ids = [...new Set(bets.flatMap(({ blockId }) => blockId ?? []))].toSorted(
    (left, right) => left - right,
  );
  return ids.map((id, order) => {
    const stake = amountByBlockId[String(id)] ?? (order === 0 ? amount : undefined);
    return stake === undefined ? {} : { stake: minorUnits(stake) };
  });
}

function bonusBet(
  type: CouponType,
  {
    placed,
    settings,
  }: { readonly placed: readonly PlacedLeg[]; readonly settings: BettingSettings },
): true {
  const isAllowed = settings.isBonusBetOffered;
  // No market of this house is of the barred kind 7.
  if (!isBonusBetEarned({ isAllowed, type, legs: placed })) {
    throw new ApiError('bonus_bet_unavailable', 'this coupon does not earn the bonus leg');
  }
  return true;
}

function hyperBonus(
  type: CouponType,
  offer: {
    readonly placed: readonly PlacedLeg[];
    readonly settings: BettingSettings;
    readonly rules: CurrencyRules;
  },
): Pick<RequestedCoupon, 'hyperBonus'> {
  const { placed, settings, rules } = offer;
  const { steps, minCoef } = settings.hyperBonus;
  const { percent } = hyperBonusProgress({ offer: { steps, minCoef }, type, legs: placed });
  if (percent === 0) {
    return {};
  }
  const { hyperBonusMinimum: minLimit, hyperBonusMaximum: maxLimit } = rules;
  return { hyperBonus: { percent, steps, minCoef, minLimit, maxLimit } };
}

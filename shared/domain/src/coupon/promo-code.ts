import { compare, decimalRatio } from '../exact/ratio.ts';
import { isPromoCodeAllowed } from './vip-bet.ts';

/** What a promo code requires of the coupon it is used for. Amounts in minor units of `currency`. */
export interface PromoTerms {
  readonly kind: 'free-bet' | 'win-boost';
  readonly currency: string;
  /** Free bet: the stake, to the minor unit. */
  readonly amount?: number | undefined;
  /** The lowest total odds. */
  readonly minCoef?: string | undefined;
  /** All but multiple singles where left out. */
  readonly types?: readonly number[] | undefined;
  /** Milliseconds since epoch. */
  readonly expiresAt: number;
}

/** Why a code does not go with a coupon, the first that applies. */
export type PromoIssue = 'expired' | 'type' | 'currency' | 'account' | 'amount' | 'coef';

/** Why a promo code cannot be used with a coupon; undefined when it may be used. SLIP-6, SLIP-17. */
export function promoCodeIssue({
  promo,
  coupon,
  now,
}: {
  readonly promo: PromoTerms;
  readonly coupon: {
    readonly type: number;
    readonly currency: string;
    /** Money of the bonus account is a promotion already. */
    readonly isBonusAccount: boolean;
    /** What it costs, minor units. */
    readonly stake: number;
    /** As shown, three decimals. */
    readonly totalOdds: string;
  };
  /** Milliseconds since epoch. */
  readonly now: number;
}): PromoIssue | undefined {
  const { types, minCoef } = promo;
  if (promo.expiresAt <= now) return 'expired';
  if (!isPromoCodeAllowed(coupon.type)) return 'type';
  if (types !== undefined && !types.includes(coupon.type)) return 'type';
  if (promo.currency !== coupon.currency) return 'currency';
  if (coupon.isBonusAccount) return 'account';
  if (promo.kind === 'free-bet' && promo.amount !== coupon.stake) return 'amount';
  const isLow =
    minCoef !== undefined && compare(decimalRatio(coupon.totalOdds), decimalRatio(minCoef)) < 0;
  return isLow ? 'coef' : undefined;
}

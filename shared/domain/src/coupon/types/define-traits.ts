import type { CouponType } from '../coupon-type.ts';

/** The longest system; 10 of 20 legs are 184,756 lines. */
export const MOST_SYSTEM_LEGS = 20;

/** What a coupon type is: everything but how its lines are computed, which is `CouponTypeLines`. */
export interface CouponTypeTraits {
  readonly id: CouponType;
  /** How many legs it needs and takes. */
  readonly legs: { readonly least: number; readonly most: number };
  /** The mark of a leg that is part of every line. */
  readonly role: 'banker' | 'lobby' | undefined;
  /** The player chooses the k of "k of n". */
  readonly hasSystemSize: boolean;
  /** The player gathers legs in blocks, which are played in order. */
  readonly hasBlocks: boolean;
  /** The order of the legs decides what it returns. */
  readonly isOrdered: boolean;
  /** What a stake belongs to: the coupon, each leg, or the first block. */
  readonly stakes: 'coupon' | 'each-leg' | 'first-block';
  /** Its legs win and lose together, so that they must be independent. */
  readonly isCombined: boolean;
  /** It wins when a leg loses. */
  readonly isAgainst: boolean;
  /** An open bet has a price: each line is a product of independent legs. */
  readonly isSellable: boolean;
  /** Legs of an open bet can be added, removed and replaced. */
  readonly isChangeable: boolean;
  /** Its legs are the win and the place part of a bet on one competitor; the slip makes it of a single. */
  readonly isEachWay: boolean;
  /** It earns the hyper-bonus, the bonus leg and the bonus of the day. */
  readonly earnsBonuses: boolean;
  /**
   * What the least return above nothing is that of; undefined where legs may win and all is lost
   * afterwards.
   */
  readonly minimum: 'all-win' | 'one-loses' | 'cheapest-line' | 'cheapest-leg' | undefined;
}

type Defaults = Omit<CouponTypeTraits, 'id' | 'legs' | 'minimum'>;

const DEFAULTS: Defaults = {
  role: undefined,
  hasSystemSize: false,
  hasBlocks: false,
  isOrdered: false,
  stakes: 'coupon',
  isCombined: true,
  isAgainst: false,
  isSellable: false,
  isChangeable: false,
  isEachWay: false,
  earnsBonuses: false,
};

/** Traits of a type: those named, and the ordinary ones of a coupon. */
export function defineTraits(
  traits: Omit<CouponTypeTraits, keyof Defaults> & Partial<Defaults>,
): CouponTypeTraits {
  return { ...DEFAULTS, ...traits };
}

import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { DecimalOdds } from '../odds/decimal-odds.ts';
import type { CouponType } from './coupon-type.ts';

/** `tied` competitors share `places` winning places: that share of the stake wins at full odds. */
export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
}

/** How a leg ended. */
export type LegResult = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost' | DeadHeat;

/** One selection of a coupon before it is decided. */
export interface CouponLeg {
  /** The decimal price the bet was taken at; "1.00" is a leg already void. */
  readonly odds: DecimalOdds;
  /** Anti-express only: its chance of winning without margin, decimal text; see `fairChance`. */
  readonly chance?: string | undefined;
  /** System only: part of every line. */
  readonly banker?: boolean | undefined;
  /** Lobby only: the one leg that every line depends on. */
  readonly lobby?: boolean | undefined;
  /** Conditional only: the block it belongs to; blocks are played in ascending order. */
  readonly block?: number | undefined;
  /** Multiple singles only: its own stake in minor units, else the coupon's. */
  readonly stake?: MinorUnits | undefined;
}

export interface SettledLeg extends CouponLeg {
  readonly result: LegResult;
}

/** A block of a conditional coupon; without a stake it stakes all the block before it returned. */
export interface CouponBlock {
  readonly stake?: MinorUnits | undefined;
}

/** Minimum legs, and the percentage of the net win. */
export interface HyperBonusStep {
  readonly legs: number;
  readonly percent: number;
}

/** Extra percentage of the net win when all legs win. Limits in minor units. */
export interface HyperBonus {
  readonly percent: string | number;
  /**
   * Percentages by number of legs: with a void leg the coupon takes the step of those left at
   * `minCoef` or more. Without steps, `percent` applies whatever is void.
   */
  readonly steps?: readonly HyperBonusStep[] | undefined;
  readonly minCoef?: string | undefined;
  /** The smallest stake that earns it. */
  readonly minLimit?: number | undefined;
  /** The most it adds. */
  readonly maxLimit?: number | undefined;
}

/** Percentages withheld where the partner has taxes: of the stake before, of the net win after. */
export interface CouponTax {
  readonly stakePercent?: string | number | undefined;
  readonly winPercent?: string | number | undefined;
}

/** Extra percentage of the net win by a promo code, whatever the legs; with its maximum in minor units. */
export interface WinBoost {
  readonly percent: string | number;
  readonly maxLimit?: number | undefined;
}

/** What a coupon is made of: all that its total odds depend on, except stakes. */
export interface CouponTerms<Leg extends CouponLeg = CouponLeg> {
  readonly type: CouponType;
  /** In slip order. */
  readonly legs: readonly Leg[];
  /** System and lobby: the k of "k of n". */
  readonly systemSize?: number | undefined;
  /** Conditional only, in order; the first block's stake is what the player pays. */
  readonly blocks?: readonly CouponBlock[] | undefined;
  /** Anti-express only: the margin M of its price formula. */
  readonly antiExpressMargin?: string | number | undefined;
  /** Anti-express only: the share of the stake that the house keeps at least, whatever the price. */
  readonly antiExpressEdge?: string | number | undefined;
  /** Anti-express only: the price the server quoted, which wins over the formula, not over the edge. */
  readonly antiExpressOdds?: DecimalOdds | undefined;
  /** Express only: with the bonus leg; its odds follow from the legs that count. */
  readonly bonusBet?: boolean | undefined;
}

/** A coupon with its stake in minor units. */
export interface StakedCoupon<Leg extends CouponLeg = CouponLeg> extends CouponTerms<Leg> {
  readonly stake: MinorUnits;
}

/** A coupon whose legs are still open. Amounts in minor units of `currency`. */
export interface OpenCoupon<Leg extends CouponLeg = CouponLeg> extends StakedCoupon<Leg> {
  readonly currency: CurrencyCode;
  readonly hyperBonus?: HyperBonus | undefined;
  readonly winBoost?: WinBoost | undefined;
  /** The house paid the stake: it stays with the house, and only the net win is paid out. */
  readonly isStakeFree?: boolean | undefined;
  readonly tax?: CouponTax | undefined;
  /** The most the coupon returns, in minor units. */
  readonly maxPayout?: number | undefined;
}

/** A coupon with every leg decided. */
export type DecidedCoupon = OpenCoupon<SettledLeg>;

/** How a line ended: `partial` when a leg was half won, half lost or tied. */
export type LineResult = 'won' | 'lost' | 'void' | 'partial';

/** One line of the explanation: which legs, at what price, on what stake, for what amount. */
export interface ExplainedLine {
  /** Indexes into the coupon's legs. */
  readonly legs: readonly number[];
  /** Lines this entry covers: 1, or all of a system too large to list. */
  readonly count: number;
  readonly result: LineResult;
  /** What the line returned per unit staked, with three decimals; "0.000" when lost. */
  readonly multiplier: string;
  /** Its share of the stake; shares add up to the stake left after stake tax. */
  readonly stake: MinorUnits;
  /** What it returned; lines and adjustments add up to the payout. */
  readonly amount: MinorUnits;
}

/**
 * What changed the sum of the lines: money given (above zero) or withheld (below zero). `restaked`
 * is what a chain or conditional coupon took from earlier returns to stake on later ones.
 */
export interface Adjustment {
  readonly kind:
    | 'restaked'
    | 'stake-tax-returned'
    | 'hyper-bonus'
    | 'win-boost'
    | 'max-payout'
    | 'win-tax'
    | 'free-stake';
  readonly amount: MinorUnits;
}

/** What a coupon returns and why, to the minor unit. */
export interface CouponReturn {
  readonly payout: MinorUnits;
  /** What the player paid for it. */
  readonly outlay: MinorUnits;
  /** The part of the outlay withheld before any line was staked. */
  readonly stakeTax: MinorUnits;
  readonly currency: CurrencyCode;
  readonly result: LineResult;
  readonly lines: readonly ExplainedLine[];
  readonly adjustments: readonly Adjustment[];
}

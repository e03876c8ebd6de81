/** A coupon in numbers, enough to know what it is made of. */
export interface CouponCounts {
  readonly type: number;
  /** All legs, bankers and the lobby leg included. */
  readonly legs: number;
  /** System and lobby: the k of "k of n". */
  readonly systemSize?: number | undefined;
  /** System only: how many of the legs are part of every line. */
  readonly bankers?: number | undefined;
  /** Conditional only: how many legs each block has, in order. */
  readonly blockSizes?: readonly number[] | undefined;
}

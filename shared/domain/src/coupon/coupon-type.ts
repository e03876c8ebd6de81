/**
 * Coupon types by name; the ids to 9 are the specification's, and all go over the wire. A new type takes the next
 * id here, a file in `types/` with its traits and its lines, and a line in each of the two lists of
 * `coupon-types.ts`; the type check names what is missing.
 */
export const COUPON_TYPE = {
  single: 0,
  express: 1,
  system: 2,
  chain: 3,
  lobby: 4,
  conditional: 5,
  antiExpress: 6,
  lucky: 7,
  patent: 8,
  multipleSingles: 9,
  eachWay: 10,
} as const;

export type CouponType = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];

/** The ids of all coupon types, ascending. */
export const COUPON_TYPES: readonly CouponType[] = Object.values(COUPON_TYPE);

/** Whether a number from outside is the id of a coupon type. */
export function isCouponType(id: number): id is CouponType {
  return (COUPON_TYPES as readonly number[]).includes(id);
}

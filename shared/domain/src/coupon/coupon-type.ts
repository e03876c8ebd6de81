/** Coupon types by name; the ids are the specification's and go over the wire. */
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
} as const;

export type CouponType = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];

/** Whether a number from outside is the id of a coupon type. */
export function isCouponType(id: number): id is CouponType {
  return Number.isInteger(id) && id >= COUPON_TYPE.single && id <= COUPON_TYPE.multipleSingles;
}

import * as z from 'zod/mini';
import { Selection } from './events.ts';

/** The slip as kept in local storage (platform.txt §3: bets, addedAtByBetId, typeId, systemValue). */
export const StoredCoupon = z.object({
  bets: z.array(Selection),
  /** Milliseconds since epoch by outcome id. */
  addedAtByBetId: z.record(z.string(), z.number()),
  typeId: z.number(),
  systemValue: z.number(),
  /** Stake as typed, so that nothing is lost on reload. */
  amount: z._default(z.string(), ''),
});
export type StoredCoupon = z.infer<typeof StoredCoupon>;

export const StoredCouponSettings = z.object({
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});
export type StoredCouponSettings = z.infer<typeof StoredCouponSettings>;

import * as z from 'zod/mini';
import { Selection } from '../plugins/events.ts';

/** A block of a conditional coupon: legs by outcome id. Its id stays while it is moved. */
export const StoredBlock = z.object({ id: z.number(), bets: z.array(z.string()) });
export type StoredBlock = z.infer<typeof StoredBlock>;

/** The version of `StoredCoupon` that this release writes. */
export const STORED_COUPON_VERSION = 3;

/** What the slip shows: itself, or the bets that are open. */
export const COUPON_TAB = { slip: 1, openBets: 2 } as const;
export type CouponTab = (typeof COUPON_TAB)[keyof typeof COUPON_TAB];

/**
 * The slip as kept in local storage: the snapshot of platform.txt §3 (bets, addedAtByBetId, typeId,
 * systemValue) and every other choice of the player from product.txt §3.1. Bets are known by their
 * outcome ids; amounts are kept as typed, in major units, so that a reload loses nothing.
 */
export const StoredCoupon = z.object({
  /** The tab that was open last. */
  tab: z.union([z.literal(COUPON_TAB.slip), z.literal(COUPON_TAB.openBets)]),
  /** In slip order, which is the order a chain is played in. */
  bets: z.array(Selection),
  /** Milliseconds since epoch by bet. */
  addedAtByBetId: z.record(z.string(), z.number()),
  /** The type the slip is now. */
  typeId: z.number(),
  /** The type the player chose; absent while it follows from the number of legs. */
  chosenTypeId: z.optional(z.number()),
  /** The k of "k of n". */
  systemValue: z.number(),
  /** System: bets that are part of every line. */
  bankers: z.array(z.string()),
  /** Lobby: the bet every line depends on; the first one unless chosen. */
  lobby: z.optional(z.string()),
  /** Conditional: blocks in the order they are played; every bet is in exactly one. */
  blocks: z.array(StoredBlock),
  amount: z.string(),
  amountByBlockId: z.record(z.string(), z.string()),
  amountByBetId: z.record(z.string(), z.string()),
  /** Singles are bet on legs beside the coupon: those with a stake of their own in `amountByBetId`. */
  hasSingles: z.optional(z.boolean()),
  /** The amount is staked on each line, not on all of them together. */
  isStakeEach: z.optional(z.boolean()),
  /** Multiple singles: the amount is split among the legs without a stake of their own. */
  isStakeSplit: z.optional(z.boolean()),
  /** The only bet of the slip, by its outcome, is bet on each way: to win and to be placed. */
  eachWay: z.optional(z.string()),
  promoCode: z.string(),
  /** The account that pays; the player's active one unless chosen. */
  accountId: z.optional(z.string()),
  isVip: z.boolean(),
  /** What the account lacks is paid with an advance on open bets. */
  isPrepaid: z.optional(z.boolean()),
  /** The bonus bet was taken off by hand and is not offered again. */
  isBonusBetRemoved: z.boolean(),
  /** Where the slip came from: a shared code, a ready-made express or a partner's reference. */
  refId: z.optional(z.string()),
  /** The accumulator of the day that was loaded: its bonus, and the outcomes that earn it. */
  express: z.optional(z.object({ percent: z.number(), bets: z.array(z.string()) })),
  /** The stake follows the largest that is allowed. */
  isAutoMax: z.boolean(),
});
export type StoredCoupon = z.infer<typeof StoredCoupon>;

import * as z from 'zod/mini';

/** Amounts are decimal text in major units, so that they mean the same in every currency. */
const AmountText = z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,4})?$/));

/** Version of what is stored; the first knew only `changeCoefAction`. */
export const STORED_COUPON_SETTINGS_VERSION = 2;

/** What the player decided about slips, kept on the device (product specification §3.2). */
export const StoredCouponSettings = z.object({
  /** 0 always ask, 1 accept any price, 2 accept a better one. */
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** What one press of plus or minus changes, by currency; others take the currency's own. */
  amountStep: z._default(z.record(z.string(), AmountText), {}),
  /** Stake of a one-click bet from a money account; 0 while none was chosen. */
  oneClickAmount: z._default(AmountText, '0'),
  /** The same from a bonus account. */
  bonusOneClickAmount: z._default(AmountText, '0'),
  isOneClick: z._default(z.boolean(), false),
  /** Bets are accepted only at exactly the price on screen. */
  exactCoef: z._default(z.boolean(), false),
  /** A bet is dropped when the score has changed on its way. */
  isDropOnScoreChange: z._default(z.boolean(), false),
  /** The slip stays in view while the page is scrolled. */
  isCouponFixed: z._default(z.boolean(), true),
  isBalanceShown: z._default(z.boolean(), true),
  isPossibleWinShown: z._default(z.boolean(), true),
  isAccountSelectionShown: z._default(z.boolean(), true),
  /** What others have backed with the same selections. */
  isBackedShown: z._default(z.boolean(), true),
  /** The phone vibrates for selections added, bets accepted, refused and won, where it can. */
  isVibrating: z._default(z.boolean(), true),
});
export type StoredCouponSettings = z.infer<typeof StoredCouponSettings>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What an amount limit counts. */
export type CountedAmount = 'wagering' | 'loss' | 'deposit';

export interface AmountLimitType {
  readonly type: number;
  readonly counts: CountedAmount;
  /** Length of the sliding window. */
  readonly windowMs: number;
}

/** Limits on amounts, product.txt §3.7: over 24 hours, 7 days and 30 days. */
export const AMOUNT_LIMIT_TYPES: readonly AmountLimitType[] = [
  { type: 1, counts: 'wagering', windowMs: DAY },
  { type: 2, counts: 'wagering', windowMs: 7 * DAY },
  { type: 3, counts: 'wagering', windowMs: 30 * DAY },
  { type: 10, counts: 'loss', windowMs: DAY },
  { type: 11, counts: 'loss', windowMs: 7 * DAY },
  { type: 12, counts: 'loss', windowMs: 30 * DAY },
  { type: 20, counts: 'deposit', windowMs: DAY },
  { type: 21, counts: 'deposit', windowMs: 7 * DAY },
  { type: 22, counts: 'deposit', windowMs: 30 * DAY },
];

/** Deposit limit of a day. */
export const DAILY_DEPOSIT = 20;
export const SELF_EXCLUSION = 30;
export const DEPOSIT_TIME_OUT = 33;
/** Marks a player who has blocked the account altogether. */
export const SELF_EXCLUSION_MARKER = 37;

/** Periods away from play or from deposits, in days. */
export const EXCLUSION_DAYS: Readonly<Record<number, readonly number[]>> = {
  [SELF_EXCLUSION]: [1, 7, 30, 90, 180, 365, 730, 1_825],
  [DEPOSIT_TIME_OUT]: [1, 7, 30, 90],
};

/** The value that stands for "no limit", product.txt §3.7; a limit is given up by raising it to this. */
export const NO_LIMIT = 999_999_999;

/** A raised limit counts no sooner than this after it was asked for, and only once confirmed. */
export const COOLING_OFF_MS = DAY;

/** The length of a day in milliseconds, for periods given in days. */
export const DAY_MS = DAY;

/** The amount limit behind a type number. */
export function amountLimitType(type: number): AmountLimitType | undefined {
  return AMOUNT_LIMIT_TYPES.find((candidate) => candidate.type === type);
}

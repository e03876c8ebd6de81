/**
 * Tattersalls Rule 4 (c): what is deducted from winnings on bets struck before a runner was withdrawn, by its price at
 * that time. Each row is the longest odds that the deduction applies to, as winnings per unit staked, and its percentage;
 * odds between two rows take the row with the longer odds, the smaller deduction.
 */
const ROWS: readonly (readonly [longest: number, percent: number])[] = [
  [1 / 9, 90],
  [2 / 11, 85],
  [1 / 4, 80],
  [3 / 10, 75],
  [2 / 5, 70],
  [8 / 15, 65],
  [8 / 13, 60],
  [4 / 5, 55],
  [20 / 21, 50],
  [6 / 5, 45],
  [6 / 4, 40],
  [7 / 4, 35],
  [9 / 4, 30],
  [3, 25],
  [4, 20],
  [11 / 2, 15],
  [9, 10],
  [14, 5],
];

/** Several withdrawals never take more than this. */
const MOST_PERCENT = 90;

/**
 * What the withdrawal of one runner takes from the winnings on the others, in percent; 0 for a long shot.
 * @param price decimal text: the price of the runner when it was withdrawn
 */
export function ruleFourPercent(price: string): number {
  // Written with two decimals, 1/9 is 1.11: the rows are met to the hundredth.
  const winnings = Number(price) - 1 - 0.005;
  return ROWS.find(([longest]) => winnings <= longest)?.[1] ?? 0;
}

/** A runner that was withdrawn after betting had begun. */
export interface Withdrawal {
  readonly competitorId: number;
  /** Milliseconds since epoch. */
  readonly at: number;
  /** What it takes from winnings on bets struck before. */
  readonly percent: number;
}

/** What all withdrawals after a bet was struck take from its winnings, in percent. */
export function deductionAfter(withdrawals: readonly Withdrawal[], struckAt: number): number {
  const all = withdrawals
    .filter(({ at }) => at > struckAt)
    .reduce((sum, { percent }) => sum + percent, 0);
  return Math.min(all, MOST_PERCENT);
}

/**
 * The price that a bet is settled at after a deduction from its winnings, rounded down to thousandths.
 * @param price decimal text, as agreed
 */
export function deductedPrice(price: string, percent: number): string {
  const thousandths = Math.round(Number(price) * 1_000);
  const winnings = Math.floor(((thousandths - 1_000) * (100 - percent)) / 100);
  return ((1_000 + winnings) / 1_000).toFixed(3);
}

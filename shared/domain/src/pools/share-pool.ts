const WHOLE = 10_000n;

/** A pool before it is shared. Amounts in minor units. */
export interface OpenPool {
  readonly staked: number;
  /** What earlier draws left. */
  readonly jackpot: number;
  /** Kept by the house, in hundredths of a percent of the stakes. */
  readonly deduction: number;
  /** What the best category gets of the jackpot, in hundredths of a percent; all of it where this is absent. */
  readonly jackpotShare?: number;
  /** The best first: its share of the fund, in parts of the sum of all shares, and how many lines have won in it. */
  readonly categories: readonly { readonly share: number; readonly lines: number }[];
}

/** A pool that was shared. `staked + jackpot` before are `deducted + breakage + jackpot` and all prizes after. */
export interface SharedPool {
  readonly deducted: number;
  /** For each category what one line wins; 0 where none has. */
  readonly prizes: readonly number[];
  /** What could not be divided evenly. */
  readonly breakage: number;
  /** What no line has won, for the next draw. */
  readonly jackpot: number;
}

/**
 * Shares a pool among its winners: the stakes less the deduction by category, to the best one what it left in
 * earlier draws as well; each equally among the category's lines, down to the minor unit. What a category without
 * a winner has goes to the jackpot of the next draw.
 */
export function sharePool({
  staked,
  jackpot,
  deduction,
  jackpotShare = Number(WHOLE),
  categories,
}: OpenPool): SharedPool {
  const deducted = (BigInt(staked) * BigInt(deduction)) / WHOLE;
  const fund = BigInt(staked) - deducted;
  const offered = (BigInt(jackpot) * BigInt(jackpotShare)) / WHOLE;
  const shares = categories.reduce((sum, { share }) => sum + BigInt(share), 0n);
  const lower = categories.slice(1).map(({ share }) => (fund * BigInt(share)) / shares);
  // What rounding leaves of the shares is the best category's: no unit is lost between them.
  const best = lower.reduce((rest, part) => rest - part, fund) + offered;
  let breakage = 0n;
  let left = BigInt(jackpot) - offered;
  const prizes = categories.map(({ lines }, at) => {
    const part = at === 0 ? best : (lower[at - 1] ?? 0n);
    if (lines === 0) {
      left += part;
      return 0;
    }
    const prize = part / BigInt(lines);
    breakage += part - prize * BigInt(lines);
    return Number(prize);
  });
  return {
    deducted: Number(deducted),
    prizes,
    breakage: Number(breakage),
    jackpot: Number(left),
  };
}

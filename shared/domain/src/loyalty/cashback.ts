import { DAY } from '../time/clock.ts';

/** A period of cashback; milliseconds since epoch, the end no longer part of it. */
export interface CashbackPeriod {
  readonly from: number;
  readonly to: number;
}

/** The period that a first decided bet at a moment begins: whole days, from midnight UTC on. */
export function cashbackPeriod(at: number, days: number): CashbackPeriod {
  const from = Math.floor(at / DAY) * DAY;
  return { from, to: from + days * DAY };
}

/** The share of a net loss that is returned, in whole minor units, rounded down; 0 without a loss. */
export function cashbackOf({
  staked,
  returned,
  percent,
}: {
  readonly staked: number;
  readonly returned: number;
  /** At most two decimals. */
  readonly percent: number;
}): number {
  const loss = BigInt(Math.max(0, staked - returned));
  return Number((loss * BigInt(Math.round(percent * 100))) / 10_000n);
}

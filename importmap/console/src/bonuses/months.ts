/** How many months can be looked at, with the present one. */
const MONTHS = 12;

/** A month of UTC: `2026-11`, and the moments that it lies between, ms since epoch. */
export interface Month {
  readonly id: string;
  readonly from: number;
  /** The first moment of the next one. */
  readonly to: number;
}

/** The last twelve months, the present one first. @param now ms since epoch */
export function lastMonths(now: number): readonly Month[] {
  const present = new Date(now);
  return Array.from({ length: MONTHS }, (_, back) => {
    const start = (month: number) =>
      Date.UTC(present.getUTCFullYear(), present.getUTCMonth() + month, 1);
    const from = start(-back);
    return { id: new Date(from).toISOString().slice(0, 7), from, to: start(1 - back) };
  });
}

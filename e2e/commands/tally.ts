/** How a run of tests or checks ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The sum of several runs. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line: `N passed, N failed`, and how many were skipped when any were. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  const counted = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? counted : `${counted}, ${skipped} skipped`;
}

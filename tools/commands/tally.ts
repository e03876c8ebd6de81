/** How a run of tests or checks ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, one text for each. */
  readonly failures: readonly string[];
  /** What passed only when it was tried again: faults to be mended, of the product or of the test. */
  readonly unsteady?: readonly string[];
}

/** The sum of several runs. */
export function sumTallies(tallies: readonly Tally[]): Required<Tally> {
  return tallies.reduce<Required<Tally>>(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
      unsteady: [...sum.unsteady, ...(tally.unsteady ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] },
  );
}

/** What one report keeps of a failure's message: enough to know it by, without whole traces. */
const LINES_OF_A_MESSAGE = 12;

/** A failure as the end of a run shows it again: its name, and the first lines of why. */
export function failureText(name: string, message = ''): string {
  // oxlint-disable-next-line no-control-regex -- Colours of terminals are control characters.
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  const lines = plain.split('\n').slice(0, LINES_OF_A_MESSAGE);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join(
    '\n',
  );
}

/**
 * The end of a run: every failure once more, so that it can be read where the run ends, what was
 * unsteady, then the closing line `N passed, N failed`, with how many were skipped when any were.
 */
export function describeTally(tally: Tally): string {
  const { passed, failed, skipped, failures, unsteady = [] } = tally;
  const counted = `${passed} passed, ${failed} failed`;
  const line = skipped === 0 ? counted : `${counted}, ${skipped} skipped`;
  return [
    ...unsteady.map((again) => `~ passed only when tried again: ${again}`),
    ...failures.map((failure) => `✗ ${failure}`),
    line,
  ].join('\n');
}

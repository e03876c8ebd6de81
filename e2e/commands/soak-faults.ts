import { runSuite } from './journeys.ts';

/** Breaks every plugin in every way in a browser; each row is shown as it ends. */
export async function breakPlugins(
  times: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { passed, failures } = await runSuite('journeys', {
    args: ['fault-matrix', `--repeat-each=${times}`],
    environment: { FAULTS: 'all' },
  });
  write(`  ${passed} of ${passed + failures.length} hold\n`);
  return failures;
}

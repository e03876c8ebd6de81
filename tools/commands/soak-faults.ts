import { runSuite } from './journeys.ts';

/**
 * Breaks every plugin in every way in a browser; each row is shown as it ends.
 * @param shard the part to run, as "1/4"; all of it when absent
 */
export async function breakPlugins(
  times: number,
  write: (text: string) => void,
  shard?: string,
): Promise<readonly string[]> {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const { passed, failures } = await runSuite('journeys', {
    args: ['fault-matrix', `--repeat-each=${times}`, ...part],
    environment: { FAULTS: 'all' },
  });
  write(`  ${passed} of ${passed + failures.length} hold\n`);
  return failures;
}

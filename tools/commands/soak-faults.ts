import { runSuite } from './journeys.ts';

/** The renderer of the site's first screens while plugins are broken: as it is, or broken as well. */
const RENDERERS = ['', 'dead', 'slow', 'wrong'];

/**
 * Breaks every plugin in every way in a browser, with every kind of renderer; each row is shown as it ends.
 * @param shard the part to run, as "1/4"; all of it when absent
 */
export async function breakPlugins(
  times: number,
  write: (text: string) => void,
  shard?: string,
): Promise<readonly string[]> {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const all: string[] = [];
  for (const renderer of RENDERERS) {
    const { passed, failures } = await runSuite('journeys', {
      args: ['fault-matrix', `--repeat-each=${times}`, ...part],
      environment: { FAULTS: 'all', RENDERER_FAULT: renderer },
    });
    const which = renderer === '' ? '' : ` with a renderer that is ${renderer}`;
    write(`  ${passed} of ${passed + failures.length} hold${which}\n`);
    all.push(...failures);
  }
  return all;
}

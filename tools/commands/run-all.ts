import { build } from './build.ts';
import { check } from './check.ts';
import { journeys } from './journeys.ts';
import { describeTally, sumTallies } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/**
 * The whole verification: build, checks, unit tests, journeys in a browser. Ends with the line
 * `N passed, N failed`, and answers the exit code.
 */
export async function runAll(write: (text: string) => void): Promise<number> {
  const began = performance.now();
  const head = (title: string) => {
    const seconds = Math.round((performance.now() - began) / 1000);
    write(`\n── ${title} (after ${seconds} s)\n`);
  };
  head('build');
  const built = await build();
  head('checks');
  const checked = await check(write);
  head('unit tests');
  const tested = await unitTests();
  head('journeys in a browser');
  // Without a build there is nothing to walk through; that counts as a separate failure.
  const walked = built
    ? await journeys()
    : [{ passed: 0, failed: 1, skipped: 0, failures: ['the build'] }];
  const total = sumTallies([checked, tested, ...walked]);
  head('done');
  write(`${describeTally(total)}\n`);
  return total.failed === 0 ? 0 : 1;
}

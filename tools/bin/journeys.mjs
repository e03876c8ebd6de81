#!/usr/bin/env node
import { prepare } from './prepare.mjs';

prepare();
const { build } = await import('../dist/commands/build.js');
const { journeys } = await import('../dist/commands/journeys.js');
const { describeTally, sumTallies } = await import('../dist/commands/tally.js');
if (await build()) {
  const tally = sumTallies(await journeys(process.argv.slice(2)));
  process.stdout.write(`${describeTally(tally)}\n`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

#!/usr/bin/env node
// npm run soak [-- --kills=100 --switches=40]
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';

prepare();
const { values } = parseArgs({
  options: { kills: { type: 'string' }, switches: { type: 'string' } },
});
const counts = Object.fromEntries(
  Object.entries(values).map(([name, text]) => [name, Number(text)]),
);
const { build } = await import('../dist/commands/build.js');
const { soak } = await import('../dist/commands/soak.js');
const { describeTally } = await import('../dist/commands/tally.js');
if (await build()) {
  const tally = await soak(counts, (text) => process.stdout.write(text));
  process.stdout.write(`${describeTally(tally)}\n`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

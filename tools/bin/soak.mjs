#!/usr/bin/env node
// npm run soak [-- --kills=100 --switches=40] [-- --only=switches --only=plugins]
//   [-- --only=faults --shard=1/4]
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';

prepare();
const { build } = await import('../dist/commands/build.js');
const { SOAK_STEPS, soak } = await import('../dist/commands/soak.js');
const { describeTally } = await import('../dist/commands/tally.js');
const {
  values: { only = SOAK_STEPS, shard, ...counts },
} = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    shard: { type: 'string' },
    ...Object.fromEntries(SOAK_STEPS.map((step) => [step, { type: 'string' }])),
  },
});
const unknown = only.filter((step) => !SOAK_STEPS.includes(step));
if (unknown.length > 0) {
  process.stderr.write(`no step ${unknown.join(', ')}; there are ${SOAK_STEPS.join(', ')}\n`);
  process.exitCode = 1;
} else if (await build()) {
  const times = Object.fromEntries(
    Object.entries(counts).map(([name, text]) => [name, Number(text)]),
  );
  const tally = await soak({ only, times, shard }, (text) => process.stdout.write(text));
  process.stdout.write(`${describeTally(tally)}\n`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

#!/usr/bin/env node
// npm run bench [-- --only=floods --only=bets]
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';

prepare();
const { build } = await import('../dist/commands/build.js');
const { BENCH_PARTS, bench } = await import('../dist/commands/bench.js');
const {
  values: { only = BENCH_PARTS },
} = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const unknown = only.filter((part) => !BENCH_PARTS.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`no part ${unknown.join(', ')}; there are ${BENCH_PARTS.join(', ')}\n`);
  process.exitCode = 1;
} else if (await build()) {
  await bench((text) => process.stdout.write(text), { only });
} else {
  process.exitCode = 1;
}

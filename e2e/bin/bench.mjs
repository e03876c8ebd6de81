#!/usr/bin/env node
import { prepare } from './prepare.mjs';

prepare();
const { build } = await import('../dist/commands/build.js');
const { bench } = await import('../dist/commands/bench.js');
if (await build()) {
  await bench((text) => process.stdout.write(text));
} else {
  process.exitCode = 1;
}

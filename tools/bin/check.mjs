#!/usr/bin/env node
import { prepare } from './prepare.mjs';

prepare();
const { check } = await import('../dist/commands/check.js');
const { describeTally } = await import('../dist/commands/tally.js');
const tally = await check((text) => process.stdout.write(text));
process.stdout.write(`${describeTally(tally)}\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;

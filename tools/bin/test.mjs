#!/usr/bin/env node
import { prepare } from './prepare.mjs';

prepare();
const { runAll } = await import('../dist/commands/run-all.js');
process.exitCode = await runAll((text) => process.stdout.write(text));

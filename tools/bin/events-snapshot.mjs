#!/usr/bin/env node
import { prepare } from './prepare.mjs';

prepare();
const { writeEventSnapshot } = await import('../dist/commands/events-snapshot.js');
process.exitCode = writeEventSnapshot((text) => process.stdout.write(text));

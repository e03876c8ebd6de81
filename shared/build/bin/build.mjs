#!/usr/bin/env node
import { compileTypes } from './compile-types.mjs';

compileTypes();
const { runBuildCommand } = await import('../dist/index.js');
process.exitCode = await runBuildCommand({
  folder: process.cwd(),
  args: process.argv.slice(2),
  write: (text) => process.stdout.write(text),
});

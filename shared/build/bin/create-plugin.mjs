#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { compileTypes } from './compile-types.mjs';

compileTypes();
const { runCreateCommand } = await import('../dist/index.js');
process.exitCode = await runCreateCommand({
  folder: process.cwd(),
  args: process.argv.slice(2),
  write: (text) => process.stdout.write(text),
  install: (root) =>
    spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0,
});

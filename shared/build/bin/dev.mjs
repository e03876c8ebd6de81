#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileTypes } from './compile-types.mjs';

compileTypes();
const { runDevCommand } = await import('../dist/index.js');
const args = process.argv.slice(2);
const stop = await runDevCommand({
  folder: process.cwd(),
  args,
  write: (text) => process.stdout.write(text),
});

/** Puts the production build back, in a process that the terminal's Ctrl-C has not reached. */
async function end() {
  await stop?.();
  const build = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, ...args], {
    stdio: 'inherit',
    detached: true,
  });
  process.exit(status ?? 1);
}

if (stop === undefined) {
  process.exitCode = 1;
} else {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void end());
  }
}

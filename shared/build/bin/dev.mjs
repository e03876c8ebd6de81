#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileTypes } from './compile-types.mjs';

compileTypes();
const { runDevCommand } = await import('../dist/index.js');
const args = process.argv.slice(2);
const run = await runDevCommand({
  folder: process.cwd(),
  args,
  write: (text) => process.stdout.write(text),
});

/** Puts the production build back, in a process that the terminal's Ctrl-C has not reached. */
async function end() {
  await run?.stop();
  if (!run?.changedIndex) {
    process.exit(0);
  }
  const build = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const results = [['react'], args].map((names) =>
    spawnSync(process.execPath, [build, ...names], { stdio: 'inherit', detached: true }),
  );
  process.exit(results.find(({ status }) => status !== 0)?.status ?? 0);
}

if (run === undefined) {
  process.exitCode = 1;
} else {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void end());
  }
}

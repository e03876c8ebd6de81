#!/usr/bin/env node
import { compileTypes } from './compile-types.mjs';

compileTypes();
const { runDevCommand } = await import('../dist/index.js');
const stop = await runDevCommand({
  folder: process.cwd(),
  args: process.argv.slice(2),
  write: (text) => process.stdout.write(text),
});
if (stop === undefined) {
  process.exitCode = 1;
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void stop?.().then(() => process.exit(0));
  });
}

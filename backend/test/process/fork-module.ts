import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TYPESCRIPT = new URL('../typescript.mjs', import.meta.url).href;

/** Runs a TypeScript module in a separate Node process, with a channel for messages; needs no build. */
export function forkModule(file: URL, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(file), args, {
    execArgv: ['--import', TYPESCRIPT, '--conditions=touchline-source', '--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

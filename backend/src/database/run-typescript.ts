import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LOADER = new URL('../../test/typescript.mjs', import.meta.url).href;

/** For tests: runs a source file in a Node process of its own, without a build. */
export function forkTypescript(file: URL, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(file), args, {
    execArgv: ['--import', LOADER, '--conditions=touchline-source', '--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

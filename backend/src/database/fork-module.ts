import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TYPESCRIPT = new URL('../../test/typescript.mjs', import.meta.url).href;

/**
 * Runs a module of ours in a Node process of its own, with a channel for messages. A `.ts` file
 * runs as it stands, so that tests need no build.
 */
export function forkModule(file: URL, args: readonly string[]): ChildProcess {
  const isSource = file.pathname.endsWith('.ts');
  return fork(fileURLToPath(file), args, {
    execArgv: isSource
      ? ['--import', TYPESCRIPT, '--conditions=touchline-source', '--no-warnings']
      : [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

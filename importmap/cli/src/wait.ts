import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

const PAUSE_MS = 250;

/**
 * Polls until a condition is true.
 * @throws CommandError `waiting` on a timeout
 */
export async function waitUntil(
  holds: () => Promise<boolean>,
  { seconds, what }: { readonly seconds: number; readonly what: string },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() >= end) {
      throw new CommandError('waiting', `done, but after ${seconds} s ${what}`, {
        exitCode: EXIT.waiting,
      });
    }
    await sleep(PAUSE_MS);
  }
}

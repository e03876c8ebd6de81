import type { Logger } from '@touchline/plugin-api';
import type { TestClock } from '@touchline/testing';

/** A logger that keeps what it is told, for tests. */
export function createTestLogger(): Logger & {
  readonly records: { readonly level: keyof Logger; readonly message: string }[];
} {
  const records: { level: keyof Logger; message: string }[] = [];
  const at = (level: keyof Logger) => (message: string) => void records.push({ level, message });
  return {
    records,
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
}

/** Lets every promise that can settle do so, and time pass. */
export async function settle(clock?: TestClock, milliseconds = 0): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
  clock?.advance(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

import type { Clock } from '@touchline/plugin-api';

/** How often and how far apart a failed call is made again. */
export interface RetryRule {
  readonly retries: number;
  /** Milliseconds between two tries. */
  readonly wait: number;
}

/** Makes a call, and again after a failure as the rule says. @throws what the last try threw */
export async function retried<Result>(
  clock: Clock,
  { retries, wait }: RetryRule,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (retries === 0) {
      throw error;
    }
    await new Promise<void>((resolve) => {
      clock.after(wait, resolve);
    });
    return retried(clock, { retries: retries - 1, wait }, act);
  }
}

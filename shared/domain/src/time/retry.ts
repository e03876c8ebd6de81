import type { Milliseconds } from './clock.ts';

/**
 * Does something again while it rejects: at most `retries` times after the first, with the same
 * pause before each. Rejects with the last failure.
 */
export async function withRetries<Result>(options: {
  readonly act: () => Promise<Result>;
  readonly retries: number;
  readonly pause: Milliseconds;
  readonly wait: (milliseconds: Milliseconds) => Promise<unknown>;
}): Promise<Result> {
  const { act, retries, pause, wait } = options;
  try {
    return await act();
  } catch (error) {
    if (retries <= 0) {
      throw error;
    }
  }
  await wait(pause);
  return withRetries({ ...options, retries: retries - 1 });
}

import { describe, expect, it } from 'vitest';
import { withRetries } from './retry.ts';

function failing(failures: number) {
  const waits: number[] = [];
  let calls = 0;
  return {
    waits,
    calls: () => calls,
    options: {
      act: async () => {
        calls += 1;
        if (calls <= failures) {
          throw new Error(`failure ${calls}`);
        }
        return 'done';
      },
      wait: async (milliseconds: number) => void waits.push(milliseconds),
    },
  };
}

describe('retries', () => {
  it('a call that succeeds is not retried', async () => {
    const { options, waits } = failing(0);
    expect(await withRetries({ ...options, retries: 5, pause: 1000 })).toBe('done');
    expect(waits).toEqual([]);
  });

  it('the retries come with the same pause before each', async () => {
    const { options, waits } = failing(5);
    expect(await withRetries({ ...options, retries: 5, pause: 1000 })).toBe('done');
    expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]);
  });

  it('the retries end with the last failure after as many as allowed', async () => {
    const { options, calls } = failing(9);
    await expect(withRetries({ ...options, retries: 2, pause: 100 })).rejects.toThrow('failure 3');
    expect(calls()).toBe(3);
  });
});

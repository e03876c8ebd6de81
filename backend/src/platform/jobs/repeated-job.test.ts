import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepeatedJob } from './repeated-job.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function jobOf(work: () => Promise<void>) {
  const error = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error };
  return { error, job: createRepeatedJob({ everyMs: 1_000, work, log, failure: 'it failed' }) };
}

describe('a repeated job', () => {
  it('a repeated job runs at its interval, continues after a failure, and not once it is stopped', async () => {
    const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
    const { job, error } = jobOf(work);
    job.start();
    await vi.advanceTimersByTimeAsync(999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_001);
    expect(work).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledTimes(1);
    await job.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('a repeated job never runs twice at once, and stops when the current run has ended', async () => {
    let finish = () => undefined as void;
    const work = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { job } = jobOf(work);
    job.start();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(work).toHaveBeenCalledTimes(1);
    let hasStopped = false;
    const stopped = job.stop().then(() => {
      hasStopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    finish();
    await stopped;
    expect(hasStopped).toBe(true);
  });

  it('a repeated job runs immediately when it is woken, and once more when that happens meanwhile', async () => {
    let finish = () => undefined as void;
    const work = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { job } = jobOf(work);
    job.wake();
    job.wake();
    job.wake();
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    const stopped = job.stop();
    job.wake();
    finish();
    await stopped;
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

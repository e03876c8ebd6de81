import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPresence } from './presence.ts';
import { createTimerClock } from '../testing/timer-clock.ts';

function setUp({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  vi.useFakeTimers();
  const page = { isSignedIn, isVisible: true, comeBack: () => undefined as void };
  const send = vi.fn(async () => undefined as unknown);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const stop = keepPresence({
    clock: createTimerClock(),
    log,
    isSignedIn: () => page.isSignedIn,
    isVisible: () => page.isVisible,
    onReturn: (listener) => {
      page.comeBack = listener;
      return () => undefined;
    },
    send,
  });
  return { page, send, stop, log };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the authenticated-user action', () => {
  it('the authenticated-user action runs at load and every 60 s while the page is visible', () => {
    const set = setUp();
    expect(set.send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_999);
    expect(set.send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(set.send).toHaveBeenCalledTimes(2);
    set.page.isVisible = false;
    vi.advanceTimersByTime(300_000);
    expect(set.send).toHaveBeenCalledTimes(2);
    set.page.isVisible = true;
    set.page.comeBack();
    expect(set.send).toHaveBeenCalledTimes(3);
    set.page.comeBack();
    expect(set.send).toHaveBeenCalledTimes(3);
  });

  it('the authenticated-user action is not sent for a visitor, and begins with the login', () => {
    const set = setUp({ isSignedIn: false });
    vi.advanceTimersByTime(120_000);
    expect(set.send).not.toHaveBeenCalled();
    set.page.isSignedIn = true;
    set.page.comeBack();
    expect(set.send).toHaveBeenCalledOnce();
  });

  it('a failure is only logged, and it ends with the page', async () => {
    const set = setUp();
    set.send.mockRejectedValueOnce(new Error('down'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(set.log.debug).toHaveBeenCalledOnce();
    set.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(set.send).toHaveBeenCalledTimes(2);
  });
});

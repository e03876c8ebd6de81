import type { HttpRequest } from '@touchline/plugin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { type SessionDuties, startSessionDuties } from './session-duties.ts';
import { createTimerClock } from '../testing/timer-clock.ts';

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'tl_session=; max-age=0';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function setUp({ fails = false, fingerprint }: { fails?: boolean; fingerprint?: true } = {}) {
  const sent: HttpRequest<unknown>[] = [];
  const keys = createKeyStore({ authenticated: true });
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const session = {
    verify: vi.fn(async () => undefined),
    confirmSignOut: vi.fn(async () => undefined),
  };
  const syncWithCookies = vi.fn();
  const ensure = vi.fn(async () => undefined);
  stop = startSessionDuties({
    authentication: { session, syncWithCookies },
    keys,
    log,
    window,
    clock: createTimerClock(),
    http: {
      request: async (request: HttpRequest<unknown>) => {
        sent.push(request);
        if (fails) {
          throw new Error('down');
        }
        return {};
      },
    },
    fingerprint: fingerprint && { ensure, refetch: ensure, held: () => undefined },
  } as unknown as SessionDuties);
  const paths = () => sent.map(({ path }) => path);
  return { keys, paths, sent, session, syncWithCookies, ensure, log };
}

describe('8 s after the page is ready', () => {
  it('the session is checked, /web-api/session loaded uncached and the device recognised', () => {
    const { paths, sent, session, ensure } = setUp({ fingerprint: true });
    vi.advanceTimersByTime(7999);
    expect(session.verify).not.toHaveBeenCalled();
    expect(ensure).not.toHaveBeenCalled();
    expect(paths()).toEqual(['/web-api/user/v1/presence']);
    vi.advanceTimersByTime(1);
    expect(session.verify).toHaveBeenCalledOnce();
    expect(ensure).toHaveBeenCalledOnce();
    expect(sent[1]).toMatchObject({
      path: '/web-api/session',
      headers: { 'Cache-Control': 'no-cache' },
    });
  });

  it('the session call is skipped after 8 s where the marker says that it was made', () => {
    document.cookie = 'tl_session=1';
    const { paths, session } = setUp();
    vi.advanceTimersByTime(8000);
    expect(session.verify).toHaveBeenCalledOnce();
    expect(paths()).not.toContain('/web-api/session');
  });

  it('the player stays at the password of an account that was just made', () => {
    const { keys, session, syncWithCookies } = setUp();
    keys.set('auth.isAccountShown', true);
    vi.advanceTimersByTime(8000);
    expect(session.verify).not.toHaveBeenCalled();
    const before = syncWithCookies.mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(syncWithCookies).toHaveBeenCalledTimes(before);
    keys.set('auth.isAccountShown', false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(syncWithCookies).toHaveBeenCalledTimes(before + 1);
  });

  it('the session call only logs its failure', async () => {
    const { log } = setUp({ fails: true });
    await vi.advanceTimersByTimeAsync(8000);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'failed to load the session',
      expect.any(Error),
    );
  });

  it('the fingerprint is not requested where the site does not require it', () => {
    const { ensure } = setUp();
    vi.advanceTimersByTime(20_000);
    expect(ensure).not.toHaveBeenCalled();
  });
});

describe('the authenticated-user action', () => {
  it('the authenticated-user action is sent at load and every 60 s while the page is visible', () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    const { sent } = setUp();
    const acts = () => sent.filter(({ path }) => path === '/web-api/user/v1/presence');
    expect(acts()).toMatchObject([{ method: 'POST', authentication: 'required' }]);
    vi.advanceTimersByTime(60_000);
    expect(acts()).toHaveLength(2);
    visible.mockReturnValue('hidden');
    vi.advanceTimersByTime(180_000);
    expect(acts()).toHaveLength(2);
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(acts()).toHaveLength(3);
    visible.mockRestore();
  });
});

describe('at once', () => {
  it('the player is named, and a sign-out that had failed is repeated, also when the network is back', () => {
    const { session, syncWithCookies } = setUp();
    expect(syncWithCookies).toHaveBeenCalledOnce();
    expect(session.confirmSignOut).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(session.confirmSignOut).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(syncWithCookies).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(session.confirmSignOut).toHaveBeenCalledTimes(2);
  });
});

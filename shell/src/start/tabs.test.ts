import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectTabs, withCrossTabLock } from './tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function windowWith(locks: unknown): Window {
  return { navigator: { locks } } as Window;
}

describe('one tab at a time', () => {
  it('the cross-tab lock runs the act under the browser’s lock', async () => {
    const request = vi.fn((_name: string, act: () => Promise<string>) => act());
    expect(await withCrossTabLock(windowWith({ request }), 'token', async () => 'done')).toBe(
      'done',
    );
    expect(request).toHaveBeenCalledExactlyOnceWith('token', expect.any(Function));
  });

  it('the cross-tab lock runs the act once all the same where there are no locks, or the browser refuses them', async () => {
    const act = vi.fn(async () => 'done');
    const request = async () => {
      throw new DOMException('cookies are blocked', 'SecurityError');
    };
    expect(await withCrossTabLock(windowWith(undefined), 'token', act)).toBe('done');
    expect(await withCrossTabLock(windowWith({ request }), 'token', act)).toBe('done');
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('an act that fails is not tried again', async () => {
    const act = vi.fn(async () => {
      throw new Error('no session');
    });
    const request = (_name: string, run: () => Promise<unknown>) => run();
    await expect(withCrossTabLock(windowWith({ request }), 'token', act)).rejects.toThrow(
      'no session',
    );
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('tabs of one browser', () => {
  it('the tabs of one browser communicate through a channel, and ignore foreign messages', () => {
    const channels: { listener?: (event: { data: unknown }) => void; said: unknown[] }[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        readonly said: unknown[] = [];
        listener?: (event: { data: unknown }) => void;
        constructor() {
          channels.push(this);
        }
        postMessage(message: unknown) {
          this.said.push(message);
        }
        addEventListener(_name: string, listener: (event: { data: unknown }) => void) {
          this.listener = listener;
        }
      },
    );
    const tabs = connectTabs(window);
    const heard: string[] = [];
    tabs.onMessage((message) => heard.push(message));
    tabs.announce('logout');
    channels[0]?.listener?.({ data: 'login' });
    channels[0]?.listener?.({ data: { some: 'thing' } });
    expect(channels[0]?.said).toEqual(['logout']);
    expect(heard).toEqual(['login']);
  });

  it('the tabs of one browser communicate through storage where there is no channel, or none is allowed', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = connectTabs(window);
    const heard: string[] = [];
    tabs.onMessage((message) => heard.push(message));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    tabs.announce('login');
    expect(write).toHaveBeenCalledExactlyOnceWith('touchline-session', 'login');
    expect(localStorage.getItem('touchline-session')).toBeNull();
    const notify = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'touchline-session', newValue }));
    notify('logout');
    notify(null);
    expect(heard).toEqual(['logout']);
    write.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => tabs.announce('logout')).not.toThrow();
  });
});

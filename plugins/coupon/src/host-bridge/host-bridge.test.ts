import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings as pluginSettings } from '../settings.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { start } from './host-bridge.background.ts';
import { ASK, NATIVE_BRIDGE } from './host-window.ts';
import { testSelection } from '../testing/test-selection.ts';

const HOST = 'https://host.example';
const selection = testSelection(1, { section: 'live' });
const state = (betCount: number, isOneClick = false, sections: readonly string[] = []) => ({
  type: 'touchline:state',
  version: 1,
  betCount,
  isOneClick,
  sections,
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  vi.unstubAllGlobals();
});

function setUp({ origins = [HOST], allowed = false } = {}) {
  // A frame is a separate window: jsdom's events take no other source.
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const posted = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(frame as Window & typeof globalThis);
  const test = createTestContext({
    plugin: 'coupon',
    settings: { hostOrigins: origins },
    session: { userId: 'u1' },
    keys: { 'config.betting.oneClick': true, 'config.thirdparty.allowed': allowed },
    answers: {
      'GET /web-api/third-party/api/list-available-partitions': () => ({
        success: true,
        listAvailablePartitions: ['slots'],
      }),
    },
  });
  stops.push(start(test.context));
  const ask = (origin: string, data: unknown = { type: ASK }) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame }));
  return { ...test, posted, ask };
}

describe('the bridge to the host', () => {
  it('the host bridge reports bet count and one-click mode immediately and after each change, to the configured origin', () => {
    const { context, posted } = setUp();
    expect(posted.mock.calls).toEqual([[state(0), HOST]]);
    slipOf(context).toggle(selection);
    slipOf(context).setAmount('5');
    expect(posted.mock.calls.slice(1)).toEqual([[state(1), HOST]]);
    const settings = couponSettingsOf(context);
    settings.set({ ...settings.get(), isOneClick: true });
    expect(posted).toHaveBeenLastCalledWith(state(1, true), HOST);
  });

  it('the host bridge reports to no page where no origin is configured', () => {
    expect(setUp({ origins: [] }).posted).not.toHaveBeenCalled();
  });

  it('the host bridge answers a request of the host, and no page of another origin', () => {
    const { posted, ask } = setUp();
    ask('https://evil.example');
    ask(HOST, { type: 'else' });
    ask(HOST, 'text');
    expect(posted).toHaveBeenCalledTimes(1);
    ask(HOST);
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('the host bridge reports the sections of other companies where the site allows them', async () => {
    const { posted, http } = setUp({ allowed: true });
    await vi.waitFor(() =>
      expect(posted).toHaveBeenLastCalledWith(state(0, false, ['slots']), HOST),
    );
    expect(http.requests).toHaveLength(1);
    expect(setUp().http.requests).toEqual([]);
  });

  it('the host bridge reports to native applications of both kinds', () => {
    const android = { postMessage: vi.fn() };
    const ios = { postMessage: vi.fn() };
    vi.stubGlobal(NATIVE_BRIDGE, android);
    vi.stubGlobal('webkit', { messageHandlers: { [NATIVE_BRIDGE]: ios } });
    setUp({ origins: [] });
    expect(android.postMessage).toHaveBeenCalledWith(JSON.stringify(state(0)));
    expect(ios.postMessage).toHaveBeenCalledWith(state(0));
  });

  it('the host bridge neither receives nor reports anything once it is stopped', () => {
    const { context, posted, ask } = setUp();
    stops.pop()?.();
    slipOf(context).toggle(selection);
    ask(HOST);
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it.each(['*', 'https://host.example/path', 'host.example'])(
    'the host bridge refuses "%s" as an origin',
    (origin) => {
      expect(pluginSettings.safeParse({ hostOrigins: [origin] }).success).toBe(false);
    },
  );
});

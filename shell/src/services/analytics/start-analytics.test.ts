import type { AnalyticsSettings } from '@touchline/contracts/analytics';
import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { createAnalytics } from './analytics.ts';
import { startAnalytics } from './start-analytics.ts';

type Vital = (measured: { readonly name: string; readonly value: number }) => void;
const vitals = vi.hoisted(() => new Map<string, Vital>());
vi.mock('web-vitals', () => {
  const watch = (name: string) => (handle: Vital) => void vitals.set(name, handle);
  return {
    onLCP: watch('LCP'),
    onINP: watch('INP'),
    onCLS: watch('CLS'),
    onFCP: watch('FCP'),
    onTTFB: watch('TTFB'),
  };
});

const COUNTER = 'https://counter.example/c.js';
const SETTINGS: AnalyticsSettings = {
  enabled: true,
  consentRequired: false,
  counters: {},
  scripts: [COUNTER],
  scriptsDelay: 10_000,
};
const scripts = () => document.querySelectorAll(`script[src="${COUNTER}"]`);

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  for (const script of scripts()) {
    script.remove();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp(settings: Partial<AnalyticsSettings> = {}, route = 'home') {
  const test = createTestContext({
    current: { name: route, path: '/' },
    answers: { 'GET /fatman-api/v1/settings': () => ({ ...SETTINGS, ...settings }) },
  });
  const { context, clock, bus } = test;
  const analytics = createAnalytics(clock, () => context.navigation.current.get().name);
  const sent: { events: { number: number }[]; vitals: object[] }[] = [];
  const addresses = new Set<string>();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { body }: { body: string }) => {
      addresses.add(url);
      sent.push(JSON.parse(body));
      return { status: 204 };
    }),
  );
  stop = startAnalytics({
    window,
    release: 'r1',
    navigation: context.navigation,
    services: {
      ...context,
      analytics,
      bus: { forSource: () => bus },
      logger: () => createTestLogger(),
      storageOf: () => context.storage,
    } as never,
  });
  const pass = async (milliseconds: number) => {
    await settle();
    clock.advance(milliseconds);
    await settle();
  };
  const numbers = () => sent.flatMap(({ events }) => events.map(({ number }) => number));
  return { ...test, analytics, pass, sent, addresses, numbers };
}

describe('analytics of a page', () => {
  it('the analytics request and send nothing in the first 10 s; what happened meanwhile is reported later', async () => {
    const { pass, analytics, addresses, sent, numbers, context, http } = setUp();
    analytics.track('registrationSuccess');
    await context.bus.emit('bet.placed', { betId: '1', stake: 100, currency: 'EUR' });
    await pass(9_999);
    expect([sent, http.requests]).toEqual([[], []]);
    await pass(1);
    expect(http.requests.map(({ path }) => path)).toEqual(['/fatman-api/v1/settings']);
    await pass(10_000);
    expect(numbers()).toEqual(expect.arrayContaining([1255, 10_000]));
    expect([...addresses]).toEqual(['/fatman-api/v1/events']);
  });

  it('the analytics report the five web vitals', async () => {
    vitals.clear();
    const { pass, sent } = setUp();
    await pass(10_000);
    await vi.waitFor(() => expect(vitals.size).toBe(5));
    for (const [name, handle] of vitals) {
      handle({ name, value: 7 });
    }
    await pass(10_000);
    expect(sent.flatMap((batch) => batch.vitals)).toMatchObject(
      ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => ({ name, value: 7, route: 'home' })),
    );
  });

  it('the analytics report the load timing (1) of the page it was loaded for when 10 s have passed', async () => {
    const { pass, sent, context } = setUp();
    await pass(4000);
    await context.navigation.go('/line');
    await pass(6000);
    await pass(10_000);
    const timings = sent.flatMap(({ events }) => events).filter(({ number }) => number === 1);
    expect(timings).toMatchObject([{ time: 10_000, data: { page: 'home' } }]);
  });

  it('the analytics report the page before (2), how long it was open (4), and who signed in (3)', async () => {
    const { pass, context, session, sent } = setUp();
    await pass(4000);
    await context.navigation.go('/line');
    session.set({ userId: '12345678' });
    await pass(6000);
    await pass(10_000);
    const events = sent.flatMap((batch) => batch.events);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: 4, data: { page: 'home', seconds: 4 } }),
        expect.objectContaining({ number: 2, data: { page: 'home' } }),
        expect.objectContaining({ number: 3, data: { userId: '12345678' } }),
      ]),
    );
  });

  it('the analytics count openings of registration by any link to it (1000)', async () => {
    const { pass, numbers } = setUp();
    document.body.innerHTML = '<a href="/en/registration?from=header"><b>Register</b></a>';
    document.querySelector('b')?.click();
    await pass(10_000);
    await pass(10_000);
    expect(numbers()).toContain(1000);
  });

  it('the analytics report a page that runs as an application (10422), and no other', async () => {
    const inBrowser = setUp();
    await inBrowser.pass(10_000);
    await inBrowser.pass(10_000);
    expect(inBrowser.numbers()).not.toContain(10_422);
    stop();
    const matchMedia = (query: string) => ({ matches: query === '(display-mode: standalone)' });
    vi.stubGlobal('matchMedia', matchMedia);
    const standalone = setUp();
    await standalone.pass(10_000);
    await standalone.pass(10_000);
    expect(standalone.numbers()).toContain(10_422);
  });

  it('the analytics count the tasks that blocked the page in its first 10 s (10215)', async () => {
    let handle: (list: { getEntries: () => readonly object[] }) => void = () => undefined;
    class Observer {
      static supportedEntryTypes = ['longtask'];
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(listener: typeof handle) {
        handle = listener;
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const { pass, sent } = setUp();
    handle({ getEntries: () => [{}, {}] });
    handle({ getEntries: () => [{}] });
    await pass(10_000);
    await pass(10_000);
    const counted = sent.flatMap(({ events }) => events).filter(({ number }) => number === 10_215);
    expect(counted).toMatchObject([{ data: { page: 'home', count: 3 } }]);
  });

  it('the analytics install foreign scripts in time though the server put the clock back by a day', async () => {
    const { pass, clock } = setUp({ scriptsDelay: 15_000 });
    const { now } = clock;
    vi.spyOn(clock, 'now').mockImplementation(() => now() - 86_400_000);
    await pass(10_000);
    await pass(15_000);
    expect(scripts()).toHaveLength(1);
  });

  it('the analytics install foreign scripts after 10 s', async () => {
    const { pass } = setUp();
    await pass(9_999);
    expect(scripts()).toHaveLength(0);
    await pass(1);
    await pass(1);
    expect(scripts()).toHaveLength(1);
  });

  it('the analytics install foreign scripts after a longer delay where the site configures one', async () => {
    const { pass } = setUp({ scriptsDelay: 15_000 });
    await pass(10_000);
    await pass(4_999);
    expect(scripts()).toHaveLength(0);
    await pass(1);
    expect(scripts()).toHaveLength(1);
  });

  it('the analytics install foreign scripts on registration without the delay', async () => {
    const { pass } = setUp({}, 'registration');
    await pass(1);
    expect(scripts()).toHaveLength(1);
  });

  it('the analytics send and install nothing before the player has agreed, where that is required', async () => {
    const { pass, sent, context, numbers } = setUp({ consentRequired: true });
    await pass(30_000);
    expect([sent.length, scripts().length]).toEqual([0, 0]);
    context.preferences.change({ cookiesAgreeType: 'necessary' });
    await pass(10_000);
    expect([sent.length, scripts().length]).toEqual([0, 0]);
    context.preferences.change({ cookiesAgreeType: 'all' });
    await pass(10_000);
    expect(scripts()).toHaveLength(1);
    expect(numbers()).toContain(1);
  });

  it('the analytics send nothing where the operator has disabled them', async () => {
    const { pass, sent } = setUp({ enabled: false });
    await pass(60_000);
    expect([sent.length, scripts().length]).toEqual([0, 0]);
  });

  it('the analytics pass what is pending to the browser when the page is left, and only then', async () => {
    const beacon = vi.fn((_url: string, _body: Blob) => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const { pass, analytics } = setUp();
    await pass(10_000);
    analytics.track('registrationSuccess');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacon).not.toHaveBeenCalled();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(beacon).toHaveBeenCalledOnce();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe('/fatman-api/v1/events');
    const reader = new FileReader();
    reader.readAsText(body as Blob);
    await vi.waitFor(() => expect(reader.result).toContain('"number":1255'));
  });

  it('the analytics leave no timer behind', async () => {
    const { pass, clock } = setUp();
    await pass(10_000);
    stop();
    expect(clock.pending()).toBe(0);
  });
});

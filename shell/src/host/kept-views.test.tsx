import {
  createStore,
  reactView,
  type SessionState,
  useStore,
  type View,
} from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { mountRootParcel } from 'single-spa';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createTestLoader } from '../testing/test-loader.ts';
import { testRoute } from '../testing/test-manifest.ts';
import { createKeptViews } from './kept-views.ts';
import { createOutlet } from './outlet.ts';
import { createViewHost } from './view-host.ts';

const price = createStore('2.10');
const runs = vi.fn<(what: string) => void>();

function Prices() {
  const now = useStore(price);
  useEffect(() => {
    runs('followed');
    return () => runs('left');
  }, []);
  return (
    <p>
      <a href="/game">{now}</a>
    </p>
  );
}

function Crashing() {
  if (useStore(price) === '0') {
    throw new Error('no price');
  }
  return <p>fine</p>;
}

const page = (text: string) => reactView(() => <p>{text}</p>);
const views: Record<string, View> = {
  home: reactView(Prices),
  live: page('live'),
  line: page('line'),
  cyber: page('cyber'),
  game: page('game'),
  stake: reactView(() => <input />),
  crashing: reactView(Crashing),
};

function shown(name: string, given: Partial<ShownRoute> = {}): ShownRoute {
  return {
    name,
    plugin: 'site',
    layout: 'default',
    language: 'en',
    path: `/${name}`,
    params: {},
    query: {},
    reached: 'push',
    contribution: { ...testRoute(name, '/'), plugin: 'site', kept: name !== 'game' } as never,
    ...given,
  };
}

function setUp({ isLight = false } = {}) {
  const element = document.createElement('main');
  document.body.append(element);
  const clock = createTestClock();
  const session = createStore<SessionState>({ userId: undefined });
  const preferences = createStore({});
  const versions = { site: '1.0.0' };
  const registryChanged = new Set<(state: never) => void>();
  const kept = createKeptViews({
    window,
    registry: {
      get: () => ({ plugins: new Map([['site', { version: versions.site }]]) }) as never,
      subscribe: (listener) => {
        registryChanged.add(listener);
        return () => registryChanged.delete(listener);
      },
    },
    session: { state: session },
    changes: [preferences],
    clock,
    isLight: () => isLight,
  });
  const onSettled = vi.fn();
  const outlet = createOutlet({
    element,
    clock,
    onSettled,
    onStatus: () => undefined,
    dictionaries: () => undefined,
    versionOf: () => versions.site,
    kept: () => kept,
    loader: createTestLoader(
      {
        site: {
          routes: Object.entries(views).map(([name, view]) => ({
            name,
            path: `/${name}`,
            layout: 'default',
            access: 'any',
            view: async () => ({ view }),
          })),
        },
      },
      createTestContext,
    ),
    host: createViewHost({
      parcels: async () => mountRootParcel as never,
      clock,
      log: createTestLogger(),
      texts: { t: (key) => key },
      report: () => undefined,
    }),
  });
  const show = async (name: string, given?: Partial<ShownRoute>) => {
    outlet.show(shown(name, given));
    await vi.waitFor(() =>
      expect(element.querySelector(visible)?.getAttribute('data-view')).toBe(name),
    );
    await vi.waitFor(() =>
      expect(onSettled).toHaveBeenLastCalledWith(
        expect.objectContaining({ name }),
        expect.anything(),
      ),
    );
    // What follows the next frame.
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    await settle(clock, 0);
  };
  const keptNames = () =>
    [...element.querySelectorAll<HTMLElement>('[data-kept]')].map(({ dataset }) => dataset['view']);
  const release = (version: string) => {
    versions.site = version;
    registryChanged.forEach((listener) => listener(undefined as never));
  };
  return { element, clock, session, preferences, show, keptNames, release, kept };
}

const visible = '[data-view]:not([hidden])';

afterEach(() => {
  document.body.replaceChildren();
  runs.mockClear();
  price.set('2.10');
});

describe('kept views', () => {
  it('a return shows the same nodes, with the price of now before anything is painted', async () => {
    const { element, show } = setUp();
    await show('home');
    const before = element.querySelector('p');
    await show('live');
    price.set('2.25');
    expect(element.querySelector('[data-kept] p')?.textContent).toBe('2.10');
    await show('home');
    expect(element.querySelector(`${visible} p`)).toBe(before);
    expect(before?.textContent).toBe('2.25');
  });

  it('the effects of a view end while it is kept, and begin again with the return', async () => {
    const { show } = setUp();
    await show('home');
    await show('live');
    await show('home');
    expect(runs.mock.calls.flat()).toEqual(['followed', 'left', 'followed']);
  });

  it('a step back returns the focus, a press on a link does not', async () => {
    const { element, show } = setUp();
    await show('home');
    const link = element.querySelector('a');
    link?.focus();
    await show('live');
    link?.blur();
    await show('home');
    expect(document.activeElement).not.toBe(link);
    link?.focus();
    await show('live');
    link?.blur();
    await show('home', { reached: 'traverse' });
    expect(document.activeElement).toBe(link);
  });

  it('the view of a route that does not say so, and one with fields, are not kept', async () => {
    const { show, keptNames } = setUp();
    await show('game');
    await show('stake');
    await show('live');
    expect(keptNames()).toEqual([]);
  });

  it.each([
    { isLight: false, most: ['live', 'line', 'cyber'] },
    { isLight: true, most: ['cyber'] },
  ])(
    'the last views are kept, fewer in the light version ($isLight)',
    async ({ isLight, most }) => {
      const { show, keptNames } = setUp({ isLight });
      for (const name of ['home', 'live', 'line', 'cyber', 'game']) {
        await show(name);
      }
      expect(keptNames()).toEqual(most);
    },
  );

  it.each<[string, (given: ReturnType<typeof setUp>) => void]>([
    ['a sign-in', ({ session }) => session.set({ userId: '7' as never })],
    ['a change of the settings', ({ preferences }) => preferences.set({ isCompact: 1 })],
    ['another version of its plugin', ({ release }) => release('1.0.1')],
    ['five minutes', ({ clock }) => void clock.advance(300_000)],
    ['a page that is frozen', () => document.dispatchEvent(new Event('freeze'))],
    ['the end of the page', ({ kept }) => kept.dispose()],
  ])('a kept view is unmounted by %s', async (_what, happens) => {
    const given = setUp();
    await given.show('home');
    await given.show('live');
    expect(given.keptNames()).toEqual(['home']);
    happens(given);
    expect(given.keptNames()).toEqual([]);
    expect(given.element.querySelectorAll('[data-view]')).toHaveLength(1);
  });

  it('a view that crashes when it is returned to shows its card in its place', async () => {
    const { element, show } = setUp();
    await show('crashing');
    await show('live');
    price.set('0');
    await show('crashing');
    expect(element.querySelector(`${visible} [data-retry-card]`)).not.toBeNull();
  });

  it('another address of the same view is another view to return to', async () => {
    const { element, show } = setUp();
    await show('live', { path: '/live/football' });
    const football = element.querySelector('p');
    await show('home');
    await show('live', { path: '/live/tennis' });
    expect(element.querySelector(`${visible} p`)).not.toBe(football);
    await show('live', { path: '/live/football' });
    expect(element.querySelector(`${visible} p`)).toBe(football);
  });
});

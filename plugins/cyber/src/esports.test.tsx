import { waitFor } from '@testing-library/react';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from './plugin.ts';
import en from './translations/en.json';
import { view as champs } from './discipline/champs.view.tsx';
import { view as champ } from './discipline/champ.view.tsx';
import { view as discipline } from './discipline/discipline.view.tsx';
import { view as game } from './game/game.view.tsx';
import { view as home } from './home/home.view.tsx';
import { view as dashboard } from './type/dashboard.view.tsx';
import { view as type } from './type/type.view.tsx';

const SPORTS = [
  { id: 1, slug: 'football', live: 3, line: 9 },
  { id: 40, slug: 'cs2', live: 1, line: 2, esports: 'real' },
  { id: 41, slug: 'valorant', live: 0, line: 0, esports: 'real' },
];
const CHAMP = { id: 40001, slug: 'masters', name: 'Masters', country: 'world', sport: 'cs2' };
const CHAMPS = { champs: [{ ...CHAMP, live: 1, line: 4 }] };

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(async () => mounted?.unmount());

async function open(
  view: typeof home,
  {
    params = {},
    at = 'esportsHome',
    sports = SPORTS,
    isSportOn = true,
  }: {
    readonly params?: Record<string, string>;
    readonly at?: string;
    readonly sports?: readonly object[];
    readonly isSportOn?: boolean;
  } = {},
) {
  const given = createTestContext({
    plugin: 'cyber',
    definition: plugin,
    texts: en,
    current: { name: at, params },
    answers: {
      'GET /line-api/v1/sports': () => ({ sports }),
      'GET /line-api/v1/champs': () => CHAMPS,
    },
  });
  const { context } = given;
  const has = vi.spyOn(context.navigation, 'has').mockReturnValue(isSportOn);
  const mount = vi.spyOn(context.slots, 'mount');
  mounted = await mountView({ view, context, props: { params } });
  const { element } = mounted;
  const addresses = () => [...element.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  const asked = () => mount.mock.calls.at(-1)?.[0];
  return { element, addresses, asked, has };
}

describe('the pages of esports', () => {
  it('the first page leads to the types and to the disciplines that have matches', async () => {
    const { element, addresses, asked } = await open(home);
    await waitFor(() => expect(addresses()).toContain('/en/esports/real/discipline/cs2'));
    expect(addresses()).toContain('/en/esports/stream');
    expect(addresses()).toContain('/en/esports/search-events');
    expect(element.textContent).toContain('1 live, 2 upcoming');
    expect(addresses().join(' ')).not.toMatch(/valorant|football/);
    expect(asked()).toMatchObject({ slot: 'cyber.events', input: { top: 'top:esports' } });
  });

  it('the pages under the other address stay under it', async () => {
    const { addresses, asked } = await open(home, { at: 'cyberHome' });
    await waitFor(() => expect(addresses()).toContain('/en/cyber/real/discipline/cs2'));
    expect(addresses().filter((href) => href?.includes('/esports'))).toEqual([]);
    expect(asked()?.input).toMatchObject({ prefix: 'cyber' });
  });

  it('a type asks for a few matches of each of its disciplines', async () => {
    const { asked } = await open(type, { params: { type: 'real' } });
    const all = { href: '/en/esports/real/discipline/cs2', shown: 3 };
    await waitFor(() =>
      expect(asked()?.input?.['lists']).toMatchObject([
        { topic: 'list:live:cs2', all },
        { topic: 'list:line:cs2', all },
      ]),
    );
  });

  it('streams are whatever the feed has pictures of; without any the page says so', async () => {
    const none = await open(type, { params: { type: 'stream' } });
    await waitFor(() => expect(none.element.textContent).toContain(en.none.stream));
    expect(none.asked()).toBeUndefined();
    await mounted?.unmount();
    const sports = SPORTS.map((sport) => (sport.slug === 'cs2' ? { ...sport, streams: 1 } : sport));
    const { asked } = await open(type, { params: { type: 'stream' }, sports });
    await waitFor(() => expect(asked()?.input).toMatchObject({ streamsOnly: true }));
  });

  it('a board has one section of all disciplines, a row a match', async () => {
    const { asked } = await open(dashboard, { params: { type: 'real', section: 'live' } });
    await waitFor(() =>
      expect(asked()?.input).toMatchObject({
        isCompact: true,
        lists: [{ topic: 'list:live:cs2' }],
      }),
    );
  });

  it('a discipline of another type, or none at all, is not found', async () => {
    for (const params of [
      { type: 'virtual', discipline: 'cs2' },
      { type: 'real', discipline: 'football' },
      { type: 'real', discipline: 'chess' },
    ]) {
      const { element, asked } = await open(discipline, { params });
      await waitFor(() => expect(element.textContent).toContain(en.unknown.title));
      expect(asked()).toBeUndefined();
      await mounted?.unmount();
    }
  });

  it('the tournaments of a discipline lead to their pages', async () => {
    const { addresses } = await open(champs, { params: { type: 'real', discipline: 'cs2' } });
    await waitFor(() =>
      expect(addresses()).toContain('/en/esports/real/discipline/cs2/champ/40001-masters'),
    );
  });

  it('a tournament has its name, and lists what is live before what comes', async () => {
    const params = { type: 'real', discipline: 'cs2', champ: '40001-masters' };
    const { element, asked } = await open(champ, { params });
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Masters'));
    expect(asked()?.input).toMatchObject({
      lists: [{ topic: 'champ:live:40001' }, { topic: 'champ:line:40001' }],
    });
  });

  it('a match is shown by the sport section; without that section the page says so', async () => {
    const params = { type: 'real', discipline: 'cs2', champ: '40001-masters', game: '7-a-b' };
    const { asked } = await open(game, { params });
    await waitFor(() =>
      expect(asked()).toMatchObject({ slot: 'cyber.game', input: { eventId: 7 } }),
    );
    await mounted?.unmount();
    const off = await open(game, { params, isSportOn: false });
    expect(off.element.textContent).toContain(en.off.title);
    expect(off.asked()).toBeUndefined();
  });
});

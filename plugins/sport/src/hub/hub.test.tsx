import { act, waitFor } from '@testing-library/react';
import { HubsConfiguration } from '@touchline/contracts/configuration';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import { favouritesOf } from '../favourites/favourites.store.ts';
import en from '../translations/en.json';
import { view as favourites } from './hub-favourites.view.tsx';
import { hubOfTitle } from './hub-names.ts';
import { hubTarget } from './hub-target.ts';
import { view } from './hub.view.tsx';

const { hubs } = HubsConfiguration.parse({});
const epl = hubs.find(({ name }) => name === 'epl');

const event = (id: number, section: 'live' | 'line') =>
  ({
    id,
    slug: `arsenal-chelsea-${id}`,
    sport: 'football',
    sportId: 1,
    home: { id: 1, name: `Arsenal ${id}` },
    away: { id: 2, name: 'Chelsea' },
    champ: { id: 1, slug: 'premier-league', name: 'Premier League', country: 'GB-ENG' },
    section,
    startsAt: Date.UTC(2026, 0, id),
    state: { status: section === 'live' ? 'live' : 'scheduled' },
    marketCount: 0,
    markets: [],
  }) as unknown as LineEvent;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(shown: typeof view, groups: object = { hubs: { hubs } }) {
  const given = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    answers: { 'GET /bff-api/config/group/get': () => ({ groups }) },
  });
  mounted = await mountView({
    view: shown,
    context: given.context,
    props: { input: { title: 'title.epl' } },
  });
  return { ...given, element: mounted.element };
}

describe('a competition hub', () => {
  it('the hub shows what is live, then what comes, and its events are its own pages', async () => {
    const { element, live } = await open(view);
    live.snapshot({
      topic: 'hub:epl',
      clk: 'c0',
      time: 0,
      events: [event(1, 'live'), event(2, 'line')],
    });
    await waitFor(() => expect(element.textContent).toContain('Arsenal 2'));
    expect(element.querySelector('h1')?.textContent).toBe('Premier League');
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href*="/game/"]')];
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/en/epl/game/1-arsenal-chelsea-1', '/en/epl/game/2-arsenal-chelsea-2']),
    );
    const text = element.textContent;
    expect(text.indexOf('Arsenal 1')).toBeLessThan(text.indexOf('Arsenal 2'));
  });

  it('the hub’s sections come in the operators’ order, and only those they chose', async () => {
    const only = { hubs: { hubs: [{ ...epl, sections: ['matches'] }] } };
    const { element, live } = await open(view, only);
    live.snapshot({
      topic: 'hub:epl',
      clk: 'c0',
      time: 0,
      events: [event(1, 'live'), event(2, 'line')],
    });
    await waitFor(() => expect(element.textContent).toContain('Arsenal 2'));
    expect(element.textContent).not.toContain('Arsenal 1');
  });

  it('a hub without a match says so and leads to the competitions of its sport', async () => {
    const { element, live } = await open(view);
    live.snapshot({ topic: 'hub:epl', clk: 'c0', time: 0, events: [] });
    await waitFor(() => expect(element.textContent).toContain(en.hub.none));
    await waitFor(() =>
      expect(element.querySelector('a[href="/en/champs/football"]')).not.toBeNull(),
    );
  });

  it('the hub’s favourites are those of its events that the player has starred', async () => {
    const { element, live, context } = await open(favourites);
    live.snapshot({
      topic: 'hub:epl',
      clk: 'c0',
      time: 0,
      events: [event(1, 'live'), event(2, 'line')],
    });
    await waitFor(() => expect(element.textContent).toContain(en.favourites.none));
    act(() => favouritesOf(context).toggle(2));
    await waitFor(() => expect(element.textContent).toContain('Arsenal 2'));
    expect(element.textContent).not.toContain('Arsenal 1');
  });

  it('a hub’s page is known by its title alone', () => {
    expect(hubOfTitle('title.worldChampionship')).toBe('champ');
    expect(() => hubOfTitle('title.home')).toThrow(RangeError);
  });

  it('a hub leads to its pages, without them to its competition, and nowhere without a match', () => {
    if (epl === undefined) {
      throw new Error('the site has no hub "epl"');
    }
    const [competition] = epl.competitions;
    const champ = {
      id: 7,
      name: 'Premier League',
      live: 0,
      line: 3,
      sport: 'football',
      country: 'GB-ENG',
      slug: 'premier-league',
    };
    expect(competition).toMatchObject({ sport: 'football', country: 'GB-ENG' });
    expect(hubTarget(epl, [champ])).toEqual({ route: 'eplHome' });
    expect(hubTarget({ ...epl, name: 'fa-cup' }, [champ])).toEqual({
      route: 'mainSectionWithChamp',
      params: { section: 'line', sport: 'football', champ: '7-premier-league' },
    });
    expect(hubTarget(epl, [{ ...champ, country: 'RU' }])).toBeUndefined();
  });
});

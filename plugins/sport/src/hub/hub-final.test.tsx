import { act, waitFor } from '@testing-library/react';
import { HubsConfiguration } from '@touchline/contracts/configuration';
import type { LineEvent, MarketTuple } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './hub-final.view.tsx';

const { hubs } = HubsConfiguration.parse({});
const epl = hubs.find(({ name }) => name === 'epl');
const DAY = Date.UTC(2026, 4, 30, 18);
const champ = { id: 7, slug: 'premier-league', name: 'Premier League', country: 'GB-ENG' };

const event = (id: number, startsAt: number): LineEvent => ({
  id,
  slug: 'arsenal-chelsea',
  sport: 'football',
  sportId: 1,
  home: { id: 1, name: `Arsenal ${id}` },
  away: { id: 2, name: 'Chelsea' },
  champ,
  section: 'line',
  startsAt,
  state: { status: 'scheduled' },
  marketCount: 0,
  markets: [],
});

const winner: MarketTuple = [
  'outright-winner',
  1,
  0,
  null,
  [
    ['c2', '1.80'],
    ['c1', '2.20'],
  ],
];
const outright: LineEvent = {
  ...event(900, DAY),
  home: { id: 7, name: 'Premier League' },
  away: { id: 0, name: '' },
  state: { status: 'scheduled', eachWay: { places: 2, fraction: 5 } },
  markets: [winner, ['outright-place@2', 1, 0, null, [['c2', '1.16']]]],
  marketCount: 2,
  outright: {
    from: DAY,
    until: DAY + 86_400_000,
    competitors: [
      { id: 1, name: 'Arsenal' },
      { id: 2, name: 'Chelsea' },
    ],
  },
};

const match = {
  id: 5,
  sport: 'football',
  champ,
  season: '2025/26',
  slug: 'arsenal-chelsea',
  home: { id: 1, name: 'Arsenal' },
  away: { id: 2, name: 'Chelsea' },
  startsAt: DAY,
  status: 'finished',
  score: [2, 1],
  periods: [],
};

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open({ finalOn }: { readonly finalOn?: string } = {}) {
  const groups = { hubs: { hubs: [{ ...epl, ...(finalOn === undefined ? {} : { finalOn }) }] } };
  const given = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    answers: {
      'GET /bff-api/config/group/get': () => ({ groups }),
      'GET /line-api/v1/statistics/champs': () => ({
        champs: [{ ...champ, sport: 'football', season: '2025/26' }],
      }),
      'GET /line-api/v1/results': () => ({
        sports: [],
        matches: [match, { ...match, id: 6, startsAt: DAY - 86_400_000, score: [7, 7] }],
      }),
    },
  });
  mounted = await mountView({
    view,
    context: given.context,
    props: { input: { title: 'title.epl' } },
  });
  const topic = (name: string, events: LineEvent[]) =>
    given.live.snapshot({ topic: name, clk: 'c0', time: 0, events });
  return { element: mounted.element, topic, context: given.context };
}

describe('the page of a tournament’s final', () => {
  it('the page of a final has the outrights, whose competitor goes to the slip, without the place part', async () => {
    const { element, topic, context } = await open();
    const chosen: Selection[] = [];
    context.bus.on('coupon.toggle', ({ selection }) => void chosen.push(selection));
    topic('hub:epl', []);
    topic('outrights:epl', [outright]);
    const prices = () => [...element.querySelectorAll<HTMLElement>('[data-outcome-id]')];
    await waitFor(() =>
      expect(prices().map((price) => price.dataset['outcomeId'])).toEqual([
        '900~outright-winner~c2',
        '900~outright-winner~c1',
      ]),
    );
    expect(element.textContent).toContain('1/5');
    act(() => prices()[0]?.click());
    await waitFor(() =>
      expect(chosen).toMatchObject([{ home: 'Chelsea', away: '', champ: 'Premier League' }]),
    );
  });

  it('the final is the match of the day that operators name, while it is on offer', async () => {
    const { element, topic } = await open({ finalOn: '2026-05-30' });
    topic('hub:epl', [event(3, DAY), event(4, DAY + 86_400_000)]);
    topic('outrights:epl', []);
    await waitFor(() => expect(element.textContent).toContain('Arsenal 3'));
    expect(element.textContent).not.toContain('Arsenal 4');
    expect(element.textContent).toContain(en.hub.final);
  });

  it('a final that has been played is shown with its result from the archive', async () => {
    const { element, topic } = await open({ finalOn: '2026-05-30' });
    topic('hub:epl', []);
    topic('outrights:epl', []);
    await waitFor(() => expect(element.querySelector('[data-result="5"]')).not.toBeNull());
    expect(element.querySelector('[data-result="6"]')).toBeNull();
  });

  it('the page of a final says so where nothing is on offer', async () => {
    const { element, topic } = await open();
    topic('hub:epl', []);
    topic('outrights:epl', []);
    await waitFor(() => expect(element.textContent).toContain(en.outrights.none));
  });
});

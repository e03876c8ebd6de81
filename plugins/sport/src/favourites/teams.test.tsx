import { act, waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { favouriteTeamsOf } from './favourite-teams.store.ts';
import { view } from './teams.view.tsx';

const event = (id: number, section: 'live' | 'line') =>
  ({
    id,
    slug: `arsenal-chelsea-${id}`,
    sport: 'football',
    sportId: 1,
    home: { id: 11, name: `Arsenal ${id}` },
    away: { id: 12, name: 'Chelsea' },
    champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
    section,
    startsAt: 0,
    state: { status: section === 'live' ? 'live' : 'scheduled' },
    marketCount: 0,
    markets: [],
  }) as unknown as LineEvent;
const EVENTS = [event(1, 'live'), event(2, 'line')];

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(section: string) {
  const given = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    answers: { 'GET /line-api/v1/events': () => ({ time: 0, events: EVENTS }) },
  });
  mounted = await mountView({ view, context: given.context, props: { params: { section } } });
  const { element } = mounted;
  const star = () => act(() => favouriteTeamsOf(given.context).toggle(11));
  const show = () =>
    EVENTS.forEach((one) =>
      given.live.snapshot({ topic: `row:${one.id}`, clk: 'c0', time: 0, events: [one] }),
    );
  return { ...given, element, star, show };
}

it('a player without a starred team is told how to star one, and sees its matches as soon as there is', async () => {
  const { element, star, show, http } = await open('all');
  expect(element.textContent).toContain(en.favourites.noTeams);
  star();
  await waitFor(() => expect(http.requests.at(-1)?.path).toContain('teams=11'));
  show();
  await waitFor(() => expect(element.textContent).toContain('Arsenal 2'));
  expect(element.textContent).toContain('Arsenal 1');
  expect(element.querySelector('a[href="/en/betsonyour/all/2-arsenal-chelsea-2"]')).not.toBeNull();
});

it('a section of the address shows the matches of that section alone', async () => {
  const { element, star, show } = await open('live');
  star();
  show();
  await waitFor(() => expect(element.textContent).toContain('Arsenal 1'));
  expect(element.textContent).not.toContain('Arsenal 2');
});

import { waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './home.view.tsx';

const event = (id: number) =>
  ({
    id,
    sport: 'football',
    sportId: 1,
    home: { id: 1, name: `Arsenal ${id}` },
    away: { id: 2, name: 'Chelsea' },
    champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
    section: 'line',
    startsAt: 0,
    state: { status: 'scheduled' },
    marketCount: 0,
    markets: [],
  }) as unknown as LineEvent;

it('home never says that there are no events while those that came are drawn', async () => {
  const given = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  const mounted = await mountView({ view, context: given.context });
  const { element } = mounted;
  const said: string[] = [];
  new MutationObserver(() => said.push(element.textContent)).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  given.live.snapshot({ topic: 'top:popular', clk: 'c0', time: 0, events: [event(1), event(2)] });
  await waitFor(() => expect(element.textContent).toContain('Arsenal 2'));
  await mounted.unmount();
  expect(said.filter((text) => text.includes(en.empty.line))).toEqual([]);
});

it('home does not offer a sport that the player has hidden', async () => {
  const given = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    keys: { 'user.hiddenLineSports': '1' },
  });
  const mounted = await mountView({ view, context: given.context });
  const { element } = mounted;
  const tennis = { ...event(2), sport: 'tennis', sportId: 4, home: { id: 3, name: 'Graf' } };
  given.live.snapshot({
    topic: 'top:popular',
    clk: 'c0',
    time: 0,
    events: [event(1), tennis as LineEvent],
  });
  await waitFor(() => expect(element.textContent).toContain('Graf'));
  expect(element.textContent).not.toContain('Arsenal 1');
  await mounted.unmount();
});

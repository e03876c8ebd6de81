import { screen } from '@testing-library/react';
import type { LineEvent, MarketTuple } from '@touchline/contracts/line';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { ListPrices } from './list-prices.tsx';

const RESULT: MarketTuple = [
  'ft-1x2',
  1,
  0,
  null,
  [
    ['home', '2.10'],
    ['draw', '3.40'],
    ['away', '3.60'],
  ],
];
const TOTAL: MarketTuple = [
  'ft-total@2.5',
  1,
  0,
  null,
  [
    ['over', '1.90'],
    ['under', '1.95'],
  ],
];
const HANDICAP: MarketTuple = [
  'ft-handicap@-1',
  1,
  0,
  null,
  [
    ['home', '2.00'],
    ['away', '1.80'],
  ],
];

async function mountPrices(markets: readonly MarketTuple[], types: readonly string[]) {
  const given = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  const event = {
    id: 1,
    sport: 'football',
    home: { id: 1, name: 'Arsenal' },
    away: { id: 2, name: 'Chelsea' },
    champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
    section: 'line',
    startsAt: 0,
    state: { status: 'scheduled' },
    marketCount: markets.length,
    markets,
  } as unknown as LineEvent;
  given.live.snapshot({ topic: 'list', clk: 'c0', time: 0, events: [event] });
  function Row() {
    const shown = useStore(usePlugin().live.event(1));
    return shown && <ListPrices event={shown} types={types} />;
  }
  return mountView({ view: reactView(Row), context: given.context });
}

/** What is written on the buttons, without spaces and marks of direction. */
const texts = () =>
  screen.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll(/[\u200E ]/g, ''));

describe('the prices of a row in the columns of its list', () => {
  it('a market whose columns the heading names shows prices, with a line where it has one', async () => {
    const mounted = await mountPrices(
      [RESULT, TOTAL, HANDICAP],
      ['ft-1x2', 'ft-total', 'ft-handicap'],
    );
    expect(texts()).toEqual(['2.10', '3.40', '3.60', '2.51.90', '2.51.95', '-12.00', '+11.80']);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    await mounted.unmount();
  });

  it('a column of which the event has nothing keeps its place', async () => {
    const mounted = await mountPrices([RESULT, HANDICAP], ['ft-1x2', 'ft-total', 'ft-handicap']);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const [, gap] = [...(screen.getAllByRole('group')[0]?.parentElement?.children ?? [])];
    expect(gap?.childElementCount).toBe(0);
    await mounted.unmount();
  });

  it('a market in place of the decided result names its outcomes itself', async () => {
    const mounted = await mountPrices([TOTAL, RESULT], ['ft-1x2']);
    expect(texts()).toEqual(['over1.90', 'under1.95']);
    await mounted.unmount();
  });
});

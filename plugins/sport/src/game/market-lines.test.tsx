import type { LineEvent, MarketTuple } from '@touchline/contracts/line';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { MarketLines } from './market-lines.tsx';

const market = (line: string, over: string, under: string): MarketTuple => [
  `ft-total@${line}`,
  1,
  0,
  null,
  [
    ['over', over],
    ['under', under],
  ],
];
const MARKETS = [
  market('0.5', '1.05', '9.00'),
  market('1.5', '1.30', '3.40'),
  market('2.5', '1.95', '1.85'),
  market('3.5', '3.20', '1.33'),
  market('4.5', '6.50', '1.10'),
  market('5.5', '12.00', '1.02'),
];
const EVENT = {
  id: 1,
  sport: 'football',
  home: { id: 1, name: 'Arsenal' },
  away: { id: 2, name: 'Chelsea' },
  champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
  section: 'live',
  startsAt: 0,
  state: { status: 'live' },
  marketCount: MARKETS.length,
  markets: MARKETS,
} as unknown as LineEvent;

function Totals() {
  const event = useStore(usePlugin().live.event(1));
  return event && <MarketLines event={event} code="ft-total" marketKeys={event.marketKeys} />;
}

/** Lines in the order they are shown in. */
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-outcome-id$="~over"]')].map(
    ({ dataset }) => /@([\d.]+)/.exec(dataset['outcomeId'] ?? '')?.[1],
  );

async function mountTotals() {
  const given = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  given.live.snapshot({
    topic: 'event:1',
    clk: 'c0',
    events: [EVENT],
  } as unknown as Parameters<typeof given.live.snapshot>[0]);
  const mounted = await mountView({ view: reactView(Totals), context: given.context });
  return { ...given, mounted };
}

it('the main line and its neighbours come first, and a button shows and hides the others', async () => {
  const { mounted } = await mountTotals();
  expect(lines()).toEqual(['1.5', '2.5', '3.5']);
  const more = screen.getByRole('button', { name: en.game.moreLines, expanded: false });
  await userEvent.click(more);
  expect(lines()).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5', '5.5']);
  await userEvent.click(screen.getByRole('button', { name: en.game.fewerLines, expanded: true }));
  expect(lines()).toEqual(['1.5', '2.5', '3.5']);
  await mounted.unmount();
});

it('moving prices move no line; a main line that has moved is looked for once the old one is suspended', async () => {
  const { mounted, live } = await mountTotals();
  const first = ['over', 'under'].map((code) => `1~ft-total@2.5~${code}`);
  live.change('event:1', [
    ['m', 1, 'ft-total@4.5', 2, 0, null, ['1.90', '1.90']],
    ['m', 1, 'ft-total@2.5', 2, 0, null, ['1.20', '4.20']],
  ]);
  for (const [index, price] of ['1.20', '4.20'].entries()) {
    const button = document.querySelector(`[data-outcome-id="${first[index]}"]`);
    await waitFor(() => expect(button?.textContent).toContain(price));
  }
  expect(lines()).toEqual(['1.5', '2.5', '3.5']);
  live.change('event:1', [['m', 1, 'ft-total@2.5', 3, 1, 'goal', ['1.20', '4.20']]]);
  await waitFor(() => expect(lines()).toEqual(['3.5', '4.5', '5.5']));
  await mounted.unmount();
});

it('a line on the slip is shown among the first, and stays when it is taken off', async () => {
  const { mounted, context } = await mountTotals();
  await context.bus.emit('coupon.changed', { outcomeIds: ['1~ft-total@5.5~over'] });
  await waitFor(() => expect(lines()).toEqual(['1.5', '2.5', '3.5', '5.5']));
  await context.bus.emit('coupon.changed', { outcomeIds: ['1~ft-total@0.5~under'] });
  await waitFor(() => expect(lines()).toEqual(['0.5', '1.5', '2.5', '3.5', '5.5']));
  await mounted.unmount();
});

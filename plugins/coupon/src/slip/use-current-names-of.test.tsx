import type { Selection } from '@touchline/contracts/plugins';
import { eventName } from '@touchline/domain/markets';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { useCurrentNamesOf } from './use-current-names-of.ts';

afterEach(cleanup);

const bet = (eventId: number): Selection => ({
  outcomeId: `${eventId}~ft-1x2~home`,
  eventId,
  sport: 'football',
  champ: 'Premier League',
  home: 'Brentford',
  away: `Everton ${eventId}`,
  startsAt: 0,
  section: 'line',
  price: '2.10',
});
const event = (id: number, price: string) => ({
  id,
  sport: 'football',
  section: 'line',
  champ: { id: 9, name: 'Premier League' },
  startsAt: 0,
  home: { name: 'Брентфорд' },
  away: { name: `Эвертон ${id}` },
  state: { status: 'open' },
  marketsTotal: 1,
  markets: [['ft-1x2', 1, 0, null, [['home', price]]]],
});
const BETS = [bet(1), bet(2)];

it('several legs have the names of the page’s language once they are known, and no price renders them again', () => {
  const { context, live } = createTestContext({ plugin: 'coupon', texts });
  const shown: string[] = [];
  function Names() {
    shown.push(useCurrentNamesOf(BETS).map(eventName).join(', '));
    return undefined;
  }
  render(
    <PluginProvider value={context}>
      <Names />
    </PluginProvider>,
  );
  const arrive = (id: number, price: string) => {
    live.follow(`event:${id}`);
    act(() =>
      live.snapshot({
        topic: `event:${id}`,
        clk: price,
        time: 0,
        events: [event(id, price)],
      } as never),
    );
  };
  expect(shown.at(-1)).toBe('Brentford – Everton 1, Brentford – Everton 2');
  arrive(1, '2.10');
  expect(shown.at(-1)).toBe('Брентфорд – Эвертон 1, Brentford – Everton 2');
  arrive(2, '2.10');
  expect(shown.at(-1)).toBe('Брентфорд – Эвертон 1, Брентфорд – Эвертон 2');
  const before = shown.length;
  arrive(2, '2.20');
  expect(shown.length).toBe(before);
});

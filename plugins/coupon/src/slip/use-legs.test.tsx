import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { slipOf } from './slip.store.ts';
import { useSlipLegs } from './use-legs.ts';

afterEach(cleanup);

const ID = 7;
const OUTCOME = `${ID}~ft-1x2~home`;

const snapshot = (price: string) =>
  ({
    topic: `event:${ID}`,
    clk: price,
    time: 0,
    events: [
      {
        id: ID,
        sport: 'football',
        section: 'line',
        champ: { id: 9, name: 'Premier League' },
        startsAt: 0,
        home: { name: 'Home' },
        away: { name: 'Away' },
        state: { status: 'open' },
        marketsTotal: 1,
        markets: [['ft-1x2', 1, 0, null, [['home', price]]]],
      },
    ],
  }) as never;

it('a price that moves between the slip’s rendering and its subscription is the one it shows', () => {
  const { context, live } = createTestContext({ plugin: 'coupon', session: { userId: 'u1' } });
  live.follow(`event:${ID}`);
  live.snapshot(snapshot('2.10'));
  slipOf(context).toggle({
    outcomeId: OUTCOME,
    eventId: ID,
    sport: 'football',
    champ: 'Premier League',
    home: 'Home',
    away: 'Away',
    startsAt: 0,
    section: 'line',
    price: '2.10',
  });
  function Moves() {
    const { moves } = useSlipLegs();
    // Layout effects run after the rendering and before anything subscribes.
    useLayoutEffect(() => live.snapshot(snapshot('1.90')), []);
    return <p>{moves.map(({ current }) => current).join(' ')}</p>;
  }
  render(
    <PluginProvider value={context}>
      <Moves />
    </PluginProvider>,
  );
  expect(screen.getByText('1.90')).toBeDefined();
});

import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LegRow } from './leg-row.tsx';
import texts from '../translations/en.json' with { type: 'json' };

afterEach(cleanup);

const ID = 7;

const event = (home: string, away: string) => ({
  id: ID,
  sport: 'football',
  section: 'line' as const,
  champ: { id: 9, name: 'Premier League' },
  startsAt: 0,
  home: { name: home },
  away: { name: away },
  state: { status: 'open' as const },
  marketsTotal: 1,
  markets: [['ft-1x2', 1, 0, null, [['home', '2.10']]]],
});

it('a leg has the names of the page’s language, and until they are known those it was chosen by', () => {
  const { context, live } = createTestContext({ plugin: 'coupon', texts });
  live.follow(`event:${ID}`);
  const bet = {
    outcomeId: `${ID}~ft-1x2~home`,
    eventId: ID,
    sport: 'football',
    champ: 'Premier League',
    home: 'Brentford',
    away: 'Everton',
    startsAt: 0,
    section: 'line' as const,
    price: '2.10',
  };
  const { container } = render(
    <PluginProvider value={context}>
      <LegRow bet={bet} conflict={undefined} />
    </PluginProvider>,
  );
  expect(container.textContent).toContain('Brentford – Everton');
  act(() =>
    live.snapshot({
      topic: `event:${ID}`,
      clk: 'a',
      time: 0,
      events: [event('Брентфорд', 'Эвертон')],
    } as never),
  );
  expect(container.textContent).toContain('Брентфорд – Эвертон');
  expect(container.textContent).not.toContain('Brentford');
});

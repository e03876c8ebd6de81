import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { RiskView } from './risk-view.tsx';

const texts = en.risk;
const exposed = { bets: 3, stakes: 640_000, liability: 1_500_000 };
const event = {
  eventId: 7,
  sport: 'football',
  champ: 'League',
  home: 'Alpha',
  away: 'Beta',
  startsAt: 1_800_000_000_000,
  ...exposed,
  worstCase: 1_436_000,
  decisions: 2,
};
const bet = {
  betId: '123456',
  playerId: '10000001',
  type: 1,
  currency: 'SEK',
  stake: 10_000,
  ownLiability: 300_000,
  liability: 27_000,
  eventId: 7,
  outcomeId: '7~ft-1x2~draw',
  home: 'Alpha',
  away: 'Beta',
  openLegs: 2,
  placedAt: 1_800_000_000_000,
};

let isEmpty: boolean;
beforeEach(() => {
  isEmpty = false;
  vi.stubGlobal('fetch', async (path: string) => {
    const currency = 'EUR';
    if (path.includes('/risk/events')) {
      const events = isEmpty ? [] : [event];
      return Response.json({ currency, total: exposed, events });
    }
    if (path.includes('/risk/bets')) {
      return Response.json({ currency, bets: isEmpty ? [] : [bet] });
    }
    const players = isEmpty ? [] : [{ playerId: '10000001', ...exposed, stakeFactor: 0.25 }];
    return Response.json({ currency, players });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('exposures are shown by event, bet and player, each leading to what can be done about it', async () => {
  showView(<RiskView />, 0);
  const events = within(await screen.findByRole('table', { name: texts.events.table }));
  expect(events.getByText('€14,360.00')).toBeTruthy();
  expect(events.getByText('Decisions: 2')).toBeTruthy();
  expect(events.getByRole('link', { name: 'Alpha – Beta' }).getAttribute('href')).toContain(
    '/trading/7',
  );
  const bets = within(await screen.findByRole('table', { name: texts.bets.table }));
  expect(bets.getByText('ft-1x2 · draw')).toBeTruthy();
  expect(bets.getByText(/(?:SEK|kr)\s?100\.00|100\.00\s?(?:SEK|kr)/)).toBeTruthy();
  expect(bets.getByText('€270.00')).toBeTruthy();
  expect(bets.getByRole('link', { name: '123456' }).getAttribute('href')).toContain('/bets/123456');
  const players = within(await screen.findByRole('table', { name: texts.players.table }));
  expect(players.getByText('25%')).toBeTruthy();
  expect(players.getByRole('link', { name: /10000001/ })).toBeTruthy();
});

it('a site without open bets says so', async () => {
  isEmpty = true;
  showView(<RiskView />, 0);
  await vi.waitFor(() => expect(screen.getAllByText(texts.none)).toHaveLength(3));
});

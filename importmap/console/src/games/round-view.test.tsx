import { cleanup, screen, within } from '@testing-library/react';
import type { OperatorRoundDetail } from '@touchline/contracts/casino-desk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { RoundView } from './round-view.tsx';
import { RoundsBlock } from './rounds-block.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const PLAYED = {
  id: '7',
  gameId: 'house:dice',
  name: 'Dice',
  accountId: '10',
  currency: 'EUR',
  staked: 1_000,
  won: 2_500,
  status: 'won',
  openedAt: NOW - 1_000,
  closedAt: NOW,
} as const;
const ROUND: OperatorRoundDetail = {
  ...PLAYED,
  playerId: '12345678',
  provider: 'house',
  externalId: 'r-1',
  transactions: [
    { id: '1', externalId: 's-1', kind: 'stake', amount: 1_000, owed: 0, isLate: false, at: NOW },
    {
      id: '2',
      externalId: 'w-1',
      kind: 'win',
      winKind: 'jackpot',
      amount: 2_500,
      owed: 0,
      isLate: true,
      at: NOW,
    },
  ],
  journals: [
    {
      id: '90',
      kind: 'game-stake',
      at: NOW,
      entries: [
        { account: 'player', amount: -1_000, balanceAfter: 9_000 },
        { account: 'open-rounds', amount: 1_000 },
      ],
    },
  ],
};

let asked: string[];
let isReplayRefused: boolean;

beforeEach(() => {
  asked = [];
  isReplayRefused = false;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST') {
      return isReplayRefused
        ? Response.json({ error: { code: 'not_found', message: 'none' } }, { status: 404 })
        : Response.json({ url: 'https://games.example/replay' });
    }
    if (path.endsWith('/games')) {
      return Response.json({ games: [{ id: 'house:dice', name: 'Dice' }] });
    }
    if (path.includes('/players/')) {
      const totals = [
        { currency: 'EUR', rounds: 1, staked: 1_000, open: 0, returned: 2_500, net: 1_500 },
      ];
      return Response.json({ rounds: [PLAYED], totals });
    }
    return Response.json(ROUND);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const named = (name: string) => screen.findByRole('button', { name }, { timeout: 20_000 });

describe('a round', () => {
  it('a round shows what its provider reported and what was booked', async () => {
    showView(<RoundView roundId="7" />, NOW);
    const reported = within(
      await screen.findByRole('region', { name: en.games.transactions }, { timeout: 20_000 }),
    );
    expect(reported.getByText(/s-1/)).toBeTruthy();
    expect(reported.getByText(/Jackpot/)).toBeTruthy();
    expect(reported.getByText(en.games.late)).toBeTruthy();
    const booked = within(screen.getByRole('region', { name: en.games.journals }));
    expect(booked.getByText('-€10.00 (balance €90.00)')).toBeTruthy();
    expect(booked.getByText(en.games.account['open-rounds'])).toBeTruthy();
  });

  it('a replay is a link to the page of the provider, or says that there is none', async () => {
    const user = showView(<RoundView roundId="7" />, NOW);
    isReplayRefused = true;
    await user.click(await named(en.games.replay));
    expect(await screen.findByText(en.games.noReplay)).toBeTruthy();
    isReplayRefused = false;
    await user.click(await named(en.games.replay));
    const link = await screen.findByRole('link', { name: en.games.openReplay });
    expect(link.getAttribute('href')).toBe('https://games.example/replay');
  });
});

describe('the rounds of a player', () => {
  it('the rounds of a player are those of the filter, with what they come to and the way to each', async () => {
    const user = showView(<RoundsBlock playerId="12345678" />, NOW);
    const link = await screen.findByRole('link', { name: 'Round 7' }, { timeout: 20_000 });
    expect(link.getAttribute('href')).toContain('/games/rounds/7');
    expect(screen.getByText('1 round: staked €10.00, returned €25.00, net €15.00')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(en.games.filter.status), 'won');
    await user.selectOptions(screen.getByLabelText(en.games.filter.game), 'house:dice');
    await vi.waitFor(() =>
      expect(asked.at(-1)).toBe(
        'GET /operator-api/v1/players/12345678/rounds?status=won&game=house%3Adice',
      ),
    );
    await user.selectOptions(screen.getByLabelText(en.games.filter.period), '7');
    await vi.waitFor(() => expect(asked.at(-1)).toMatch(/[?&]from=\d{13}$/));
  });
});

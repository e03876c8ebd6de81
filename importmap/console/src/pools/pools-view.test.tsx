import { cleanup, screen, within } from '@testing-library/react';
import type { OperatorDraw } from '@touchline/contracts/pools';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { PoolsView } from './pools-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const PATIENT = { timeout: 20_000 };
const NOW = Date.now();
const OPEN: OperatorDraw = {
  id: '41',
  game: 'toto-15',
  closesAt: NOW + 3_600_000,
  status: 'open',
  pools: [{ currency: 'EUR', tickets: 3, staked: 12_300, owed: 0 }],
};
const HELD: OperatorDraw = {
  id: '40',
  game: 'keno',
  closesAt: NOW - 1_000,
  status: 'held',
  pools: [
    {
      currency: 'EUR',
      tickets: 2,
      staked: 1_000,
      owed: 55,
      bets: { count: 4, staked: 4_400, liability: 31_700, returned: 1_234 },
      shared: {
        deducted: 300,
        breakage: 1,
        prizes: 199,
        jackpotBefore: 2_000,
        jackpotAfter: 2_500,
      },
    },
  ],
};

let draws: OperatorDraw[];
let asked: string[];
let sent: unknown[];

beforeEach(() => {
  draws = [OPEN, HELD];
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method === 'POST') {
      sent.push([url.pathname, JSON.parse(String(request.body))]);
      draws = draws.map((draw) => (draw.id === OPEN.id ? { ...draw, status: 'cancelled' } : draw));
      return Response.json({ refunded: 3 });
    }
    asked.push(url.search);
    const jackpots = [{ game: 'keno', currency: 'EUR', amount: 2_500 }];
    return Response.json({ jackpots, draws });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (id: string) =>
  within(document.querySelector<HTMLElement>(`[data-draw="${id}"]`) ?? document.body);

it('a list of pools shows what was sold, kept, paid and left of each draw', async () => {
  const user = showView(<PoolsView />, NOW);
  expect(await screen.findByText('€123.00', {}, PATIENT)).toBeTruthy();
  expect(entry('41').getByText('10 %')).toBeTruthy();
  const amounts = ['€3.00', '€1.99', '€20.00 → €25.00', '€0.01', '€0.55'];
  for (const amount of [...amounts, '€44.00', '€317.00', '€12.34']) {
    expect(entry('40').getByText(amount)).toBeTruthy();
  }
  expect(entry('40').queryByRole('button', { name: en.pools.cancel })).toBeNull();
  await user.selectOptions(screen.getByLabelText(en.pools.game), 'keno');
  await vi.waitFor(() => expect(asked).toContain('?game=keno'));
});

it('a draw is cancelled for a reason, and an operator of support cancels none', async () => {
  const user = showView(<PoolsView />, NOW);
  await user.click(await screen.findByRole('button', { name: en.pools.cancel }, PATIENT));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: en.pools.cancel }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'matches were moved');
  await user.click(dialog.getByRole('button', { name: en.pools.cancel }));
  expect(await screen.findByText(en.pools.states.cancelled)).toBeTruthy();
  expect(sent).toEqual([
    ['/operator-api/v1/lottery/draws/41/cancel', { reason: 'matches were moved' }],
  ]);
  cleanup();
  draws = [OPEN];
  showView(<PoolsView />, NOW, ['support']);
  expect(await screen.findByText('€123.00', {}, PATIENT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.pools.cancel })).toBeNull();
});

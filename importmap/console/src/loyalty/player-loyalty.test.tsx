import { cleanup, screen } from '@testing-library/react';
import type { OperatorLoyalty } from '@touchline/contracts/loyalty';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { PlayerLoyalty } from './player-loyalty.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const EARNED: OperatorLoyalty = {
  points: 7_500,
  level: 'bronze',
  periods: [
    {
      id: '1',
      product: 'casino',
      currency: 'EUR',
      level: 'bronze',
      percent: 6,
      from: NOW,
      to: NOW + 1,
      staked: 12_000,
      returned: 8_500,
      amount: 210,
      state: 'paid',
      paidAt: NOW,
    },
  ],
  declined: ['cashback'],
  friends: [
    {
      id: '1',
      friendId: '12345678',
      registeredAt: NOW,
      staked: 5_000,
      required: 5_000,
      requiredCurrency: 'EUR',
      until: NOW,
      reward: 1_000,
      rewardCurrency: 'EUR',
      state: 'refused',
    },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: OperatorLoyalty): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  showView(<PlayerLoyalty playerId="87654321" />, NOW);
  await screen.findByText(en.loyalty.points, {}, { timeout: 20_000 });
}

it('an operator sees how cashback was computed and whom a player invited', async () => {
  await show(EARNED);
  expect(screen.getByText('7,500')).toBeTruthy();
  expect(screen.getByText(en.loyalty.cashback).closest('div')?.textContent).toContain(
    en.loyalty.declined,
  );
  expect(screen.queryByText(en.loyalty.bonus)).toBeNull();
  expect(
    screen.getByText(/^Games · .* · Staked €120.00, returned €85.00, 6%: €2.10 · Paid$/),
  ).toBeTruthy();
  expect(
    screen.getByText(/Friend 12345678: €50.00 of €50.00 · Same person or device$/),
  ).toBeTruthy();
});

it('a player without cashback and friends has neither', async () => {
  await show({ ...EARNED, periods: [], friends: [] });
  expect(screen.getByText(en.loyalty.none)).toBeTruthy();
});

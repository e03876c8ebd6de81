import type { ReconciledDay } from '@touchline/contracts/money';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { ReconciliationView } from './reconciliation-view.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const AGREED: ReconciledDay = {
  provider: 'adyen',
  day: '2026-01-14',
  lines: 12,
  differenceCount: 0,
  differences: [],
  totals: [{ movement: 'deposit', currency: 'EUR', booked: 123_456, moved: 123_456 }],
  completedAt: NOW,
};
const DIFFERING: ReconciledDay = {
  ...AGREED,
  day: '2026-01-13',
  differenceCount: 1,
  differences: [
    {
      paymentId: '0b0f',
      movement: 'payout',
      difference: 'not-moved',
      currency: 'EUR',
      booked: 5_000,
      task: 'open',
    },
  ],
  totals: [{ movement: 'payout', currency: 'EUR', booked: 5_000, moved: 0 }],
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://localhost');
    asked.push(searchParams.toString());
    if (searchParams.has('cursor')) return Response.json({ days: [AGREED] });
    return Response.json(
      searchParams.get('only') === 'differences'
        ? { days: [DIFFERING] }
        : { days: [AGREED, DIFFERING], nextCursor: '2026-01-13_adyen' },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = async (text: string) => {
  const found = (await screen.findByText(text)).closest('[data-day]');
  return within(found as HTMLElement);
};

describe('the reconciled days', () => {
  it('a day shows what both books come to, its differences and the way to their tasks', async () => {
    showView(<ReconciliationView />, NOW);
    const agreed = await day('2026-01-14');
    expect(agreed.getByText(en.reconciliation.agree)).toBeTruthy();
    expect(agreed.getByText(/€1,234\.56 in our ledger, €1,234\.56/)).toBeTruthy();
    expect(agreed.queryByRole('button')).toBeNull();
    const differing = await day('2026-01-13');
    expect(differing.getByText('1 difference')).toBeTruthy();
    expect(differing.getByText(/€50\.00 in our ledger, – at the provider/)).toBeTruthy();
    expect(differing.getByText('differs by €50.00')).toBeTruthy();
    expect(differing.getByRole('button', { name: en.reconciliation.tasks })).toBeTruthy();
  });

  it('the days are shown a page at a time, and those with differences alone', async () => {
    const user = showView(<ReconciliationView />, NOW);
    await day('2026-01-13');
    await user.click(screen.getByRole('button', { name: en.frame.older }));
    await vi.waitFor(() => expect(screen.queryByText('2026-01-13')).toBeNull());
    await user.click(screen.getByRole('button', { name: en.reconciliation.onlyDifferences }));
    await day('2026-01-13');
    expect(screen.queryByText('2026-01-14')).toBeNull();
    expect(asked).toEqual(['', 'cursor=2026-01-13_adyen', 'only=differences']);
  });

  it('the way to the tasks is not shown to operators who may not read them', async () => {
    showView(<ReconciliationView />, NOW, ['support']);
    await day('2026-01-13');
    expect(screen.queryByRole('button', { name: en.reconciliation.tasks })).toBeNull();
  });
});

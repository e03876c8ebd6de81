import { createTestContext, mountView } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import en from '../translations/en.json';
import { view } from './opened-bets.view.tsx';

vi.setConfig({ testTimeout: 30_000 });

it.each([
  { type: 'bet-changed', betId: '7' },
  { type: 'bet-settled', betId: '7', status: 'won', payout: 100, currency: 'EUR' },
  { type: 'balance', accountId: 'a1', currency: 'EUR', balance: 100 },
] as const)('the list of open bets is read again on $type', async (event) => {
  const test = createTestContext({
    plugin: 'coupon',
    texts: en,
    session: { userId: '7' },
    answers: {
      'GET /betting-api/v1/bets?status=open': () => ({ bets: [] }),
      'GET /betting-api/v1/opened-costs': () => ({ costs: [] }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  const reads = () => test.http.requests.filter(({ path }) => path.includes('status=open')).length;
  await vi.waitFor(() => expect(reads()).toBe(1), { timeout: 20_000 });
  test.live.notifyPlayer(event);
  await vi.waitFor(() => expect(reads()).toBe(2));
  await mounted.unmount();
});

import type { Bet } from '@touchline/contracts/betting';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { placeBets } from '../../money/wallet/bet-money.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { findBet } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { type CashOuts, createCashOuts } from './cash-out.ts';
import { sellMany } from './sell-many.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const OUTCOME = '7~ft-1x2~home';
const test = useTestDatabase();
let book: ReturnType<typeof createTestBook>;
let cashOuts: CashOuts;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let pauses: number[];
let keys = 0;

beforeEach(async () => {
  book = createTestBook();
  book.offer(OUTCOME, { price: '2.00' });
  pauses = [];
  cashOuts = createCashOuts({
    pool: test.pool,
    clock: createTestClock().now,
    book,
    settings: () => BettingSettings.parse({ cashOut: { marginPercent: 5 } }),
    quoteSecret: new TextEncoder().encode('secret'),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function place(count: number): Promise<string[]> {
  const requests = Array.from({ length: count }, () => singleRequest(owner, { stake: 1_000 }));
  return (await placeBets(test.pool, requests)).map(({ bet }) => String(bet));
}
/** What the player was shown, each with a key. */
async function salesOf(betIds: readonly string[]) {
  const costs = await cashOuts.costs(owner.playerId);
  return betIds.map((betId) => {
    keys += 1;
    const { quote = '', amount = 0 } = costs.find((cost) => cost.betId === betId) ?? {};
    return { betId, key: `many-key-${keys}`, quote, amount };
  });
}
type Sales = Awaited<ReturnType<typeof salesOf>>;
const send = (sales: Sales, playerId = owner.playerId) =>
  sellMany({ cashOuts, log: silentLog }, { playerId, sales });
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;
const statusOf = async (betId: string) =>
  ((await findBet(test.pool, { playerId: owner.playerId, betId })) as Bet).status;

it('several bets are sold at what was shown, and a request that is sent again sells nothing again', async () => {
  const sales = await salesOf(await place(3));
  const before = (await balance()) ?? 0;
  const first = await send(sales);
  const paid = sales.reduce((sum, { amount }) => sum + amount, 0);
  expect(first.map(({ sold }) => sold?.bet.payout)).toEqual(sales.map(({ amount }) => amount));
  expect(await balance()).toBe(before + paid);
  const [again] = await Promise.all([send(sales), send(sales)]);
  expect(again).toEqual(first);
  expect(await balance()).toBe(before + paid);
});

it('a bet that is refused changes nothing about the others, and the answer says why', async () => {
  const [fine = '', worse = '', sold = ''] = await place(3);
  const sales = await salesOf([fine, worse, sold]);
  const [, , third] = sales;
  await cashOuts.sell({
    playerId: owner.playerId,
    betId: sold,
    key: 'another-page',
    requested: third ?? { quote: '', amount: 0 },
  });
  const asked = sales.map((sale) => (sale.betId === worse ? { ...sale, amount: 5_000 } : sale));
  const results = await send([
    ...asked,
    { betId: '999999999', key: 'unknown-bet', quote: 'x.y', amount: 1 },
  ]);
  expect(results.map(({ betId }) => betId)).toEqual([fine, worse, sold, '999999999']);
  expect(results.map(({ refused }) => refused?.code)).toEqual([
    undefined,
    'cash_out_changed',
    'cash_out_unavailable',
    'not_found',
  ]);
  expect(results[1]?.refused?.details).toMatchObject({ amount: sales[1]?.amount });
  expect(results[2]?.refused?.details).toMatchObject({ refusal: 'bet-settled' });
  expect([await statusOf(fine), await statusOf(worse)]).toEqual(['lost', 'open']);
});

it('bets of a suspended market are not sold, and live delays are waited out together', async () => {
  const sales = await salesOf(await place(2));
  book.offer(OUTCOME, { status: 'suspended', reason: 'goal' });
  expect((await send(sales)).map(({ refused }) => refused?.code)).toEqual([
    'cash_out_unavailable',
    'cash_out_unavailable',
  ]);
  book.offer(OUTCOME, { status: 'open', isLive: true });
  expect((await send(sales)).filter(({ sold }) => sold !== undefined)).toHaveLength(2);
  expect(pauses).toHaveLength(2);
});

it('another player sells none of them', async () => {
  const sales = await salesOf(await place(2));
  const stranger = await fundedAccount(test.pool, 0);
  const results = await send(sales, stranger.playerId);
  expect(results.map(({ refused }) => refused?.code)).toEqual(['not_found', 'not_found']);
  expect(await statusOf(sales[0]?.betId ?? '')).toBe('open');
});

it('a bet whose sale fails in the database is reported as failed, and is sold by its key afterwards', async () => {
  const sales = await salesOf(await place(2));
  const [broken] = sales;
  const failing: Pick<CashOuts, 'sell'> = {
    sell: async (sale) => {
      if (sale.betId === broken?.betId) throw new Error('the connection broke');
      return cashOuts.sell(sale);
    },
  };
  const results = await sellMany(
    { cashOuts: failing, log: silentLog },
    { playerId: owner.playerId, sales },
  );
  expect(results.map(({ refused }) => refused?.code)).toEqual(['internal', undefined]);
  expect((await send(sales)).every(({ sold }) => sold !== undefined)).toBe(true);
});

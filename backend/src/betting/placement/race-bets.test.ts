import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import {
  competitorCode,
  deductedPrice,
  orderCode,
  type OutrightResult,
  type Withdrawal,
} from '@touchline/domain/markets';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { createMarketBook, type WritableBook } from '../../pricing/book/market-book.ts';
import { withOrders } from '../../pricing/racing/with-orders.ts';
import { findBet } from '../bets/bet-store.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RACE = 88_000;
const RUNNERS = ['Amber Arrow', 'Bold Beacon', 'Coral Comet', 'Dawn Delta', 'Ember Eagle'].map(
  (name, at) => ({ id: at + 1, name }),
);
const WIN = ['2.00', '5.00', '6.00', '11.00', '21.00'];
const PLACE = ['1.25', '2.00', '2.25', '3.50', '6.00'];

const clock = createTestClock();
let test: TestDatabase;
let book: WritableBook;
let settlement: Settlement;
let placeBet: PlaceBetService;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let keys = 0;

beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());
beforeEach(async () => {
  book = createMarketBook();
  offer(RACE);
  offer(RACE + 1);
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  const settings = BettingSettings.parse({});
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book: withOrders(book),
    guard: OPEN_GUARD,
    settings: () => settings,
    pause: async () => undefined,
  });
  owner = await fundedAccount(test.pool, 100_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const codes = RUNNERS.map(({ id }) => competitorCode(id));

function offer(id: number): void {
  const startsAt = clock.now() + 3_600_000;
  book.add(
    {
      id,
      sport: 'horse-racing',
      sportId: 52,
      champ: { id: 52_001, name: 'Ashcombe Park', slug: 'ashcombe-park', country: 'GB', tier: 3 },
      slug: 'ashcombe-park-1',
      home: { id: 52_001, name: 'Ashcombe Park' },
      away: { id: 0, name: '' },
      startsAt,
      outright: { from: startsAt, until: startsAt, competitors: RUNNERS },
    },
    { status: 'scheduled', eachWay: { places: 2, fraction: 4 } },
  );
  // Every order of two is as likely as any other.
  book.setJoint(id, () => Float64Array.of(1, 1 / 20));
  book.offer(id, [
    { key: 'outright-winner', codes, prices: WIN },
    { key: 'race-sp', codes, prices: WIN },
    { key: 'outright-place@2', codes, prices: PLACE },
  ]);
}

const leg = (key: string, runner: number, race = RACE) => ({
  outcomeId: `${race}~${key}~${competitorCode(runner)}`,
  price: (key.startsWith('outright-place') ? PLACE : WIN)[runner - 1] ?? '',
});
const order = (market: 'forecast' | 'reverse-forecast', ...runners: number[]) => ({
  outcomeId: `${RACE}~${market}~${orderCode(market, runners)}`,
  price: '17.60',
});
/** Struck at the moment of the clock, which moves on. */
async function send(payload: Pick<PlaceBet, 'bets'> & Partial<PlaceBet>) {
  keys += 1;
  const { bet } = await placeBet({
    playerId: owner.playerId,
    idempotencyKey: `race-${keys}`,
    payload: {
      accountId: owner.accountId,
      changeCoefAction: 0,
      typeId: COUPON_TYPE.single,
      amount: 1_000,
      ...payload,
    },
  });
  return bet;
}
const read = (betId: string) => findBet(test.pool, { playerId: owner.playerId, betId });
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;

function run(order: readonly number[], rest: Partial<OutrightResult> = {}): OutrightResult {
  return {
    status: 'finished',
    ranks: order.map((competitorId, at) => ({ competitorId, rank: at + 1 })),
    withdrawals: [],
    startingPrices: { 1: '1.80', 2: '7.50', 3: '6.50', 4: '10.00', 5: '26.00' },
    ...rest,
  };
}
const withdrawal = (competitorId: number, percent: number): Withdrawal => ({
  competitorId,
  percent,
  at: clock.now() + 1,
});

describe('a bet on a race', () => {
  it('a bet at the starting price is paid by the last price, whatever was shown', async () => {
    const shown = { ...leg('race-sp', 2), price: '4.00' };
    const { id, legs } = await send({ bets: [shown] });
    expect(legs[0]).toMatchObject({ home: 'Bold Beacon', champ: 'Ashcombe Park', price: '5.00' });
    await settlement.settleOutright(RACE, run([2, 1, 3, 4, 5]));
    expect(await read(id)).toMatchObject({
      status: 'won',
      payout: 7_500,
      legs: [{ settledPrice: '7.50', price: '5.00' }],
    });
  });

  it('a fixed price stays what it was whatever the starting price is', async () => {
    const { id } = await send({ bets: [leg('outright-winner', 2)] });
    await settlement.settleOutright(RACE, run([2, 1]));
    const settled = await read(id);
    expect(settled?.payout).toBe(5_000);
    expect(settled?.legs[0]).not.toHaveProperty('settledPrice');
  });

  it('a forecast names its runners in their order, and wins in that order alone', async () => {
    const { id, legs } = await send({ bets: [order('forecast', 3, 1)] });
    const other = await send({ bets: [order('forecast', 1, 3)] });
    const both = await send({ bets: [order('reverse-forecast', 1, 3)] });
    expect(legs[0]).toMatchObject({ home: 'Coral Comet › Amber Arrow', away: '' });
    expect(both.legs[0]?.home).toBe('Amber Arrow / Coral Comet');
    await settlement.settleOutright(RACE, run([3, 1, 2]));
    expect((await read(id))?.payout).toBe(17_600);
    expect((await read(other.id))?.status).toBe('lost');
    expect((await read(both.id))?.payout).toBe(17_600);
  });

  it('outcomes of one race are refused together, those of two at one meeting are an accumulator', async () => {
    const together = send({
      typeId: 1,
      bets: [leg('outright-winner', 1), order('forecast', 1, 2)],
    });
    await expect(together).rejects.toMatchObject({ code: 'coupon_related_legs' });
    const { id } = await send({
      typeId: 1,
      bets: [leg('outright-winner', 2), leg('outright-winner', 3, RACE + 1)],
    });
    await settlement.settleOutright(RACE, run([2, 1]));
    await settlement.settleOutright(RACE + 1, run([3, 1]));
    expect(await read(id)).toMatchObject({ status: 'won', payout: 30_000 });
  });

  it('an abandoned race returns every stake, at the starting price too', async () => {
    const bets = [
      await send({ bets: [leg('race-sp', 2)] }),
      await send({ bets: [order('forecast', 1, 2)] }),
    ];
    await settlement.settleOutright(RACE, { status: 'cancelled', ranks: [], withdrawals: [] });
    for (const { id } of bets) expect((await read(id))?.status).toBe('refunded');
    expect(await balance()).toBe(100_000);
  });
});

describe('a withdrawal', () => {
  it('a withdrawn runner returns its stakes at once, in forecasts as well, and nobody else’s', async () => {
    const own = await send({ bets: [leg('outright-winner', 1)] });
    const named = await send({ bets: [order('forecast', 3, 1)] });
    const other = await send({ bets: [leg('outright-winner', 3)] });
    await settlement.withdrawRunners(RACE, [withdrawal(1, 45)]);
    expect((await read(own.id))?.status).toBe('refunded');
    expect((await read(named.id))?.status).toBe('refunded');
    expect(await read(other.id)).toMatchObject({
      status: 'open',
      legs: [{ result: 'open', deduction: 45, settledPrice: '3.750' }],
    });
  });

  it('only bets struck before it lose a part of their winnings, and each once', async () => {
    const before = await send({ bets: [leg('outright-winner', 3)] });
    const gone = withdrawal(1, 45);
    await settlement.withdrawRunners(RACE, [gone]);
    await settlement.withdrawRunners(RACE, [gone]);
    clock.advance(1_000);
    const after = await send({ bets: [leg('outright-winner', 3)] });
    const sp = await send({ bets: [leg('race-sp', 3)] });
    const second = withdrawal(5, 10);
    const result = run([3, 2, 4], { nonRunners: [1, 5], withdrawals: [gone, second] });
    await settlement.settleOutright(RACE, result);
    // 10.00 at 6.00: 50.00 won, less 55 % of it; the later bet less 10 %; the starting price as it is.
    expect((await read(before.id))?.payout).toBe(1_000 + 5_000 * 0.45);
    expect((await read(after.id))?.payout).toBe(1_000 + 5_000 * 0.9);
    expect((await read(sp.id))?.payout).toBe(6_500);
  });

  it('an each-way bet loses it from both parts, and with a dead heat from the half that is left', async () => {
    const { id } = await send({
      typeId: COUPON_TYPE.eachWay,
      bets: [leg('outright-winner', 3), leg('outright-place@2', 3)],
    });
    const withdrawals = [withdrawal(1, 20)];
    const result = run([3, 2, 4], { nonRunners: [1], withdrawals });
    const ranks = [
      { competitorId: 3, rank: 1 },
      { competitorId: 2, rank: 1 },
      { competitorId: 4, rank: 3 },
    ];
    await settlement.settleOutright(RACE, { ...result, ranks });
    // Half of 5.00 at 1 + 5 × 0.8, and 5.00 at 1 + 1.25 × 0.8.
    expect((await read(id))?.payout).toBe(250 * 5 + 500 * 2);
  });

  it('the database deducts as the domain does', async () => {
    const bets = [];
    for (const runner of [1, 2, 3, 4, 5]) {
      bets.push(await send({ bets: [leg('outright-winner', runner)], amount: 100 }));
    }
    for (const percent of [5, 35, 85, 90]) {
      await settlement.withdrawRunners(RACE, [{ ...withdrawal(9, percent), at: clock.now() + 5 }]);
      for (const [at, { id }] of bets.entries()) {
        const settled = (await read(id))?.legs[0]?.settledPrice;
        expect(settled).toBe(deductedPrice(WIN[at] ?? '', percent));
      }
    }
  });
});

import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { competitorCode, type OutrightResult } from '@touchline/domain/markets';
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
import { findBet } from '../bets/bet-store.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createSettlementJob } from '../settlement/settlement-job.ts';
import { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EVENT = 77_000;
const SIDES = ['Ants', 'Bees', 'Cats', 'Dogs', 'Eels', 'Foxes'].map((name, at) => ({
  id: at + 1,
  name,
}));
const WIN_PRICES = ['2.00', '5.00', '6.00', '11.00', '21.00', '51.00'];
/** A quarter of the winner's odds for the first two. */
const PLACE_PRICES = ['1.25', '2.00', '2.25', '3.50', '6.00', '13.50'];

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
  offer(EVENT);
  offer(EVENT + 1, { id: 2, name: 'Cup' });
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  const settings = BettingSettings.parse({});
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
    pause: async () => undefined,
  });
  owner = await fundedAccount(test.pool, 100_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function offer(id: number, champ = { id: 1, name: 'League' }): void {
  const startsAt = clock.now() + 86_400_000;
  book.add(
    {
      id,
      sport: 'football',
      sportId: 1,
      champ: { ...champ, slug: 'league', country: 'GB', tier: 1 },
      slug: 'league',
      home: { id: 1, name: 'League' },
      away: { id: 0, name: '' },
      startsAt,
      outright: { from: 0, until: startsAt, competitors: SIDES },
    },
    { status: 'scheduled', eachWay: { places: 2, fraction: 4 } },
  );
  const codes = SIDES.map((side) => competitorCode(side.id));
  book.offer(id, [
    { key: 'outright-winner', codes, prices: WIN_PRICES },
    { key: 'outright-place@2', codes, prices: PLACE_PRICES },
  ]);
}

const outcome = (key: string, side: number, event = EVENT) =>
  `${event}~${key}~${competitorCode(side)}`;
const win = (side: number, event = EVENT) => ({
  outcomeId: outcome('outright-winner', side, event),
  price: WIN_PRICES[side - 1] ?? '',
});
const place = (side: number) => ({
  outcomeId: outcome('outright-place@2', side),
  price: PLACE_PRICES[side - 1] ?? '',
});

async function send(payload: Pick<PlaceBet, 'typeId' | 'bets' | 'amount'>, key?: string) {
  keys += 1;
  const { bet } = await placeBet({
    playerId: owner.playerId,
    idempotencyKey: key ?? `outright-${keys}`,
    payload: { accountId: owner.accountId, changeCoefAction: 0, ...payload },
  });
  return bet;
}
const eachWay = (side: number, amount: number, key?: string) =>
  send({ typeId: COUPON_TYPE.eachWay, amount, bets: [win(side), place(side)] }, key);
const bet = (betId: string) => findBet(test.pool, { playerId: owner.playerId, betId });
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;

/** The sides in groups, the best first; those of a group are level. */
function ended(...groups: readonly (readonly number[])[]): OutrightResult {
  let rank = 1;
  const ranks = groups.flatMap((group) => {
    const own = group.map((competitorId) => ({ competitorId, rank }));
    rank += group.length;
    return own;
  });
  return { status: 'finished', ranks };
}

describe('a bet on an outright', () => {
  it('a bet on an outright names its competitor and its competition, and is paid by the table', async () => {
    const { id, legs } = await send({ typeId: 0, amount: 1_000, bets: [win(2)] });
    expect(legs[0]).toMatchObject({
      champ: 'League',
      home: 'Bees',
      away: '',
      marketKey: 'outright-winner',
    });
    await settlement.settleOutright(EVENT, ended([2], [1], [3], [4], [5], [6]));
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: 5_000,
      legs: [{ result: 'won' }],
    });
    expect(await balance()).toBe(104_000);
  });

  it('two outcomes of one outright are refused together, those of two are an accumulator', async () => {
    const related = send({ typeId: 1, amount: 100, bets: [win(1), win(2)] });
    await expect(related).rejects.toMatchObject({ code: 'coupon_related_legs' });
    const { id } = await send({ typeId: 1, amount: 100, bets: [win(2), win(3, EVENT + 1)] });
    await settlement.settleOutright(EVENT, ended([2], [1]));
    await settlement.settleOutright(EVENT + 1, ended([3], [1]));
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 3_000 });
  });

  it('an outright and a match of its competition are refused together', async () => {
    const match = EVENT + 2;
    const startsAt = clock.now() + 3_600_000;
    book.add(
      {
        id: match,
        sport: 'football',
        sportId: 1,
        champ: { id: 1, name: 'League', slug: 'league', country: 'GB', tier: 1 },
        slug: 'ants-bees',
        home: { id: 1, name: 'Ants' },
        away: { id: 2, name: 'Bees' },
        startsAt,
      },
      { status: 'scheduled' },
    );
    const codes = ['home', 'draw', 'away'];
    book.offer(match, [{ key: 'ft-1x2', codes, prices: ['2.00', '3.00', '4.00'] }]);
    const leg = { outcomeId: `${match}~ft-1x2~home`, price: '2.00' };
    const related = send({ typeId: 1, amount: 100, bets: [win(1), leg] });
    await expect(related).rejects.toMatchObject({ code: 'coupon_related_legs' });
    const { id } = await send({ typeId: 1, amount: 100, bets: [win(1, EVENT + 1), leg] });
    expect((await bet(id))?.status).toBe('open');
  });

  it('a dead heat divides the stake by those who tie, and the history says how many', async () => {
    const { id } = await send({ typeId: 0, amount: 900, bets: [win(3)] });
    await settlement.settleOutright(EVENT, ended([2, 3, 4], [1]));
    // A third of 9.00 at 6.00.
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: 1_800,
      legs: [{ result: 'dead-heat', deadHeat: { places: 1, tied: 3 } }],
    });
  });

  it('a missed result is asked for, and a cancelled competition returns the stake', async () => {
    const { id } = await send({ typeId: 0, amount: 900, bets: [win(3)] });
    const job = createSettlementJob({
      settlement: { ...settlement, undecidedEvents: async () => [EVENT] },
      log: silentLog,
      results: {
        onResult: () => () => undefined,
        resultOf: async () => undefined,
        outrightResultOf: async () => ({ status: 'cancelled', ranks: [] }),
      },
    });
    await job.catchUp();
    expect(await bet(id)).toMatchObject({ status: 'refunded', payout: 900 });
  });
});

describe('an each-way bet', () => {
  // Half of 10.00 at 6.00 to win and half at 2.25 to be placed.
  it.each([
    ['wins', ended([3], [1], [2]), 3_000 + 1_125, 'won'],
    ['is placed', ended([1], [3], [2]), 1_125, 'won'],
    ['is not placed', ended([1], [2], [3]), 0, 'lost'],
    ['ties for the win', ended([1, 3], [2]), 1_500 + 1_125, 'won'],
    ['ties with one more for the last place', ended([1], [2, 3], [4]), 563, 'lost'],
    ['does not take part', { ...ended([1], [2]), nonRunners: [3] }, 1_000, 'refunded'],
  ])(
    'an each-way bet on who %s returns what its two parts return',
    async (_, result, paid, status) => {
      const { id } = await eachWay(3, 1_000);
      expect(await balance()).toBe(99_000);
      await settlement.settleOutright(EVENT, result);
      const settled = await bet(id);
      // 562.5 of a half is rounded once, half to even.
      expect(Math.abs((settled?.payout ?? 0) - paid)).toBeLessThanOrEqual(1);
      expect(settled?.status).toBe(status);
      expect(settled?.settlement?.lines).toHaveLength(2);
      expect(await balance()).toBe(99_000 + (settled?.payout ?? 0));
    },
  );

  it('an each-way bet that is sent twice is placed once', async () => {
    const [one, other] = await Promise.all([eachWay(2, 400, 'twice'), eachWay(2, 400, 'twice')]);
    expect(one.id).toBe(other.id);
    expect(await balance()).toBe(99_600);
  });

  it.each([
    [
      'other places than now',
      () => [win(2), { ...place(2), outcomeId: outcome('outright-place@3', 2) }],
    ],
    ['another competitor’s place', () => [win(2), place(3)]],
    ['two winners', () => [win(2), win(3, EVENT + 1)]],
    ['the parts in the other order', () => [place(2), win(2)]],
  ])('an each-way bet is refused with %s', async (_, bets) => {
    const codes = SIDES.map((side) => competitorCode(side.id));
    book.offer(EVENT, [{ key: 'outright-place@3', codes, prices: PLACE_PRICES }]);
    const sent = send({ typeId: COUPON_TYPE.eachWay, amount: 200, bets: bets() });
    await expect(sent).rejects.toMatchObject({ code: 'each_way_unavailable' });
    expect(await balance()).toBe(100_000);
  });

  it('an each-way stake is the same amount twice', async () => {
    await expect(eachWay(2, 333)).rejects.toMatchObject({ code: 'stake_invalid' });
  });
});

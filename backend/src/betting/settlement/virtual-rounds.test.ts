import { hash } from 'node:crypto';
import type { VirtualRound } from '@touchline/contracts/virtuals';
import { competitorCode } from '@touchline/domain/markets';
import { isSameResult } from '@touchline/domain/virtuals';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import type { FeedSource } from '../../pricing/book/feed-source.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { withOrders } from '../../pricing/racing/with-orders.ts';
import { resultOfSeed } from '../../pricing/virtuals/round-seed.ts';
import { createVirtualRounds } from '../../pricing/virtuals/virtual-rounds.ts';
import { withVirtuals } from '../../pricing/virtuals/with-virtuals.ts';
import { findBet } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { createPlaceBet } from '../placement/place-bet.ts';
import { createSettlement } from './settlement.ts';
import { createSettlementJob } from './settlement-job.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOTHING: FeedSource = {
  name: 'nothing',
  start: async () => undefined,
  stop: async () => undefined,
  onResult: () => () => undefined,
  resultOf: async () => undefined,
};

let test: TestDatabase;
let clock: ReturnType<typeof createTestClock>;
let day = 1;
let keys = 0;
const started: { readonly stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());
beforeEach(() => {
  // Rounds of a day of their own, as one database has all tests.
  clock = createTestClock(Date.UTC(2026, 1, day, 12, 0, 30));
  day += 1;
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
  expect(await ledgerFaults(test.pool)).toEqual([]);
});

/** A process with its own book: what another one had in memory it does not know. */
function startProcess() {
  const book = createMarketBook();
  const { pool } = test;
  const rounds = createVirtualRounds({
    book,
    clock: clock.now,
    log: silentLog,
    pool: Promise.resolve(pool),
  });
  const settlement = createSettlement({ pool, clock: clock.now, log: silentLog });
  const job = createSettlementJob({
    settlement,
    results: withVirtuals(NOTHING, rounds),
    log: silentLog,
  });
  job.start();
  started.push(job);
  const settings = BettingSettings.parse({});
  const placeBet = createPlaceBet({
    pool,
    clock: clock.now,
    book: withOrders(book),
    guard: OPEN_GUARD,
    settings: () => settings,
    pause: async () => undefined,
  });
  return { book, rounds, job, placeBet };
}
type Process = ReturnType<typeof startProcess>;

async function roundOf(process: Process, channel: string): Promise<VirtualRound> {
  await process.rounds.tick();
  const found = process.rounds
    .current()
    .find((round) => round.channel === channel && round.startsAt > clock.now());
  if (found === undefined) throw new Error(`no round of ${channel}`);
  return found;
}

/** A bet of 10.00 on each of the outcomes that a market of the round lists. */
async function betOnAll(process: Process, round: VirtualRound, marketKey: string) {
  const owner = await fundedAccount(test.pool, 100_000);
  const market = process.book.event(round.id)?.markets.get(marketKey);
  const bets = [];
  for (const [at, code] of (market?.codes ?? []).entries()) {
    bets.push(
      await place(process, owner, [`${round.id}~${marketKey}~${code}`, market?.prices[at]]),
    );
  }
  return { owner, bets };
}

async function place(
  process: Process,
  owner: Awaited<ReturnType<typeof fundedAccount>>,
  [outcomeId, price]: readonly [string, string | undefined],
) {
  keys += 1;
  const { bet } = await process.placeBet({
    playerId: owner.playerId,
    idempotencyKey: `virtual-${keys}`,
    payload: {
      accountId: owner.accountId,
      changeCoefAction: 0,
      typeId: 0,
      amount: 1_000,
      bets: [{ outcomeId, price: price ?? '' }],
    },
  });
  return bet;
}

function to(time: number): void {
  clock.advance(time - clock.now());
}
const isRight = (round: VirtualRound) =>
  round.seed !== undefined &&
  hash('sha256', round.seed) === round.seedHash &&
  round.result !== undefined &&
  isSameResult(
    resultOfSeed(round.card, { id: round.id, salt: round.salt ?? '', seed: round.seed }),
    round.result,
  );

describe('a round of virtual sports', () => {
  it.each([
    ['greyhounds', 'outright-winner'],
    ['football', 'esoccer-1x2'],
    ['tennis', 'tennis-winner'],
  ])(
    'a round of %s is committed to, bet on, drawn, settled once and proved',
    async (channel, key) => {
      const process = startProcess();
      const open = await roundOf(process, channel);
      expect(open.status).toBe('open');
      expect(open.seedHash).toMatch(/^[\da-f]{64}$/);
      expect(open).not.toHaveProperty('seed');
      expect(open).not.toHaveProperty('result');
      const { owner, bets } = await betOnAll(process, open, key);
      expect(bets.length).toBeGreaterThan(1);

      to(open.startsAt + 10_000);
      await process.rounds.tick();
      const running = await process.rounds.find(open.id);
      expect(running).toMatchObject({
        status: 'running',
        card: open.card,
        seedHash: open.seedHash,
      });
      for (const secret of ['seed', 'salt', 'result']) expect(running).not.toHaveProperty(secret);
      await expect(place(process, owner, [`${open.id}~${key}~home`, '2.00'])).rejects.toThrow();

      to(open.endsAt + 1);
      await process.rounds.tick();
      await process.job.stop();
      const ended = await process.rounds.find(open.id);
      expect(ended).toMatchObject({ status: 'ended', seedHash: open.seedHash, bets: bets.length });
      expect(ended !== undefined && isRight(ended)).toBe(true);
      const after = await Promise.all(
        bets.map(({ id }) => findBet(test.pool, { playerId: owner.playerId, betId: id })),
      );
      expect(after.map((bet) => bet?.status).toSorted()).toEqual([
        ...bets.slice(1).map(() => 'lost'),
        'won',
      ]);
      const winner = after.find((bet) => bet?.status === 'won');
      if (ended?.result?.sport === 'virtual-greyhounds') {
        const code = competitorCode(ended.result.finish[0] ?? 0);
        expect(winner?.legs[0]?.outcomeId).toBe(`${open.id}~${key}~${code}`);
      }
      const [account] = await balances(test.pool, owner.playerId);
      expect(account?.balance).toBe(100_000 - bets.length * 1_000 + (winner?.payout ?? 0));
      const { rounds } = await process.rounds.ended(channel);
      expect(rounds.map(({ id }) => id)).toContain(open.id);
    },
  );

  it('a process that is killed in the middle of a round neither loses nor changes it', async () => {
    const killed = startProcess();
    const open = await roundOf(killed, 'greyhounds');
    const { owner, bets } = await betOnAll(killed, open, 'outright-winner');
    to(open.startsAt + 10_000);
    await killed.rounds.tick();
    // What was drawn, as nobody outside may know yet.
    const drawn = await test.pool.query('SELECT result, salt FROM virtual_round WHERE id = $1', [
      open.id,
    ]);
    await killed.job.stop();

    to(open.endsAt + 600_000);
    const [one, other] = [startProcess(), startProcess()];
    await Promise.all([one.rounds.tick(), other.rounds.tick()]);
    await Promise.all([one.job.catchUp(), other.job.catchUp()]);
    const ended = await one.rounds.find(open.id);
    expect(ended).toMatchObject(drawn.rows[0] as object);
    expect(ended !== undefined && isRight(ended)).toBe(true);
    const after = await Promise.all(
      bets.map(({ id }) => findBet(test.pool, { playerId: owner.playerId, betId: id })),
    );
    expect(after.filter((bet) => bet?.status === 'won')).toHaveLength(1);
    const won = after.find((bet) => bet?.status === 'won');
    const [account] = await balances(test.pool, owner.playerId);
    expect(account?.balance).toBe(100_000 - bets.length * 1_000 + (won?.payout ?? 0));
  });

  it('a round that was due while nothing ran is drawn and settled by the next process', async () => {
    const killed = startProcess();
    const open = await roundOf(killed, 'football');
    const { bets, owner } = await betOnAll(killed, open, 'esoccer-1x2');
    await killed.job.stop();
    to(open.endsAt + 86_400_000);
    const next = startProcess();
    await next.rounds.tick();
    await next.job.catchUp();
    const ended = await next.rounds.find(open.id);
    expect(ended !== undefined && isRight(ended)).toBe(true);
    const after = await Promise.all(
      bets.map(({ id }) => findBet(test.pool, { playerId: owner.playerId, betId: id })),
    );
    expect(after.filter((bet) => bet?.status === 'won')).toHaveLength(1);
  });

  it('a process that begins in the middle of a match shows its score, and takes no bets', async () => {
    const killed = startProcess();
    const open = await roundOf(killed, 'tennis');
    to(open.endsAt - 5_000);
    const next = startProcess();
    await next.rounds.tick();
    const event = next.book.event(open.id);
    expect(event).toMatchObject({ section: 'live', state: { status: 'live' } });
    expect(event?.state.score?.periods.length).toBeGreaterThan(0);
    const statuses = [...(event?.markets.values() ?? [])].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['suspended']));
  });

  it('two processes have the same rounds, and a clock that is put back opens none again', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const [mine, theirs] = await Promise.all([
      roundOf(one, 'greyhounds'),
      roundOf(other, 'greyhounds'),
    ]);
    expect(theirs).toEqual(mine);
    const before = clock.now();
    to(mine.startsAt + 10_000);
    await one.rounds.tick();
    to(before);
    await one.rounds.tick();
    const late = startProcess();
    await late.rounds.tick();
    for (const { book } of [one, late]) {
      const market = book.event(mine.id)?.markets.get('outright-winner');
      expect(market?.status).not.toBe('open');
    }
    expect((await late.rounds.find(mine.id))?.status).toBe('running');
  });
});

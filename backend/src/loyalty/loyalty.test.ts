import { once } from 'node:events';
import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { DAY, MINUTE } from '@touchline/domain/time';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { forkModule } from '../../test/process/fork-module.ts';
import { fundedAccount, singleRequest } from '../../test/wallet/test-wallet.ts';
import { openAccount } from '../money/wallet/accounts.ts';
import {
  type PlacementRequest,
  placeBets,
  resettleBet,
  settleBets,
} from '../money/wallet/bet-money.ts';
import { giveBonus } from '../money/wallet/bonuses.ts';
import { ledgerFaults } from '../money/wallet/ledger-faults.ts';
import { deposit } from '../money/wallet/payment-movements.ts';
import { readCashback } from './cashback/read-cashback.ts';
import { readClub } from './club/club-store.ts';
import { runLoyalty } from './loyalty-job.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const START = Date.UTC(2026, 0, 15, 12);
const RULES = LoyaltyConfiguration.parse({
  club: { levels: { ...LoyaltyConfiguration.parse({}).club.levels, bronze: 100 } },
  cashback: { isOffered: true },
});
const test = useTestDatabase();
let now = START;
let rules = RULES;
let owner: Awaited<ReturnType<typeof fundedAccount>>;

beforeEach(async () => {
  now += 40 * DAY;
  rules = RULES;
  owner = await fundedAccount(test.pool, 1_000_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const run = () =>
  runLoyalty({
    pool: test.pool,
    clock: () => now,
    settings: async () => rules,
    writeNotice: async () => undefined,
    zoneOffset: async () => 0,
  });
const club = () => readClub(test.pool, owner.playerId);
const cashback = () => readCashback(test.pool, { playerId: owner.playerId, rules, now });
const periods = async () => (await cashback()).periods;

async function balance(): Promise<number> {
  const { rows } = await test.pool.query<{ balance: string }>(
    'SELECT balance FROM account WHERE id = $1',
    [owner.accountId],
  );
  return Number(rows[0]?.balance);
}

async function place(stake: number, more: Partial<PlacementRequest> = {}): Promise<string> {
  const [placed] = await placeBets(test.pool, [
    singleRequest(owner, { stake, at: now, checked: true, ...more }),
  ]);
  return placed?.bet ?? '';
}

const settlement = { lines: [], adjustments: [] };

async function settle(
  bet: string,
  payout: number,
  status: 'won' | 'lost' | 'refunded' = payout > 0 ? 'won' : 'lost',
): Promise<void> {
  const kind = status === 'refunded' ? 'void' : 'settlement';
  await settleBets(test.pool, [{ bet, kind, status, payout, settlement, at: now }]);
}

const play = async (stake: number, payout: number, more: Partial<PlacementRequest> = {}) =>
  settle(await place(stake, more), payout);

async function sell(bet: string, sale: { expected: number; sold: number; price: number }) {
  const { expected, sold, price } = sale;
  const { rows } = await test.pool.query<{ done: { outcome: string } }>(
    'SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, false, $8) AS done',
    [bet, owner.playerId, `sale-${sold}-${price}`, expected, sold, price, 10_000, new Date(now)],
  );
  expect(rows[0]?.done.outcome).toBe('sold');
}

describe('the club', () => {
  it('a decided bet at a sufficient price makes points once, whatever it returned', async () => {
    await play(1_000, 0);
    await play(500, 900);
    await play(700, 0, { legs: [{ event: 7, outcome: 'x', price: '1.39', facts: {} }] });
    await place(400);
    await run();
    await run();
    const { points, level, entries } = await club();
    expect(points).toBe(150);
    expect(level).toBe('bronze');
    expect(entries.map((entry) => entry.points).toSorted()).toEqual([100, 50].toSorted());
  });

  it('a void, a sale, a free stake and a bonus make no points', async () => {
    await settle(await place(1_000), 1_000, 'refunded');
    await sell(await place(1_000), { expected: 1_000, sold: 1_000, price: 900 });
    await play(1_000, 0, { terms: { isStakeFree: true } });
    await giveBonus(
      { pool: test.pool, clock: () => now },
      {
        playerId: owner.playerId,
        reference: `club-${owner.playerId}`,
        currency: 'EUR',
        amount: 1_000,
        wagerTimes: 5,
        minLegs: 1,
        minCoef: '1.01',
        expiresAt: now + DAY,
        actor: 'operator:test',
      },
    );
    const accountId = await openAccount(test.pool, {
      playerId: owner.playerId,
      currency: 'EUR',
      type: 4,
    });
    await play(500, 0, { account: accountId });
    await run();
    expect(await club()).toMatchObject({ points: 0, level: 'copper', entries: [] });
  });

  it('the part of a bet that was not sold makes points', async () => {
    const bet = await place(1_000);
    await sell(bet, { expected: 1_000, sold: 400, price: 300 });
    await run();
    expect((await club()).points).toBe(0);
    await settle(bet, 0);
    await run();
    expect((await club()).points).toBe(60);
  });

  it('a correction takes points back, and the level stays', async () => {
    const bet = await place(1_000);
    await settle(bet, 0);
    await run();
    expect(await club()).toMatchObject({ points: 100, level: 'bronze' });
    await resettleBet(test.pool, { bet, corrected: undefined, reason: 'score', at: now });
    await run();
    expect(await club()).toMatchObject({ points: 0, level: 'bronze', entries: [] });
    await settle(bet, 0);
    await run();
    expect(await club()).toMatchObject({ points: 100, level: 'bronze' });
  });

  it('a level that the operator makes dearer is kept', async () => {
    await play(1_000, 0);
    await run();
    rules = LoyaltyConfiguration.parse({});
    await play(100, 0);
    await run();
    expect(await club()).toMatchObject({ points: 110, level: 'bronze' });
  });

  it('a stake without an exchange rate makes no points, and keeps no other from counting', async () => {
    const known = owner;
    const playerId = `${owner.playerId}7`;
    const accountId = await openAccount(test.pool, { playerId, currency: 'XAU' });
    await deposit(test.pool, {
      accountId,
      amount: 1_000,
      currency: 'XAU',
      source: 'test',
      externalId: playerId,
      at: now,
    });
    owner = { playerId, accountId };
    await play(1_000, 0);
    owner = known;
    await play(1_000, 0);
    await run();
    expect((await club()).points).toBe(100);
    owner = { playerId, accountId };
    expect((await club()).points).toBe(0);
  });

  it('the club counts nothing while it is not offered', async () => {
    rules = { ...RULES, club: { ...RULES.club, isOffered: false } };
    await play(1_000, 0);
    await run();
    expect((await club()).points).toBe(0);
  });
});

const insertOwner = () =>
  test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'full', now(), now())`,
    [owner.playerId],
  );

describe('cashback', () => {
  it('the cashback of a period is a share of what was lost, and is booked once after its end', async () => {
    await play(12_000, 8_500);
    await run();
    const [running] = await periods();
    expect(running).toMatchObject({
      level: 'bronze',
      percent: 6,
      staked: 12_000,
      returned: 8_500,
      amount: 210,
      state: 'running',
      to: Math.floor(now / DAY) * DAY + 6 * DAY,
    });
    const before = await balance();
    now = (running?.to ?? 0) + MINUTE;
    await run();
    await run();
    expect(await periods()).toMatchObject([{ state: 'paid', paidAt: now, amount: 210 }]);
    expect(await balance()).toBe(before + 210);
  });

  it('a cashback of which the books have another amount, or none, is a fault', async () => {
    await play(10_000, 0);
    await run();
    now += 8 * DAY;
    await run();
    const change = (sql: string) => test.pool.query(sql, [owner.accountId]);
    await change('UPDATE cashback_period SET staked = staked + 1000 WHERE account_id = $1');
    const fault = 'a cashback was not booked with its amount';
    expect(await ledgerFaults(test.pool)).toMatchObject([{ fault }]);
    await change("UPDATE cashback_period SET state = 'due', paid_at = NULL WHERE account_id = $1");
    expect(await ledgerFaults(test.pool)).toMatchObject([{ fault }]);
    // Paid for the second time, it is refused by the journal.
    const refused = await run().catch((error: AggregateError) => error.errors);
    expect(String(refused)).toMatch(/journal_once/);
    await change(
      `UPDATE cashback_period SET state = 'paid', paid_at = now(), staked = staked - 1000
       WHERE account_id = $1`,
    );
  });

  it('a period keeps the terms that it began with', async () => {
    rules = { ...RULES, club: { ...RULES.club, levels: { ...RULES.club.levels, bronze: 1e9 } } };
    await play(1_000, 0);
    await run();
    rules = RULES;
    await play(2_000, 0);
    await run();
    const [period] = await periods();
    expect((await club()).level).toBe('bronze');
    expect(period).toMatchObject({ level: 'copper', percent: 5, staked: 3_000, amount: 150 });
    now = (period?.to ?? 0) + MINUTE;
    await play(1_000, 0);
    await run();
    expect(await periods()).toMatchObject([
      { level: 'bronze', percent: 6, staked: 1_000, state: 'running' },
      { state: 'paid', amount: 150 },
    ]);
  });

  it('a period without a loss brings nothing, and its gain is not set off later', async () => {
    await play(1_000, 5_000);
    await run();
    now += 8 * DAY;
    await run();
    await play(1_000, 0);
    await run();
    expect(await periods()).toMatchObject([{ amount: 60 }, { state: 'nothing', amount: 0 }]);
  });

  it('a bet that is corrected after its period was paid counts with the difference', async () => {
    const bet = await place(10_000);
    await settle(bet, 0);
    await run();
    now += 8 * DAY;
    await run();
    expect(await periods()).toMatchObject([{ state: 'paid', amount: 600 }]);
    const won = { status: 'won' as const, payout: 9_000, settlement };
    await resettleBet(test.pool, { bet, corrected: won, reason: 'score', at: now });
    await play(10_000, 0);
    await run();
    expect((await periods())[0]).toMatchObject({ staked: 10_000, returned: 9_000, amount: 60 });
  });

  it('cashback that is switched off begins no period and pays the one that has begun', async () => {
    await play(10_000, 0);
    await run();
    rules = { ...RULES, cashback: { ...RULES.cashback, isOffered: false } };
    now += 8 * DAY;
    await play(10_000, 0);
    await run();
    expect(await periods()).toMatchObject([{ state: 'paid', amount: 600 }]);
  });

  it('cashback that its player has turned off begins no period and pays the one that has begun', async () => {
    await insertOwner();
    await play(10_000, 0);
    await run();
    const turn = (value: string) =>
      test.pool.query(
        `INSERT INTO player_setting (player_id, id, value, changed_at)
         VALUES ($1, 'isCashbackWanted', $2, now())
         ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value`,
        [owner.playerId, value],
      );
    await turn('false');
    expect((await cashback()).isOffered).toBe(false);
    await play(2_000, 0);
    await run();
    expect(await periods()).toMatchObject([{ state: 'running', staked: 12_000 }]);
    now += 8 * DAY;
    await play(10_000, 0);
    await run();
    expect(await periods()).toMatchObject([{ state: 'paid', amount: 720 }]);
    await turn('true');
    await play(1_000, 0);
    await run();
    expect((await periods()).map(({ staked }) => staked)).toEqual([1_000, 12_000]);
  });

  it('the cashback of a banned player waits for the end of the ban; one of an excluded player does not', async () => {
    await insertOwner();
    const ban = (level: number) =>
      test.pool.query(
        `INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, $2, now())
         ON CONFLICT (player_id) DO UPDATE SET ban_level = $2`,
        [owner.playerId, level],
      );
    await play(10_000, 0);
    await run();
    await ban(45);
    now += 8 * DAY;
    await run();
    expect(await periods()).toMatchObject([{ state: 'due' }]);
    await ban(0);
    await test.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', $2, $2)`,
      [owner.playerId, new Date(now)],
    );
    await run();
    expect(await periods()).toMatchObject([{ state: 'paid', amount: 600 }]);
  });
});

it.each([
  `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
   VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', $2, $2)`,
  `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
   VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', $2, $2)`,
  `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
   VALUES ($1, 'rising-stakes', 300, $2, $2)`,
])('a protected player keeps the period that runs, and no other begins: %s', async (become) => {
  await insertOwner();
  await play(10_000, 0);
  await run();
  await test.pool.query(become, [owner.playerId, new Date(now)]);
  expect((await cashback()).isOffered).toBe(false);
  await play(10_000, 0);
  await run();
  now += 8 * DAY;
  await play(10_000, 0);
  await run();
  expect(await periods()).toMatchObject([{ state: 'paid', staked: 20_000, amount: 1_200 }]);
});

it('bets and periods whose process is killed midway are counted and paid once after the restart', async () => {
  const owners = [];
  for (let at = 0; at < 4; at += 1) {
    owner = await fundedAccount(test.pool, 100_000);
    owners.push(owner);
    await play(10_000, 0);
    await play(4_000, 1_000);
  }
  const runUntil = async (write: string, times: number) => {
    const child = forkModule(new URL('../../test/loyalty/run-slowly.fixture.ts', import.meta.url), [
      test.url,
      String(now),
    ]);
    for (let seen = 0; seen < times; ) {
      const [message] = await once(child, 'message');
      seen += message === write ? 1 : 0;
    }
    // After the write, before that is committed.
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await runUntil('loyalty.store-counted', 1);
  await runUntil('loyalty.add-to-period', 3);
  for (owner of owners) {
    expect((await club()).points).toBe(0);
  }
  await run();
  now += 8 * DAY;
  await runUntil('loyalty.pay-cashback', 2);
  await Promise.all([run(), run()]);
  for (owner of owners) {
    expect((await club()).points).toBe(1_400);
    expect(await periods()).toMatchObject([{ staked: 14_000, state: 'paid', amount: 780 }]);
    expect(await balance()).toBe(100_000 - 13_000 + 780);
  }
});

describe('a walk of bets', () => {
  const step = fc.record({
    stake: fc.integer({ min: 1, max: 5_000 }),
    price: fc.constantFrom('1.20', '1.39', '1.40', '2.00', '11.50'),
    end: fc.constantFrom('won', 'lost', 'refunded', 'sold', 'part-sold', 'corrected', 'open'),
    payout: fc.integer({ min: 1, max: 9_000 }),
    days: fc.integer({ min: 0, max: 3 }),
    runs: fc.integer({ min: 0, max: 2 }),
  });

  async function take({
    stake,
    price,
    end,
    payout,
  }: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
    const bet = await place(stake, { legs: [{ event: 7, outcome: 'x', price, facts: {} }] });
    switch (end) {
      case 'won':
        return settle(bet, payout);
      case 'lost':
        return settle(bet, 0);
      case 'refunded':
        return settle(bet, stake, 'refunded');
      case 'sold':
        return sell(bet, { expected: stake, sold: stake, price: payout });
      case 'part-sold': {
        const sold = Math.floor(stake / 2);
        if (sold > 0) {
          await sell(bet, { expected: stake, sold, price: payout });
        }
        return settle(bet, 0);
      }
      case 'corrected': {
        await settle(bet, 0);
        await run();
        const corrected = { status: 'won' as const, payout, settlement };
        await resettleBet(test.pool, { bet, corrected, reason: 'score', at: now });
        return undefined;
      }
      case 'open':
        return undefined;
    }
  }

  /** Independent of what is counted: what the ledger has between the player and the betting result. */
  async function lostInLedger(): Promise<number> {
    const { rows } = await test.pool.query<{ lost: string }>(
      `SELECT coalesce(sum(result.amount), 0) AS lost FROM bet
       JOIN journal ON split_part(split_part(journal.external_id, '#', 1), ':', 1) = bet.id::text
         AND journal.kind IN ('settlement', 'void', 'cash-out', 'reversal')
       JOIN entry result ON result.journal_id = journal.id
       JOIN account house ON house.id = result.account_id AND house.kind = 'betting-result'
       WHERE bet.account_id = $1`,
      [owner.accountId],
    );
    return Number(rows[0]?.lost);
  }

  async function pointsOfBets(): Promise<number> {
    const { rows } = await test.pool.query<{ points: string }>(
      `SELECT coalesce(sum(floor((stake - sold_stake) / 10)), 0) AS points FROM bet
       WHERE account_id = $1 AND status IN ('won', 'lost') AND ended_by IS NULL
         AND (SELECT min(price::numeric) FROM bet_leg WHERE bet_id = bet.id) >= 1.4`,
      [owner.accountId],
    );
    return Number(rows[0]?.points);
  }

  it('points and cashback are what the ledger and all bets say, however they were counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        owner = await fundedAccount(test.pool, 1_000_000);
        const begin = await balance();
        for (const each of steps) {
          await take(each);
          // Two processes count at the same time.
          await Promise.all(Array.from({ length: each.runs }, run));
          now += each.days * DAY;
        }
        now += 40 * DAY;
        await Promise.all([run(), run(), run()]);
        const ended = await periods();
        const sum = (of: (period: (typeof ended)[number]) => number) =>
          ended.reduce((total, period) => total + of(period), 0);
        const lost = await lostInLedger();
        expect(sum(({ staked, returned }) => staked - returned)).toBe(lost);
        expect((await club()).points).toBe(await pointsOfBets());
        const { rows } = await test.pool.query<{ open: string }>(
          "SELECT coalesce(sum(stake), 0) AS open FROM bet WHERE account_id = $1 AND status = 'open'",
          [owner.accountId],
        );
        const paid = sum(({ amount }) => amount);
        expect(await balance()).toBe(begin - lost - Number(rows[0]?.open) + paid);
        expect(ended.every(({ state }) => state === 'paid' || state === 'nothing')).toBe(true);
        for (const { staked, returned, percent, amount } of ended) {
          expect(amount).toBe(Math.floor((Math.max(0, staked - returned) * percent) / 100));
        }
        const levels = ended.map(({ level }) => CLUB_LEVELS.indexOf(level));
        expect(levels).toEqual(levels.toSorted((one, other) => other - one));
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

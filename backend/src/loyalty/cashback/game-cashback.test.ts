import { once } from 'node:events';
import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { DAY, MINUTE } from '@touchline/domain/time';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { openGame, playRound, roundOf } from '../../../test/loyalty/play-round.ts';
import { forkModule } from '../../../test/process/fork-module.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { runLoyalty } from '../loyalty-job.ts';
import { readCashback, readPremiumCashback } from './read-cashback.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RULES = LoyaltyConfiguration.parse({
  cashback: { isOffered: true, isForGames: true },
  premium: { isOffered: true },
});
const test = useTestDatabase();
let now = Date.UTC(2026, 0, 15, 12);
let rules = RULES;
let owner: Awaited<ReturnType<typeof fundedAccount>>;

async function newOwner(): Promise<void> {
  owner = await fundedAccount(test.pool, 10_000_000);
  await openGame(test.pool, owner, now);
}
beforeEach(async () => {
  now += 40 * DAY;
  rules = RULES;
  await newOwner();
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
const question = () => ({ playerId: owner.playerId, rules, now });
const losses = async () => (await readCashback(test.pool, question())).periods;
const premium = () => readPremiumCashback(test.pool, question());
const stakes = async () => (await premium()).periods;
const play = (stake: number, win: number) =>
  playRound(test.pool, owner.accountId, { stake, win, at: now });

async function balance(): Promise<number> {
  const { rows } = await test.pool.query<{ balance: string }>(
    'SELECT balance FROM account WHERE id = $1',
    [owner.accountId],
  );
  return Number(rows[0]?.balance);
}

describe('cashback of games', () => {
  it('a share of the net loss and a share of the stakes are booked once each, after their periods', async () => {
    await play(20_000, 5_000);
    await play(10_000, 9_000);
    await run();
    const counted = { staked: 30_000, returned: 14_000, state: 'running', level: 'copper' };
    expect(await losses()).toMatchObject([
      { ...counted, product: 'casino', percent: 5, amount: 800 },
    ]);
    expect(await stakes()).toMatchObject([
      { ...counted, product: 'premium', percent: 0.05, amount: 15 },
    ]);
    const before = await balance();
    now += 8 * DAY;
    await Promise.all([run(), run(), run()]);
    expect(await losses()).toMatchObject([{ state: 'paid', paidAt: now }]);
    expect(await stakes()).toMatchObject([{ state: 'paid', paidAt: now }]);
    expect(await balance()).toBe(before + 815);
  });

  it('a winner gets the premium share of their stakes, and no share of a loss', async () => {
    await play(10_000, 90_000);
    await run();
    now += 8 * DAY;
    await run();
    expect(await losses()).toMatchObject([{ state: 'nothing', amount: 0 }]);
    expect(await stakes()).toMatchObject([{ state: 'paid', amount: 5 }]);
  });

  it('an open round counts when it is closed', async () => {
    const round = roundOf(test.pool, owner.accountId);
    await round.stake(10_000, now);
    await run();
    expect([...(await losses()), ...(await stakes())]).toEqual([]);
    now += DAY;
    await round.close(now);
    await run();
    const from = Math.floor(now / DAY) * DAY;
    expect(await losses()).toMatchObject([{ staked: 10_000, from, to: from + 7 * DAY }]);
  });

  it('a win that comes late and a stake that is taken back count with the difference, in the period that runs', async () => {
    const late = await play(10_000, 0);
    const taken = await play(6_000, 0);
    await run();
    now += 8 * DAY;
    await run();
    expect(await losses()).toMatchObject([{ state: 'paid', amount: 800 }]);
    await late.win(4_000, now);
    await taken.takeStakeBack(now, { closes: true });
    await play(30_000, 0);
    await run();
    await run();
    expect((await losses())[0]).toMatchObject({ staked: 24_000, returned: 4_000, amount: 1_000 });
    expect((await stakes())[0]).toMatchObject({ staked: 24_000, amount: 12 });
  });

  it('a round that is taken back whole and staked in again counts once', async () => {
    const round = roundOf(test.pool, owner.accountId);
    await round.stake(5_000, now);
    await round.takeStakeBack(now);
    await run();
    await round.stake(7_000, now);
    await run();
    expect((await losses()).reduce((sum, { staked }) => sum + staked, 0)).toBe(0);
    await round.close(now);
    await run();
    expect((await losses())[0]).toMatchObject({ staked: 7_000, returned: 0 });
  });

  it('rounds begin no period of what the operator does not offer for games', async () => {
    rules = LoyaltyConfiguration.parse({ cashback: { isOffered: true } });
    await play(10_000, 0);
    await run();
    expect([...(await losses()), ...(await stakes())]).toEqual([]);
    rules = LoyaltyConfiguration.parse({ premium: { isOffered: true } });
    await play(10_000, 0);
    await run();
    expect(await losses()).toEqual([]);
    expect(await stakes()).toMatchObject([{ staked: 10_000 }]);
  });

  it('a period keeps its share, and the next has that of the level and the rules by then', async () => {
    await play(100_000, 0);
    await run();
    await test.pool.query(`UPDATE club_member SET level = 'diamond' WHERE player_id = $1`, [
      owner.playerId,
    ]);
    rules = { ...RULES, premium: { ...RULES.premium, days: 3 } };
    await play(100_000, 0);
    await run();
    expect(await stakes()).toMatchObject([{ level: 'copper', percent: 0.05, amount: 100 }]);
    now += 8 * DAY;
    await play(100_000, 0);
    await run();
    const [running] = await stakes();
    expect(running).toMatchObject({ level: 'diamond', percent: 0.25, amount: 250 });
    expect((running?.to ?? 0) - (running?.from ?? 0)).toBe(3 * DAY);
    expect(await premium()).toMatchObject({ isOffered: true, level: 'diamond', days: 3 });
  });
});

describe('players who get no new cashback of games', () => {
  beforeEach(() =>
    test.pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
       VALUES ($1, 'x', 'GB', 'EUR', 'full', now(), now())`,
      [owner.playerId],
    ),
  );

  it.each([
    [
      'excluded',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', $2, $2)`,
    ],
    [
      'on a break',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', $2, $2)`,
    ],
    [
      'showing signs of harm',
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'rising-stakes', 300, $2, $2)`,
    ],
    [
      'without cashback by their own choice',
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isCashbackWanted', 'false', $2)`,
    ],
  ])('a player who is %s keeps the periods that run, and no other begins', async (_, become) => {
    await play(10_000, 0);
    await run();
    await test.pool.query(become, [owner.playerId, new Date(now)]);
    expect((await premium()).isOffered).toBe(false);
    await play(10_000, 0);
    await run();
    now += 8 * DAY;
    await play(10_000, 0);
    await run();
    expect(await losses()).toMatchObject([{ state: 'paid', staked: 20_000, amount: 1_000 }]);
    expect(await stakes()).toMatchObject([{ state: 'paid', staked: 20_000, amount: 10 }]);
  });
});

it('rounds and their periods whose process is killed midway are counted and paid once after the restart', async () => {
  const owners = [owner];
  for (let at = 0; at < 3; at += 1) {
    await newOwner();
    owners.push(owner);
  }
  for (owner of owners) {
    await play(100_000, 0);
    await play(40_000, 10_000);
  }
  const runUntil = async (write: string, times: number) => {
    const fixture = new URL('../../../test/loyalty/run-slowly.fixture.ts', import.meta.url);
    const child = forkModule(fixture, [test.url, String(now)]);
    for (let seen = 0; seen < times; ) {
      const [message] = await once(child, 'message');
      seen += message === write ? 1 : 0;
    }
    // After the write, before that is committed.
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await runUntil('loyalty.store-counted-rounds', 1);
  await runUntil('loyalty.add-to-period', 5);
  for (owner of owners) {
    expect([...(await losses()), ...(await stakes())]).toEqual([]);
  }
  await run();
  now += 8 * DAY;
  await runUntil('loyalty.pay-cashback', 3);
  await Promise.all([run(), run()]);
  for (owner of owners) {
    expect(await losses()).toMatchObject([{ staked: 140_000, state: 'paid', amount: 6_500 }]);
    expect(await stakes()).toMatchObject([{ staked: 140_000, state: 'paid', amount: 70 }]);
    expect(await balance()).toBe(10_000_000 - 130_000 + 6_570);
  }
});

describe('a walk of rounds', () => {
  const step = fc.record({
    stake: fc.integer({ min: 1, max: 50_000 }),
    win: fc.integer({ min: 1, max: 90_000 }),
    end: fc.constantFrom('won', 'lost', 'open', 'late-win', 'taken-back', 'taken-back-late'),
    days: fc.integer({ min: 0, max: 3 }),
    runs: fc.integer({ min: 0, max: 2 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  async function take({ stake, win, end }: Step): Promise<void> {
    const round = roundOf(test.pool, owner.accountId);
    await round.stake(stake, now);
    if (end === 'won') await round.win(win, now);
    if (end === 'lost') await round.close(now);
    if (end === 'taken-back') await round.takeStakeBack(now);
    if (end === 'late-win' || end === 'taken-back-late') {
      await round.close(now);
      await run();
      now += DAY;
      await (end === 'late-win' ? round.win(win, now) : round.takeStakeBack(now));
    }
  }

  /** What closed rounds have brought the house, from the entries alone. */
  async function lostInLedger(): Promise<number> {
    const { rows } = await test.pool.query<{ lost: string }>(
      `SELECT coalesce(sum(result.amount), 0) AS lost
       FROM journal JOIN entry result ON result.journal_id = journal.id
       JOIN account house ON house.id = result.account_id AND house.kind = 'games-result'
       WHERE journal.source = 'game' AND EXISTS (SELECT FROM game_transaction moved
           WHERE moved.id::text = journal.external_id AND moved.account_id = $1)
         OR journal.source = 'game-round' AND EXISTS (SELECT FROM game_round round
           WHERE round.id::text = split_part(journal.external_id, ':', 1) AND round.account_id = $1)`,
      [owner.accountId],
    );
    return Number(rows[0]?.lost);
  }

  it('the periods come to what the ledger says of all closed rounds, however they were counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        await newOwner();
        for (const each of steps) {
          await take(each);
          // Two processes count at the same time.
          await Promise.all(Array.from({ length: each.runs }, run));
          now += each.days * DAY + MINUTE;
        }
        now += 40 * DAY;
        await Promise.all([run(), run(), run()]);
        const lost = await lostInLedger();
        for (const ended of [await losses(), await stakes()]) {
          const sum = (of: (period: (typeof ended)[number]) => number) =>
            ended.reduce((total, period) => total + of(period), 0);
          expect(sum(({ staked, returned }) => staked - returned)).toBe(lost);
          for (const { product, staked, returned, percent, amount, state } of ended) {
            const base = Math.max(0, product === 'premium' ? staked : staked - returned);
            expect(amount).toBe(Math.floor((base * Math.round(percent * 100)) / 10_000));
            expect(state).toBe(amount > 0 ? 'paid' : 'nothing');
          }
        }
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});

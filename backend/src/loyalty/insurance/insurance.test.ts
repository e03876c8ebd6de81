import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import type { Grade } from '@touchline/domain/markets';
import { DAY } from '@touchline/domain/time';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../../betting/bets/bet-store.ts';
import { BettingSettings } from '../../betting/placement/betting-settings.ts';
import { createPlaceBet } from '../../betting/placement/place-bet.ts';
import { correctResults } from '../../betting/settlement/correct-results.ts';
import { createSettlement, type Settlement } from '../../betting/settlement/settlement.ts';
import { voidBet } from '../../betting/settlement/void-bet.ts';
import { createNotices, type Notices } from '../../messages/notices/notices.ts';
import { bonusCosts } from '../../money/wallet/bonus-costs.ts';
import { giveBonus, listBonuses } from '../../money/wallet/bonuses.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { withdrawBonus } from '../../money/wallet/withdraw-bonus.ts';
import { giveStakesBack } from './give-stakes-back.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const OFFERED = BettingSettings.parse({
  insurance: { isOffered: true, minCoef: '1.40', maximums: { EUR: '8' } },
});
const FIVE = ['1.50', '1.60', '1.70', '1.80', '1.90'];
let clock: ReturnType<typeof createTestClock>;
let settlement: Settlement;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each match is of one test alone. */
let event = 80_000;
let keys = 0;

const notices = createNotices({
  clock: () => clock.now(),
  mails: { writeNotice: async () => undefined },
  fallback: async () => 'en',
});
async function written() {
  const { rows } = await test.pool.query<{ notice: string; facts: object }>(
    'SELECT notice, facts FROM inbox_message WHERE player_id = $1',
    [owner.playerId],
  );
  return rows;
}

beforeEach(async () => {
  clock = createTestClock();
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  await newOwner();
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function place(
  prices: readonly string[] = FIVE,
  {
    settings = OFFERED,
    mayBeInsured = true,
    ...more
  }: Partial<PlaceBet> & { settings?: BettingSettings; mayBeInsured?: boolean } = {},
): Promise<Bet> {
  const book = createTestBook();
  const bets = prices.map((price) => {
    event += 1;
    const outcomeId = `${event}~ft-1x2~home`;
    book.offer(outcomeId, { price });
    return { outcomeId, price };
  });
  const placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
    mayBeInsured: async () => mayBeInsured,
    pause: async () => undefined,
  });
  keys += 1;
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: 1,
    amount: 1_000,
    bets,
    changeCoefAction: 0,
    ...more,
  };
  const idempotencyKey = `insured-${keys}`;
  return (await placeBet({ playerId: owner.playerId, idempotencyKey, payload })).bet;
}

const find = async (bet: Bet) =>
  (await findBet(test.pool, { playerId: owner.playerId, betId: bet.id })) as Bet;
const run = (writeNotice: Notices['write'] = notices.write) =>
  giveStakesBack({ pool: test.pool, clock: clock.now, writeNotice });
const bonuses = () => listBonuses(test.pool, owner.playerId);

async function newOwner(): Promise<void> {
  owner = await fundedAccount(test.pool, 10_000);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [owner.playerId],
  );
}

async function grade(bet: Bet, results: readonly (Grade | undefined)[]): Promise<void> {
  for (const [at, { eventId }] of bet.legs.entries()) {
    const result = results[at];
    if (result !== undefined) {
      await settlement.settleLegs(eventId, () => ({ result }));
    }
  }
}
async function stateOf(bet: Bet): Promise<string | undefined> {
  const { rows } = await test.pool.query<{ state: string; refusal: string | null }>(
    'SELECT state, refusal FROM insured_loss WHERE bet_id = $1',
    [bet.id],
  );
  return rows[0] && (rows[0].refusal ?? rows[0].state);
}

describe('an insured accumulator', () => {
  it('an insured accumulator gives its stake back as a bonus once its last leg is decided, once', async () => {
    const bet = await place();
    expect(bet.terms?.insurance).toEqual({ minLegs: 5, maximum: 800, wagerTimes: 1, days: 7 });
    await grade(bet, ['won', 'lost', 'won', 'won']);
    expect((await find(bet)).status).toBe('lost');
    await run();
    expect((await find(bet)).insured).toEqual({ state: 'waiting' });
    await grade(bet, [undefined, undefined, undefined, undefined, 'won']);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await bonuses()).toMatchObject([
      {
        amount: 800,
        balance: 800,
        required: 800,
        minLegs: 1,
        minCoef: '1.50',
        expiresAt: clock.now() + 7 * DAY,
        state: 'active',
      },
    ]);
    expect((await find(bet)).insured).toEqual({ state: 'given', at: clock.now(), amount: 800 });
    const { bonuses: costs } = await bonusCosts(test.pool, {
      from: clock.now() - DAY,
      to: clock.now() + DAY,
    });
    expect(costs.find(({ name }) => name === 'insurance')).toMatchObject({ count: 1, given: 800 });
  });

  it('a player is notified once of a stake that has come back, and not of one that has not', async () => {
    const [given, none] = [await place(), await place()];
    await grade(none, ['lost', 'lost', 'won', 'won', 'won']);
    await grade(given, ['won', 'lost', 'won', 'won', 'won']);
    await Promise.all([run(), run()]);
    await run();
    expect(await stateOf(none)).toBe('several-lost');
    expect(await written()).toEqual([
      { notice: 'stake-returned', facts: { amount: 800, currency: 'EUR' } },
    ]);
  });

  it('a stake whose notice cannot be written waits, and both follow with the next attempt', async () => {
    const bet = await place();
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await expect(run(() => Promise.reject(new Error('no notice')))).rejects.toThrow();
    expect([await stateOf(bet), await bonuses(), await written()]).toEqual(['waiting', [], []]);
    await run();
    expect([await stateOf(bet), (await written()).length]).toEqual(['given', 1]);
  });

  it('an insured accumulator gives back no more than its stake', async () => {
    const bet = await place(FIVE, { amount: 300 });
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await bonuses()).toMatchObject([{ amount: 300 }]);
  });

  it('an insured accumulator of which a part was sold has none, nor one that was voided', async () => {
    const sold = await place();
    await test.pool.query('SELECT cash_out_bet($1, $2, $3, 1000, 400, 300, 0, false, now())', [
      sold.id,
      owner.playerId,
      'insured-sale',
    ]);
    const voided = await place();
    await grade(sold, ['won', 'lost', 'won', 'won', 'won']);
    await grade(voided, ['won', 'lost', 'won', 'won', 'won']);
    await voidBet(
      { pool: test.pool, clock: clock.now },
      { betId: voided.id, actor: 'operator:test', reason: 'price-error', note: 'a test' },
    );
    await run();
    expect((await find(sold)).insured).toEqual({ state: 'none', refusal: 'sold' });
    expect(await stateOf(voided)).toBeUndefined();
    expect(await bonuses()).toEqual([]);
  });

  it('a stake waits while another bonus is active, and comes back after it', async () => {
    await giveBonus(
      { pool: test.pool, clock: clock.now },
      {
        playerId: owner.playerId,
        reference: 'before',
        currency: 'EUR',
        amount: 500,
        wagerTimes: 3,
        minLegs: 1,
        minCoef: '1.01',
        expiresAt: clock.now() + DAY,
        actor: 'operator:test',
      },
    );
    const bet = await place();
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await stateOf(bet)).toBe('waiting');
    const [before] = await bonuses();
    await withdrawBonus(
      { pool: test.pool, clock: clock.now },
      { playerId: owner.playerId, bonusId: before?.id ?? '', actor: 'operator:test' },
    );
    await run();
    expect(await stateOf(bet)).toBe('given');
  });

  it('a player who is excluded, or has turned bonuses off since, is given none', async () => {
    const bet = await place();
    await test.pool.query(
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isBonusWanted', 'false', now())`,
      [owner.playerId],
    );
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await stateOf(bet)).toBe('not-offered');

    await newOwner();
    const other = await place();
    await test.pool.query(
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 5, now(), now())`,
      [owner.playerId],
    );
    await grade(other, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await stateOf(other)).toBe('not-offered');
    expect(await bonuses()).toEqual([]);
  });

  it('a player who has closed the account is given none', async () => {
    const bet = await place();
    await test.pool.query(
      `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, 'unused', now())`,
      [owner.playerId],
    );
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await stateOf(bet)).toBe('not-offered');
    expect(await bonuses()).toEqual([]);
  });

  it('the stake of a banned player waits for the end of the ban', async () => {
    const bet = await place();
    const ban = (level: number) =>
      test.pool.query(
        `INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, $2, now())
         ON CONFLICT (player_id) DO UPDATE SET ban_level = $2`,
        [owner.playerId, level],
      );
    await ban(1);
    await grade(bet, ['won', 'lost', 'won', 'won', 'won']);
    await run();
    expect(await stateOf(bet)).toBe('waiting');
    await ban(0);
    await run();
    expect(await stateOf(bet)).toBe('given');
  });

  it('a corrected result decides anew, and what was given stays', async () => {
    const bet = await place();
    await grade(bet, ['won', 'lost', 'lost', 'won', 'won']);
    await run();
    expect(await stateOf(bet)).toBe('several-lost');
    const correct = (at: number, result: Grade) =>
      correctResults(
        { pool: test.pool, clock: clock.now, settlement },
        {
          eventId: bet.legs[at]?.eventId ?? 0,
          outcomes: [{ outcomeId: bet.legs[at]?.outcomeId ?? '', result }],
          reason: 'corrected',
          actor: 'operator:test',
        },
      );
    await correct(2, 'won');
    await run();
    expect(await stateOf(bet)).toBe('given');
    await correct(1, 'won');
    await run();
    expect((await find(bet)).status).toBe('won');
    expect(await bonuses()).toHaveLength(1);
    await correct(1, 'lost');
    await run();
    expect(await bonuses()).toHaveLength(1);
  });
});

describe('an accumulator without insurance', () => {
  it('an accumulator is not insured with too few legs or low prices, in another type or currency, or for whom it is not', async () => {
    const bets = [
      await place(FIVE.slice(1)),
      await place(['1.39', ...FIVE]),
      await place(FIVE, { typeId: 2, systemValue: 4 }),
      await place(FIVE, { settings: BettingSettings.parse({}) }),
      await place(FIVE, { mayBeInsured: false }),
      await place(FIVE, {
        settings: BettingSettings.parse({
          insurance: { isOffered: true, minCoef: '1.40', maximums: { USD: '8' } },
        }),
      }),
    ];
    expect(bets.map(({ terms }) => terms?.insurance)).toEqual(bets.map(() => undefined));
    const [first] = bets;
    if (first !== undefined) {
      await grade(first, ['won', 'lost', 'won', 'won']);
      expect(await stateOf(first)).toBeUndefined();
    }
  });
});

describe('any results of an insured accumulator', () => {
  it('any results, in any order, give the stake back exactly when one leg alone is lost', async () => {
    const grades = fc.array(
      fc.constantFrom<Grade>('won', 'won', 'won', 'lost', 'void', 'half-won', 'half-lost'),
      { minLength: 5, maxLength: 7 },
    );
    const ordered = grades.chain((results) =>
      fc.record({
        results: fc.constant(results),
        order: fc.shuffledSubarray([...results.keys()], { minLength: results.length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(ordered, async ({ results, order }) => {
        await newOwner();
        const bet = await place(results.map(() => '1.50'));
        for (const at of order) {
          await grade(
            bet,
            results.map((result, place) => (place === at ? result : undefined)),
          );
          await run();
        }
        const count = (grade: Grade) => results.filter((result) => result === grade).length;
        const isGiven =
          count('lost') === 1 && count('half-lost') === 0 && results.length - count('void') >= 5;
        expect((await bonuses()).map(({ amount }) => amount)).toEqual(isGiven ? [800] : []);
      }),
      { numRuns: 30 },
    );
  });
});

import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { placeBets, type PlacementRequest } from '../../money/wallet/bet-money.ts';
import { createRisk } from './risk.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const AT = Date.UTC(2026, 10, 26, 12);
const now = () => AT;
const decisionsOf = (eventId: number) => (eventId === 7 ? 2 : 0);

let test: TestDatabase;
let anna: { readonly playerId: string; readonly accountId: string };
let boris: typeof anna;

function leg(outcome: string, price: string) {
  const [event = '', marketKey = ''] = outcome.split('~');
  const facts = {
    sport: 'football',
    champ: 'League',
    home: `Home ${event}`,
    away: `Away ${event}`,
    startsAt: AT,
    marketKey,
  };
  return { event: Number(event), outcome, price, facts };
}

/** Places a bet. Cents; `possible` is what it returns if everything wins. */
async function place(
  owner: typeof anna,
  bet: Pick<PlacementRequest, 'stake' | 'possible' | 'legs'>,
): Promise<string> {
  const type = bet.legs.length > 1 ? 1 : 0;
  const [placed] = await placeBets(test.pool, [singleRequest(owner, { ...bet, type, at: AT })]);
  expect(placed?.outcome).toBe('placed');
  return placed?.bet ?? '';
}

beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 4 });
  anna = await fundedAccount(test.pool, 1_000_000);
  boris = await fundedAccount(test.pool, 1_000_000);
  await place(anna, { stake: 1_000, possible: 2_000, legs: [leg('7~ft-1x2~home', '2.00')] });
  await place(boris, { stake: 5_000, possible: 20_000, legs: [leg('7~ft-1x2~away', '4.00')] });
  await place(boris, { stake: 400, possible: 760, legs: [leg('7~ft-total@2.5~over', '1.90')] });
  await place(anna, {
    stake: 100,
    possible: 3_000,
    legs: [leg('7~ft-1x2~home', '2.00'), leg('8~ft-1x2~draw', '15.00')],
  });
  await place(anna, { stake: 200, possible: 800, legs: [leg('9~ft-double-chance~1x', '4.00')] });
  await place(anna, { stake: 300, possible: 600, legs: [leg('9~ft-double-chance~12', '2.00')] });
});
afterAll(() => test.stop());

describe('the risk of open bets', () => {
  it('the worst case of an event is that of each of its markets, and an accumulator counts once, where its price is longest', async () => {
    const { events, total, currency } = await createRisk({
      pool: test.pool,
      clock: now,
      decisionsOf,
    }).events(undefined);
    expect(currency).toBe('EUR');
    expect(events.map(({ eventId, worstCase, bets }) => ({ eventId, worstCase, bets }))).toEqual([
      // Away: 15,000 to pay and 1,000 of the others kept; over: 360 to pay.
      { eventId: 7, worstCase: 15_000 - 1_000 + 360, bets: 3 },
      // The accumulator: on the draw at 15.00 alone.
      { eventId: 8, worstCase: 2_900, bets: 1 },
      // Of a double chance two win: both are paid.
      { eventId: 9, worstCase: 600 + 300, bets: 2 },
    ]);
    expect(events[0]).toMatchObject({
      home: 'Home 7',
      sport: 'football',
      champ: 'League',
      decisions: 2,
    });
    expect(total).toEqual({
      bets: 6,
      stakes: 1_000 + 5_000 + 400 + 100 + 200 + 300,
      liability: 1_000 + 15_000 + 360 + 2_900 + 600 + 300,
    });
  });

  it('the outcomes of an event show what the house is left with if each of them wins', async () => {
    const { markets } = await createRisk({ pool: test.pool, clock: now, decisionsOf }).event(7);
    expect(markets).toEqual([
      {
        key: 'ft-1x2',
        worstCase: 14_000,
        outcomes: [
          { code: 'away', bets: 1, stakes: 5_000, liability: 15_000, result: -14_000 },
          { code: 'home', bets: 1, stakes: 1_000, liability: 1_000, result: 4_000 },
        ],
      },
      {
        key: 'ft-total@2.5',
        worstCase: 360,
        outcomes: [{ code: 'over', bets: 1, stakes: 400, liability: 360, result: -360 }],
      },
    ]);
  });

  it('an accumulator moves to its next longest leg once the longest is decided', async () => {
    const risk = createRisk({ pool: test.pool, clock: now, decisionsOf });
    await test.pool.query(
      `UPDATE bet_leg SET result = 'won', graded_at = now() WHERE outcome_id = '8~ft-1x2~draw'`,
    );
    try {
      const { events } = await risk.events(undefined);
      expect(events.map(({ eventId }) => eventId)).toEqual([7, 9]);
      expect(events[0]).toMatchObject({ bets: 4, stakes: 6_500 });
    } finally {
      await test.pool.query(
        `UPDATE bet_leg SET result = NULL, graded_at = NULL WHERE outcome_id = '8~ft-1x2~draw'`,
      );
    }
  });

  it('the players are listed by what the house owes them if they win, with their stake factor', async () => {
    const risk = createRisk({ pool: test.pool, clock: now, decisionsOf });
    await test.pool.query(
      `INSERT INTO stake_factor (player_id, factor, reason) VALUES ($1, 0.25, 'market-risk')`,
      [boris.playerId],
    );
    const { players } = await risk.players(undefined);
    expect(players).toEqual([
      { playerId: boris.playerId, bets: 2, stakes: 5_400, liability: 15_360, stakeFactor: 0.25 },
      { playerId: anna.playerId, bets: 4, stakes: 1_600, liability: 4_800 },
    ]);
    const { bets } = await risk.bets({ player: anna.playerId });
    expect(bets.map(({ liability, openLegs }) => [liability, openLegs])).toEqual([
      [2_900, 2],
      [1_000, 1],
      [600, 1],
      [300, 1],
    ]);
  });

  it('amounts of other currencies count at the rates in effect', async () => {
    const risk = createRisk({ pool: test.pool, clock: now, decisionsOf });
    const before = (await risk.events(undefined)).total.liability;
    await test.pool.query(`UPDATE bet SET currency = 'JPY' WHERE stake = 5000`);
    try {
      const { rows } = await test.pool.query<{ rate: string }>(
        `SELECT rate FROM exchange_rate WHERE currency = 'JPY' AND fixing_id = fixing_at($1)`,
        [new Date(AT)],
      );
      const cents = 100 / Number(rows[0]?.rate);
      expect((await risk.events(undefined)).total.liability).toBe(
        before - 15_000 + Math.round(15_000 * cents),
      );
    } finally {
      await test.pool.query(`UPDATE bet SET currency = 'EUR' WHERE stake = 5000`);
    }
  });

  it('neither plans nor the blocks that are read grow with bets that are settled', async () => {
    await settledBets(100);
    const few = await costs();
    await settledBets(10_000);
    const many = await costs();
    for (const [name, { blocks, scans }] of Object.entries(many)) {
      expect(scans, name).not.toContain('Seq Scan on bet');
      expect(scans, name).not.toContain('Seq Scan on bet_leg');
      expect(blocks, name).toBeLessThanOrEqual(2 * (few[name]?.blocks ?? 0) + 50);
    }
    expect(Object.keys(many)).toEqual(['risk.events', 'risk.event', 'risk.bets', 'risk.players']);
  });
});

/** So many bets of before, on the events that are bet on now as well. */
async function settledBets(count: number): Promise<void> {
  await test.pool.query(
    `WITH settled AS (
       INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
         total_odds, possible_return, max_payout, balance_after, placed_at, status, payout, settled_at,
         settlement)
       SELECT $2, $3, 'EUR', 'settled-' || $1 || '-' || n, 'digest', 0, 100, '2.000', 200, 1000, 0, now(),
         'lost', 0, now(), '[]' FROM generate_series(1, $1) AS n RETURNING id)
     INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts, result, graded_at)
     SELECT id, 0, 7 + id % 3, (7 + id % 3) || '~ft-1x2~home', '2.00', '{}', 'lost', now() FROM settled`,
    [count, anna.playerId, anna.accountId],
  );
  await test.pool.query('VACUUM ANALYZE bet, bet_leg');
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

function scansOf(plan: Plan): readonly string[] {
  const own =
    plan['Relation Name'] === undefined ? [] : [`${plan['Node Type']} on ${plan['Relation Name']}`];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

/** What each question costs, asked as it is: the blocks that it touches, and how it finds rows. */
async function costs() {
  const found: Record<string, { readonly blocks: number; readonly scans: readonly string[] }> = {};
  const explaining = {
    query: async (statement: { name: string; text: string; values: unknown[] }) => {
      const { name, text, values } = statement;
      if (name !== 'risk.rates') {
        const { rows } = await test.pool.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
          values,
        );
        const plan = rows[0]?.['QUERY PLAN'][0].Plan as Plan;
        const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
        found[name] = { blocks, scans: scansOf(plan) };
      }
      return test.pool.query(text, values);
    },
  };
  const risk = createRisk({ pool: explaining as unknown as Pool, clock: now, decisionsOf });
  await risk.events(undefined);
  await risk.event(7);
  await risk.bets({});
  await risk.players(undefined);
  return found;
}

import pg, { type Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { settleBets } from '../../src/money/wallet/bet-money.ts';
import type { Queryable } from '../../src/platform/database/queryable.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { anyStatement } from '../database/any-statement.ts';
import { startTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLane } from './lane.ts';
import { brokenRules } from './rules.ts';
import { interleave, schedulesOf } from './schedule.ts';
import {
  createServices,
  createSurroundings,
  type MoneyServices,
  type Surroundings,
} from './services.ts';
import { createWorld, type World } from './world.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let test: TestDatabase;
let pools: readonly Pool[];
let surroundings: Surroundings;
let services: MoneyServices;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 8 });
  surroundings = createSurroundings(test.pool);
  services = createServices(surroundings, { pool: test.pool, pause: async () => undefined });
  pools = [0, 1].map(() => new pg.Pool({ connectionString: test.url }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await test.stop();
});

let worlds = 0;
function newWorld(): Promise<World> {
  worlds += 1;
  return createWorld(test.pool, { number: worlds, services, surroundings });
}

/** @returns the id of the bet */
async function placeAnother({ playerId, singleOn }: World): Promise<string> {
  const payload = singleOn('free', { amount: 400 });
  return (await services.placeBet({ playerId, idempotencyKey: 'another', payload })).bet.id;
}

/** A transaction that is not retried, so that a deadlock shows. */
async function once(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const lose = (client: Queryable, bet: string): Promise<unknown> =>
  settleBets(client, [
    {
      bet,
      kind: 'settlement',
      status: 'lost',
      payout: 0,
      settlement: { lines: [], adjustments: [] },
      at: Date.now(),
    },
  ]);

const lockBet = (client: PoolClient, bet: string): Promise<unknown> =>
  anyStatement(client).query('SELECT FROM bet WHERE id = $1 FOR NO KEY UPDATE', [bet]);

/** The last bet of the player's own money ends, so that the one staked with an advance is voided. */
const OWN_BET_ENDS: Readonly<Record<string, (pool: Pool, world: World) => Promise<unknown>>> = {
  'the settlement of the last own bet': (pool, { ownBet }) =>
    once(pool, (client) => lose(client, ownBet)),
  'the sale of the last own bet': (pool, { ownBet, playerId }) =>
    once(pool, (client) =>
      anyStatement(client).query(
        `SELECT cash_out_bet($1, $2, 'sale', 1000, 1000, 100, 0, false, now())`,
        [ownBet, playerId],
      ),
    ),
};

describe('bets are locked before their account', () => {
  it.each(Object.entries(OWN_BET_ENDS))(
    'the act "%s" never deadlocks with the settlement of a bet staked with an advance, at any step',
    async (_, endOwnBet) => {
      const [left, right] = pools.map(createLane);
      if (left === undefined || right === undefined) throw new Error('two lanes are needed');
      const failures: unknown[] = [];
      for (const schedule of schedulesOf([2, 3], 3)) {
        const world = await newWorld();
        const { endings } = await interleave(
          { monitor: test.pool, lanes: [left, right] },
          {
            acts: [
              () => endOwnBet(left.pool, world),
              // The steps of a settlement: its bet, its account, its commit.
              () =>
                once(right.pool, async (client) => {
                  await lockBet(client, world.lentBet);
                  await lose(client, world.lentBet);
                }),
            ],
            schedule,
          },
        );
        for (const ending of endings) {
          if ('error' in ending) failures.push([schedule, String(ending.error)]);
        }
        const broken = await brokenRules(test.pool, { playerId: world.playerId, since: 0 });
        failures.push(...broken);
      }
      expect(failures).toEqual([]);
    },
  );

  it('a bet placed with an advance between the two locks is not waited for: the settlement is retried', async () => {
    const world = await newWorld();
    const bet = await placeAnother(world);
    const other = await test.pool.connect();
    let attempts = 0;
    try {
      await other.query('BEGIN');
      await inTransaction(test.pool, async (client) => {
        attempts += 1;
        if (attempts === 2) await other.query('COMMIT');
        await lose(client, world.ownBet);
        if (attempts === 1) {
          // As if it had been placed a moment before the account was locked.
          await test.pool.query(
            'INSERT INTO advance (bet_id, account_id, amount) VALUES ($1, $2, 200)',
            [bet, world.main],
          );
          await lockBet(other, bet);
        }
      });
    } finally {
      other.release();
    }
    expect(attempts).toBe(2);
    const { rows } = await test.pool.query('SELECT status FROM bet WHERE id = $1', [bet]);
    expect(rows).toEqual([{ status: 'refunded' }]);
  });
});

import fc from 'fast-check';
import pg, { type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyStatement } from '../database/any-statement.ts';
import { startTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { createLane } from './lane.ts';
import { interleave, type Schedule, schedulesOf } from './schedule.ts';

const steps = fc.integer({ min: 1, max: 5 });

describe('the schedules of two acts', () => {
  it('the schedules of two acts are each different, and none switches more often or runs further than allowed', () => {
    fc.assert(
      fc.property(steps, steps, fc.integer({ min: 0, max: 3 }), (one, other, switches) => {
        const schedules = schedulesOf([one, other], switches);
        expect(new Set(schedules.map((schedule) => JSON.stringify(schedule))).size).toBe(
          schedules.length,
        );
        for (const { first, runs } of schedules) {
          const made = [0, 0];
          runs.forEach((run, at) => {
            made[(first + at) % 2] = (made[(first + at) % 2] ?? 0) + run;
          });
          expect(runs.length).toBeLessThanOrEqual(switches);
          expect(runs.every((run) => run > 0)).toBe(true);
          expect((made[0] ?? 0) < one || made[0] === 0).toBe(true);
          expect((made[1] ?? 0) < other || made[1] === 0).toBe(true);
        }
      }),
    );
  });

  it('the schedules of two acts are all possible orders where as many switches as steps are allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (one, other) => {
        const orders = schedulesOf([one, other], one + other).map((schedule) =>
          orderOf(schedule, [one, other]),
        );
        expect(new Set(orders).size).toBe(choose(one + other, one));
      }),
    );
  });
});

/** The order in which steps are made, as a text of 0 and 1. */
function orderOf({ first, runs }: Schedule, [one, other]: readonly [number, number]): string {
  const left = [one, other];
  let order = '';
  let at: number = first;
  for (const run of [...runs, Infinity, Infinity]) {
    const count = Math.min(run, left[at] ?? 0);
    order += String(at).repeat(count);
    left[at] = (left[at] ?? 0) - count;
    at = 1 - at;
  }
  return order;
}

function choose(all: number, some: number): number {
  return some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;
}

describe('two acts that are interleaved', () => {
  let test: TestDatabase;
  let monitor: Pool;
  beforeAll(async () => {
    test = await startTestDatabase({ isEmpty: true });
    monitor = new pg.Pool({ connectionString: test.url, max: 1 });
    await test.pool.query('CREATE TABLE purse (held integer NOT NULL)');
  }, 60_000);
  afterAll(async () => {
    await monitor.end();
    await test.stop();
  });

  /** What is held after two acts add one each, in every order with one switch. */
  async function heldAfter(lock: '' | 'FOR UPDATE'): Promise<ReadonlySet<number>> {
    const pools = [0, 1].map(() => new pg.Pool({ connectionString: test.url, max: 2 }));
    const [left, right] = pools.map(createLane);
    if (left === undefined || right === undefined) throw new Error('two lanes are needed');
    const add = (pool: Pool) =>
      inTransaction(pool, async (client) => {
        const { rows } = await anyStatement(client).query<{ held: number }>(
          `SELECT held FROM purse ${lock}`,
        );
        await anyStatement(client).query('UPDATE purse SET held = $1', [(rows[0]?.held ?? 0) + 1]);
      });
    const found = new Set<number>();
    for (const schedule of schedulesOf([3, 3], 1)) {
      await test.pool.query('DELETE FROM purse');
      await test.pool.query('INSERT INTO purse VALUES (0)');
      await interleave(
        { monitor, lanes: [left, right] },
        { acts: [() => add(left.pool), () => add(right.pool)], schedule },
      );
      const { rows } = await test.pool.query<{ held: number }>('SELECT held FROM purse');
      found.add(rows[0]?.held ?? 0);
    }
    await Promise.all(pools.map((pool) => pool.end()));
    return found;
  }

  it('two interleaved acts lose an update that is read without a lock, in some order', async () => {
    expect(await heldAfter('')).toEqual(new Set([1, 2]));
  }, 30_000);

  it('two interleaved acts wait for each other where the first locks what it reads', async () => {
    expect(await heldAfter('FOR UPDATE')).toEqual(new Set([2]));
  }, 30_000);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyStatement } from '../../../test/database/any-statement.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { inTransaction } from './transaction.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
  await test.pool.query(
    'CREATE TABLE lockable AS SELECT id, 0 AS uses FROM generate_series(1, 2) id',
  );
});
afterAll(() => test.stop());

const use = 'UPDATE lockable SET uses = uses + 1 WHERE id = $1';

describe('a transaction', () => {
  it('a transaction is retried when it was chosen to end a deadlock', async () => {
    let runs = 0;
    let locked = 0;
    let meet: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const useBoth = (order: readonly number[]) =>
      inTransaction(test.pool, async (client) => {
        runs += 1;
        await anyStatement(client).query(use, [order[0]]);
        locked += 1;
        if (locked === 2) meet();
        await bothHoldOne;
        await anyStatement(client).query(use, [order[1]]);
      });
    await Promise.all([useBoth([1, 2]), useBoth([2, 1])]);
    // On a busy machine the retry may meet the other once more.
    expect(runs).toBeGreaterThanOrEqual(3);
    const { rows } = await test.pool.query('SELECT uses FROM lockable');
    expect(rows).toEqual([{ uses: 2 }, { uses: 2 }]);
  });

  it('a transaction is rolled back and not repeated when its work fails otherwise', async () => {
    let runs = 0;
    const failing = inTransaction(test.pool, async (client) => {
      runs += 1;
      await anyStatement(client).query('UPDATE lockable SET uses = 99');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(runs).toBe(1);
    const { rows } = await test.pool.query('SELECT FROM lockable WHERE uses = 99');
    expect(rows).toEqual([]);
  });
});

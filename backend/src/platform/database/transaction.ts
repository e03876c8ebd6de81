import type { DatabaseError } from 'pg';
import type { Pool, PoolClient } from './queryable.ts';

const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 3;

/**
 * Runs work that the database rolls back whole when it fails, again where it was chosen to end a
 * deadlock: the refund of a bet that covers nothing more takes a bet's lock after its account's.
 */
export async function retryingDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as Partial<DatabaseError>).code !== DEADLOCK_DETECTED || attempt === ATTEMPTS) {
        throw error;
      }
    }
  }
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. After a
 * deadlock it runs once more from its beginning, so that it changes nothing but the database.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return retryingDeadlocks(() => runOnce(pool, work));
}

async function runOnce<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

import type { DatabaseError } from 'pg';
import type { Pool, PoolClient } from './queryable.ts';

/** Chosen to end a deadlock, or refused a lock that must not be waited for (`NOWAIT`). */
const LOCK_FAILURES: ReadonlySet<string | undefined> = new Set(['40P01', '55P03']);
const ATTEMPTS = 3;

/** Runs work that the database rolls back whole when it fails, again where another held its locks. */
export async function retryingLockFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as Partial<DatabaseError>;
      if (!LOCK_FAILURES.has(code) || attempt === ATTEMPTS) {
        throw error;
      }
    }
  }
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Where another
 * held its locks it is retried from its beginning, so it must change nothing but the database.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return retryingLockFailures(() => runOnce(pool, work));
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

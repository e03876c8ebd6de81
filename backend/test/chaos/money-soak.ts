import { startDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { type MoneyRunReport, runMoney } from './money-run.ts';

/** Money moved at random on an embedded database for the long counts. */
export async function runMoneyIn(
  dataDirectory: string,
  run: { readonly seed: number; readonly acts: number },
): Promise<MoneyRunReport> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await startDatabase({ dataDirectory, log });
  const pool = createPool(database, { log });
  try {
    await migrate(pool);
    return await runMoney({ pool, ...run });
  } finally {
    await pool.end();
    await database.stop();
  }
}

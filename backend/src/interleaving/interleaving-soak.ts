import { startDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { ACT_PAIRS, createExplorer } from './explore.ts';

/** What a run of all pairs found. */
export interface InterleavingReport {
  readonly pairs: number;
  readonly schedules: number;
  /** Empty when no pair breaks a rule. */
  readonly faults: readonly string[];
}

/**
 * Runs every two acts in every order of their steps with at most so many switches between them, on an
 * embedded database of its own.
 */
export async function interleaveAllIn(
  dataDirectory: string,
  {
    switches,
    onPair,
  }: { readonly switches: number; readonly onPair: (done: number, of: number) => void },
): Promise<InterleavingReport> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await startDatabase({ dataDirectory, log });
  const pool = createPool(database, { log });
  try {
    await migrate(pool);
    const explorer = await createExplorer(database.connection);
    const faults: string[] = [];
    let schedules = 0;
    try {
      for (const [at, pair] of ACT_PAIRS.entries()) {
        const found = await explorer.explore(pair, { switches });
        schedules += found.schedules;
        faults.push(...found.faults);
        onPair(at + 1, ACT_PAIRS.length);
      }
    } finally {
      await explorer.stop();
    }
    return { pairs: ACT_PAIRS.length, schedules, faults };
  } finally {
    await pool.end();
    await database.stop();
  }
}

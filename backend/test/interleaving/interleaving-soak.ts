import { prepareTestDatabases, startTestDatabase } from '../database/test-database.ts';
import { ACT_PAIRS, type ActPair, createExplorer } from './explore.ts';

/** What a run of all pairs found. */
export interface InterleavingReport {
  readonly pairs: number;
  readonly schedules: number;
  /** Empty when no pair breaks a rule. */
  readonly faults: readonly string[];
}

interface Run {
  readonly switches: number;
  /** `faults` of this pair alone: a run that is cut off has named what it found. */
  readonly onPair: (done: number, of: number, faults: readonly string[]) => void;
}

/** Pairs under way at a time, each on a separate database: a schedule mostly waits for answers. */
const EXPLORERS = 4;
/** A database is dropped after this number of pairs, before its books take longer to read than to write. */
const PAIRS_PER_DATABASE = 10;

/** Runs a few of the pairs that are left, on a new database. */
async function exploreSome(
  left: ActPair[],
  switches: number,
  onPair: (schedules: number, faults: readonly string[]) => void,
): Promise<void> {
  const database = await startTestDatabase();
  const explorer = await createExplorer({ connectionString: database.url });
  try {
    for (const pair of left.splice(0, PAIRS_PER_DATABASE)) {
      const { schedules, faults } = await explorer.explore(pair, { switches });
      onPair(schedules, faults);
    }
  } finally {
    await explorer.stop();
    await database.stop();
  }
}

/**
 * Runs every two acts in every order of their steps with at most this number of switches between them, on an
 * separate embedded server.
 */
export async function interleaveAll({ switches, onPair }: Run): Promise<InterleavingReport> {
  const removeDatabases = await prepareTestDatabases();
  const left = [...ACT_PAIRS];
  const faults: string[] = [];
  let schedules = 0;
  let pairs = 0;
  const note = (made: number, found: readonly string[]) => {
    schedules += made;
    pairs += 1;
    faults.push(...found);
    onPair(pairs, ACT_PAIRS.length, found);
  };
  async function exploreAll(): Promise<void> {
    while (left.length > 0) await exploreSome(left, switches, note);
  }
  try {
    // The first database starts the server and makes the template of the others.
    const first = await startTestDatabase();
    await Promise.all(Array.from({ length: EXPLORERS }, exploreAll));
    await first.stop();
    return { pairs, schedules, faults };
  } finally {
    await removeDatabases();
  }
}

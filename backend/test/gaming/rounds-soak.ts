import { startDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { simulateProvider } from './provider-simulator.ts';
import { hub88Voice, pragmaticVoice } from './provider-voices.ts';

/** Rounds in every language on an embedded database for the long counts, half of them each. */
export async function playRoundsIn(
  dataDirectory: string,
  run: { readonly seed: number; readonly rounds: number },
): Promise<readonly { readonly text: string; readonly differences: readonly string[] }[]> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await startDatabase({ dataDirectory, log });
  const pool = createPool(database, { log });
  try {
    await migrate(pool);
    const reports: { text: string; differences: readonly string[] }[] = [];
    const voices = [hub88Voice(), pragmaticVoice()];
    for (const voice of voices) {
      const rounds = Math.ceil(run.rounds / voices.length);
      const report = await simulateProvider({ pool, voice, rounds, seed: run.seed });
      const { calls, seconds, takenBack, refused, latency, differences } = report;
      const times = latency.map((milliseconds) => milliseconds.toFixed(1)).join(', ');
      reports.push({
        text: `${voice.provider}: ${rounds} rounds, ${calls} calls, ${takenBack} taken back, ${refused} refused, ${Math.round(calls / seconds)} calls a second; 50, 95, 99 % within ${times} ms`,
        differences,
      });
    }
    return reports;
  } finally {
    await pool.end();
    await database.stop();
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSoak } from './backend-soak.ts';
import { type KillableServer, startKillableServer } from '../server/killable-server.ts';

interface Kills {
  readonly runKills: (
    server: KillableServer,
    options: {
      readonly api: number;
      readonly database: number;
      readonly seed: number;
      readonly onKill: (count: number) => void;
    },
  ) => Promise<{
    readonly done: object;
    readonly refused: object;
    readonly intents: number;
    readonly retries: number;
    readonly repeated: number;
    readonly approved: number;
    readonly credited: number;
    readonly seconds: number;
    readonly differences: readonly string[];
  }>;
}

/** Kills of the database among a hundred of the API. */
const DATABASE_SHARE = 0.3;

/**
 * SIGKILLs to the product and to its database while players bet, sell, change, deposit and receive
 * bonuses; then every answer is compared with the books.
 */
export async function killAndReconcile(
  api: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { runKills } = await importSoak<Kills>('kills/kill-run.ts');
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  const seed = Math.floor(Math.random() * 2 ** 20);
  const database = Math.round(api * DATABASE_SHARE);
  write(`  ${api} kills of the API, ${database} of the database, seed ${seed}\n`);
  const server = await startKillableServer(dataDirectory);
  try {
    const { differences, ...report } = await runKills(server, {
      api,
      database,
      seed,
      onKill: (count) => count % 10 === 0 && write(`  ${count} kills\n`),
    });
    write(`  ${JSON.stringify(report)}\n`);
    return differences;
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

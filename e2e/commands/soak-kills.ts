import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

interface Chaos {
  readonly runChaos: (options: {
    readonly kills: number;
    readonly dataDirectory: string;
    readonly onKill: (count: number) => void;
  }) => Promise<{
    readonly acknowledged: number;
    readonly seconds: number;
    readonly faults: readonly string[];
  }>;
}

/** SIGKILLs to server, database or both under load; then every answer is compared with the ledger. */
export async function killAndCompare(
  kills: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const file = join(projectRoot(), 'backend/dist/betting/chaos/chaos.js');
  const { runChaos } = (await import(file)) as Chaos;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  try {
    const { acknowledged, seconds, faults } = await runChaos({
      kills,
      dataDirectory,
      onKill: (count) => count % 50 === 0 && write(`  ${count} kills\n`),
    });
    write(`  ${acknowledged} answers compared after ${Math.round(seconds)} s\n`);
    return faults;
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

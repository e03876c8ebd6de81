import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSoak } from './backend-soak.ts';

interface RoundsSoak {
  readonly playRoundsIn: (
    dataDirectory: string,
    run: { readonly seed: number; readonly rounds: number },
  ) => Promise<readonly { readonly text: string; readonly differences: readonly string[] }[]>;
}

/** Rounds of games in every language of a provider; the seed is written down to do it again. */
export async function playRounds(
  rounds: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { playRoundsIn } = await importSoak<RoundsSoak>('gaming/rounds-soak.ts');
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  const seed = Math.floor(Math.random() * 2 ** 31);
  write(`  seed ${seed}\n`);
  try {
    const reports = await playRoundsIn(dataDirectory, { seed, rounds });
    for (const { text } of reports) {
      write(`  ${text}\n`);
    }
    return reports.flatMap(({ differences }) => differences);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

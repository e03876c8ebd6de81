import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSoak } from './backend-soak.ts';

interface MoneySoak {
  readonly runMoneyIn: (
    dataDirectory: string,
    run: { readonly seed: number; readonly acts: number },
  ) => Promise<{
    readonly done: object;
    readonly refused: object;
    readonly faults: readonly string[];
  }>;
}

/** Everything that moves money, in a random order; the seed is written down to do it again. */
export async function moveMoney(
  acts: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { runMoneyIn } = await importSoak<MoneySoak>('chaos/money-soak.ts');
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  const seed = Math.floor(Math.random() * 2 ** 31);
  write(`  seed ${seed}\n`);
  try {
    const { done, refused, faults } = await runMoneyIn(dataDirectory, { seed, acts });
    write(`  done ${JSON.stringify(done)}\n  refused ${JSON.stringify(refused)}\n`);
    return faults;
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

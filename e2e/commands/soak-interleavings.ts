import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

interface InterleavingSoak {
  readonly interleaveAllIn: (
    dataDirectory: string,
    run: {
      readonly switches: number;
      readonly onPair: (done: number, of: number) => void;
    },
  ) => Promise<{
    readonly pairs: number;
    readonly schedules: number;
    readonly faults: readonly string[];
  }>;
}

/** Every two acts on the money of one player, in every order of their steps with so many switches. */
export async function interleaveActs(
  switches: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const file = join(projectRoot(), 'backend/dist/interleaving/interleaving-soak.js');
  const { interleaveAllIn } = (await import(file)) as InterleavingSoak;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  try {
    const { pairs, schedules, faults } = await interleaveAllIn(dataDirectory, {
      switches,
      onPair: (done, of) => done % 50 === 0 && write(`  ${done} of ${of} pairs\n`),
    });
    write(`  ${schedules} orders of ${pairs} pairs\n`);
    return faults;
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

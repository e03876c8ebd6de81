import { randomBytes } from 'node:crypto';
import { importSoak } from './backend-soak.ts';

interface RandomnessSoak {
  readonly runRandomness: (run: { readonly rounds: number; readonly seedOf: () => string }) => {
    readonly verdicts: readonly { readonly name: string; readonly chance: number }[];
    readonly faults: readonly string[];
  };
}

/** The numbers and outcomes of the house's games on fresh seeds, which are written down to do it again. */
export async function testRandomness(
  rounds: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { runRandomness } = await importSoak<RandomnessSoak>(
    '../../games/test/randomness/randomness-soak.ts',
  );
  const { verdicts, faults } = runRandomness({
    rounds,
    seedOf: () => {
      const seed = randomBytes(32).toString('hex');
      write(`  server seed ${seed}\n`);
      return seed;
    },
  });
  for (const { name, chance } of verdicts) {
    write(`  ${name}: ${chance.toFixed(4)}\n`);
  }
  return faults;
}

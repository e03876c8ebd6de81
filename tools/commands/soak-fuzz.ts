import { importSoak } from './backend-soak.ts';

interface FuzzSoak {
  readonly fuzzSite: (run: {
    readonly seed: number;
    readonly requests: number;
    readonly onProgress: (text: string) => void;
  }) => Promise<{
    readonly statuses: Readonly<Record<string, number>>;
    readonly operations: number;
    readonly money: { readonly walks: number; readonly done: object; readonly refused: object };
    readonly faults: readonly string[];
  }>;
}

/**
 * Nearly valid and hostile requests to every operation, and sequences of money acts against a model;
 * the seed is written down to repeat them.
 */
export async function fuzzOperations(
  requests: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { fuzzSite } = await importSoak<FuzzSoak>('fuzz/fuzz-soak.ts');
  const seed = Math.floor(Math.random() * 2 ** 30);
  write(`  seed ${seed}\n`);
  const { statuses, operations, money, faults } = await fuzzSite({
    seed,
    requests,
    onProgress: (text) => write(`  ${text}\n`),
  });
  write(`  ${operations} operations, responses by status ${JSON.stringify(statuses)}\n`);
  write(`  ${money.walks} walks, done ${JSON.stringify(money.done)}\n`);
  write(`  refused ${JSON.stringify(money.refused)}\n`);
  return faults;
}

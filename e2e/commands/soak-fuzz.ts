import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

interface FuzzSoak {
  readonly fuzzSite: (run: { readonly seed: number; readonly requests: number }) => Promise<{
    readonly statuses: Readonly<Record<string, number>>;
    readonly operations: number;
    readonly faults: readonly string[];
  }>;
}

/** Nearly valid and hostile requests to every operation; the seed is written down to repeat them. */
export async function fuzzOperations(
  requests: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const file = join(projectRoot(), 'backend/dist/gateway/fuzz/fuzz-soak.js');
  const { fuzzSite } = (await import(file)) as FuzzSoak;
  const seed = Math.floor(Math.random() * 2 ** 30);
  write(`  seed ${seed}\n`);
  const { statuses, operations, faults } = await fuzzSite({ seed, requests });
  write(`  ${operations} operations, answers by status ${JSON.stringify(statuses)}\n`);
  return faults;
}

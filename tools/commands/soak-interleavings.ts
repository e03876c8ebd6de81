import { importSoak } from './backend-soak.ts';

interface InterleavingSoak {
  readonly interleaveAll: (run: {
    readonly switches: number;
    readonly onPair: (done: number, of: number, faults: readonly string[]) => void;
  }) => Promise<{
    readonly pairs: number;
    readonly schedules: number;
    readonly faults: readonly string[];
  }>;
}

/** Every two acts on the money of one player, in every order of their steps with a number of switches. */
export async function interleaveActs(
  switches: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { interleaveAll } = await importSoak<InterleavingSoak>('interleaving/interleaving-soak.ts');
  const { pairs, schedules, faults } = await interleaveAll({
    switches,
    onPair: (done, of, found) => {
      for (const fault of found) write(`  fault: ${fault}\n`);
      if (done % 50 === 0) write(`  ${done} of ${of} pairs\n`);
    },
  });
  write(`  ${schedules} orders of ${pairs} pairs\n`);
  return faults;
}

import { importSoak } from './backend-soak.ts';

interface ReturnsSoak {
  readonly runReturns: (run: { readonly seed: number; readonly runs: number }) => {
    readonly coupons: number;
    readonly faults: readonly string[];
  };
}

/** What coupons of every type are expected to return; the seed is written down to do it again. */
export async function expectReturns(
  runs: number,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const { runReturns } = await importSoak<ReturnsSoak>('returns/returns-soak.ts');
  const seed = Math.floor(Math.random() * 2 ** 20);
  write(`  seed ${seed}\n`);
  const { coupons, faults } = runReturns({ seed, runs });
  write(`  ${coupons} coupons\n`);
  return faults;
}

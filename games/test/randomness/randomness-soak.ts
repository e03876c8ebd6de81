import { type Verdict, runBatteries } from './run-batteries.ts';

/** A test passes at 99 %; one that does not is repeated on other seeds, and a third failure is no chance. */
const PASSES = 0.01;
const TRIES = 3;

/** Every battery on seeds that nobody has seen; `seedOf` makes one. */
export function runRandomness({
  rounds,
  seedOf,
  run = runBatteries,
}: {
  readonly rounds: number;
  readonly seedOf: () => string;
  readonly run?: typeof runBatteries;
}): { readonly verdicts: readonly Verdict[]; readonly faults: readonly string[] } {
  let wanted: ReadonlySet<string> | undefined;
  const verdicts: Verdict[] = [];
  for (let tries = 0; tries < TRIES && wanted?.size !== 0; tries += 1) {
    const isWanted = (name: string) => wanted?.has(name) ?? true;
    const found = run(seedOf(), rounds, isWanted);
    verdicts.push(...found);
    wanted = new Set(found.filter(({ chance }) => chance < PASSES).map(({ name }) => name));
  }
  const faults = [...(wanted ?? [])].map((name) => {
    const chances = verdicts.filter((one) => one.name === name).map(({ chance }) => chance);
    return `${name} failed on ${TRIES} seeds, with the chances ${chances.map((one) => one.toExponential(2)).join(', ')}`;
  });
  return { verdicts, faults };
}

import { breakPlugins } from './soak-faults.ts';
import { interleaveActs } from './soak-interleavings.ts';
import { killAndReconcile } from './soak-kills.ts';
import { fuzzOperations } from './soak-fuzz.ts';
import { moveMoney } from './soak-money.ts';
import { testRandomness } from './soak-randomness.ts';
import { playRounds } from './soak-rounds.ts';
import { expectReturns } from './soak-returns.ts';
import { switchPlugins, switchSections, upgradePlugins } from './soak-pages.ts';
import { failureText, type Tally } from './tally.ts';

type Write = (text: string) => void;

interface Step {
  readonly times: number;
  readonly title: (times: number) => string;
  /** What went wrong, in words. */
  readonly run: (times: number, write: Write, shard?: string) => Promise<readonly string[]>;
}

/** The long counts, each with the number that counts by default. */
const STEPS = {
  kills: {
    times: 100,
    title: (times) =>
      `${times} kills of the product, and 30 % as many of its database, reconcile to 0 differences`,
    run: killAndReconcile,
  },
  money: {
    times: 10_000,
    title: (times) => `${times} random movements of money leave books that agree`,
    run: moveMoney,
  },
  rounds: {
    times: 100_000,
    title: (times) =>
      `${times} rounds of providers whose calls are lost, doubled and late reconcile to 0 differences`,
    run: playRounds,
  },
  randomness: {
    times: 100_000,
    title: (times) =>
      `the numbers and outcomes of ${times} rounds of each game of the house pass every battery`,
    run: testRandomness,
  },
  interleavings: {
    times: 2,
    title: (times) => `every two acts on a player's money, interleaved with ${times} switches`,
    run: interleaveActs,
  },
  returns: {
    times: 2_000,
    title: (times) =>
      `no coupon and no first-deposit bonus gives the player an edge, in ${times} plays of each match`,
    run: expectReturns,
  },
  fuzz: {
    times: 100_000,
    title: (times) =>
      `${times} nearly valid and hostile requests end in no 5xx, and money acts in any order match a model`,
    run: fuzzOperations,
  },
  switches: {
    times: 200,
    title: (times) => `${times} section switches leave nothing behind`,
    run: switchSections,
  },
  plugins: {
    times: 50,
    title: (times) =>
      `a plugin off and on again, ${times} times, leaves nothing behind in an open page`,
    run: switchPlugins,
  },
  upgrades: {
    times: 50,
    title: (times) => `${times} versions of a plugin leave nothing behind in an open page`,
    run: upgradePlugins,
  },
  faults: {
    times: 1,
    title: (times) =>
      `every plugin, broken in every way, ${times} times each, heals without a reload`,
    run: breakPlugins,
  },
} as const satisfies Record<string, Step>;

export type SoakStep = keyof typeof STEPS;

/** The names of the steps, in the order in which they run. */
export const SOAK_STEPS = Object.keys(STEPS) as readonly SoakStep[];

/** Runs the long counts, or only some of them, or other numbers of them than the usual ones. */
export async function soak(
  {
    only = SOAK_STEPS,
    times = {},
    shard,
  }: {
    readonly only?: readonly SoakStep[];
    readonly times?: Readonly<Partial<Record<SoakStep, number>>>;
    /** Of the faults only this part, as "1/4"; the other steps run whole. */
    readonly shard?: string | undefined;
  },
  write: Write,
): Promise<Tally> {
  const failures: string[] = [];
  const chosen = SOAK_STEPS.filter((step) => only.includes(step));
  for (const name of chosen) {
    const step: Step = STEPS[name];
    const count = times[name] ?? step.times;
    const title = step.title(count);
    write(`${title}\n`);
    const problems = await step.run(count, write, shard).catch((error: unknown) => [String(error)]);
    if (problems.length > 0) {
      failures.push(failureText(title, problems.join('\n')));
    }
    write(problems.length === 0 ? '  ok\n' : `${problems.map((text) => `  ${text}`).join('\n')}\n`);
  }
  const failed = failures.length;
  return { passed: chosen.length - failed, failed, skipped: 0, failures };
}

import { TIME_SHAPE } from './parameters.ts';

/** Points at which times are looked at; the rule of Simpson needs an even number of steps. */
const STEPS = 240;

/** A field of runners: how fast each is, by place in the field; 1.1 is a tenth faster than 1. */
export type Speeds = readonly number[];

/** The times of a field on a grid: by runner, how likely each is to be home by then, and to come in just then. */
interface Times {
  readonly step: number;
  /** F: home by the time. */
  readonly by: readonly Float64Array[];
  /** f: comes in at the time. */
  readonly at: readonly Float64Array[];
}

/** All that the gamma law needs: (r − 1)! */
const FACTORIAL = Array.from({ length: TIME_SHAPE - 1 }, (_, at) => at + 1).reduce(
  (product, factor) => product * factor,
  1,
);

/**
 * Finishing times are independent gamma variables with one shape, whose mean is `shape / speed`. Everything follows
 * from integrals over the time at which the last of the runners asked about comes in; for whole shapes F is a
 * finite sum (Erlang).
 */
function timesOf(speeds: Speeds): Times {
  const slowest = Math.min(...speeds);
  // Beyond this even the slowest is home with all but a millionth.
  const step = (TIME_SHAPE + 18) / slowest / STEPS;
  const by = speeds.map(() => new Float64Array(STEPS + 1));
  const at = speeds.map(() => new Float64Array(STEPS + 1));
  for (const [runner, speed] of speeds.entries()) {
    for (let point = 0; point <= STEPS; point += 1) {
      const time = speed * step * point;
      const decay = Math.exp(-time);
      let term = 1;
      let sum = 1;
      for (let order = 1; order < TIME_SHAPE; order += 1) {
        term *= time / order;
        sum += term;
      }
      (by[runner] as Float64Array)[point] = 1 - decay * sum;
      (at[runner] as Float64Array)[point] = (speed * decay * time ** (TIME_SHAPE - 1)) / FACTORIAL;
    }
  }
  return { step, by, at };
}

function integral(step: number, valueAt: (point: number) => number): number {
  let sum = valueAt(0) + valueAt(STEPS);
  for (let point = 1; point < STEPS; point += 1) {
    sum += (point % 2 === 1 ? 4 : 2) * valueAt(point);
  }
  return (sum * step) / 3;
}

/** What of a race's order can be asked, of one field. */
export interface FieldLaw {
  /** The probability of each runner to finish among so many first, by place in the field. */
  readonly amongFirst: (places: number) => readonly number[];
  /** The probability that these finish first, in this order; one to three of them. */
  readonly inOrder: (runners: readonly number[]) => number;
}

/** The probability at a point of the grid that exactly so many of the others are home, for 0 up to `most`. */
function homeBefore(
  times: Times,
  runner: number,
  { most, point }: { most: number; point: number },
) {
  const counts = new Float64Array(most + 1);
  counts[0] = 1;
  for (const [other, by] of times.by.entries()) {
    if (other === runner) continue;
    const home = by[point] as number;
    for (let count = most; count > 0; count -= 1) {
      counts[count] = (counts[count] as number) * (1 - home) + (counts[count - 1] as number) * home;
    }
    counts[0] = (counts[0] as number) * (1 - home);
  }
  return counts;
}

/** For each point the probability that these are home in this order by then. */
function homeInOrder({ step, by, at }: Times, runners: readonly number[]): Float64Array {
  const [first = 0, ...rest] = runners;
  let before = by[first] as Float64Array;
  for (const next of rest) {
    const density = at[next] as Float64Array;
    const value = before.map((home, point) => home * (density[point] as number));
    const sums = new Float64Array(STEPS + 1);
    for (let point = 1; point <= STEPS; point += 1) {
      // A cubic through four points, exact to the fourth order as the rule of Simpson is.
      const outer = (value[point - 2] ?? 0) + (value[point + 1] ?? 0);
      const inner = (value[point - 1] as number) + (value[point] as number);
      sums[point] = (sums[point - 1] as number) + ((13 * inner - outer) * step) / 24;
    }
    before = sums;
  }
  return before;
}

/** The law of a field's finishing order; computed for what is asked, exact but for the grid. */
export function createFieldLaw(speeds: Speeds): FieldLaw {
  let known: Times | undefined;
  const times = () => (known ??= timesOf(speeds));
  return {
    amongFirst: (places) => {
      const all = times();
      return speeds.map((_, runner) => {
        const density = all.at[runner] as Float64Array;
        return integral(all.step, (point) => {
          const counts = homeBefore(all, runner, { most: places - 1, point });
          return (density[point] as number) * counts.reduce((sum, count) => sum + count, 0);
        });
      });
    },
    inOrder: (runners) => {
      const all = times();
      const last = runners.at(-1);
      if (last === undefined) return 1;
      const earlier = runners.slice(0, -1);
      const before = earlier.length === 0 ? undefined : homeInOrder(all, earlier);
      const others = all.by.filter((_, runner) => !runners.includes(runner));
      const density = all.at[last] as Float64Array;
      return integral(all.step, (point) => {
        let value = (density[point] as number) * (before?.[point] ?? 1);
        for (const by of others) value *= 1 - (by[point] as number);
        return value;
      });
    },
  };
}

/** Every order of so many of the runners. */
export function ordersOf(
  runners: readonly number[],
  places: number,
): readonly (readonly number[])[] {
  return places === 0
    ? [[]]
    : runners.flatMap((first) =>
        ordersOf(
          runners.filter((other) => other !== first),
          places - 1,
        ).map((rest) => [first, ...rest]),
      );
}

const STEPS = 1_000;
const NEAR = 1e-14;

/** Logarithm of the gamma function (Lanczos). */
function logGamma(x: number): number {
  const parts = [
    76.180_091_729_471_46, -86.505_320_329_416_8, 24.014_098_240_830_91, -1.231_739_572_450_155,
    0.001_208_650_973_866_179, -0.000_005_395_239_384_953,
  ];
  const sum = parts.reduce((all, part, at) => all + part / (x + at + 1), 1.000_000_000_190_015);
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.506_628_274_631 * sum) / x);
}

/** The lower part by its series, which is quick below the mean. */
function lowerGamma(shape: number, x: number): number {
  let [term, sum] = [1 / shape, 1 / shape];
  for (let step = 1; step < STEPS && term > sum * NEAR; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** The upper part by its continued fraction, which is quick above the mean. */
function upperGamma(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let step = 1; step < STEPS; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < NEAR) {
      break;
    }
  }
  return h * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** The chance that chance alone differs as much: of χ² with so many degrees of freedom. */
export function chanceOfChiSquared(chiSquared: number, freedom: number): number {
  const [shape, x] = [freedom / 2, chiSquared / 2];
  if (x <= 0) {
    return 1;
  }
  return x < shape + 1 ? 1 - lowerGamma(shape, x) : upperGamma(shape, x);
}

/** The chance that a number of the normal distribution is as far from 0, on either side. */
export function chanceOfDistance(z: number): number {
  return chanceOfChiSquared(z * z, 1);
}

/** Cells that are expected more rarely are counted together with the next. */
const FEWEST = 5;

/** The chance that chance alone puts as many into each cell, by what share of all is expected in it. */
export function chanceOfCounts(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const cells: { count: number; expected: number }[] = [];
  let [count, expected] = [0, 0];
  for (const [at, share] of shares.entries()) {
    count += counts[at] ?? 0;
    expected += share * all;
    if (expected >= FEWEST) {
      cells.push({ count, expected });
      [count, expected] = [0, 0];
    }
  }
  const last = cells.at(-1);
  if (last !== undefined) {
    last.count += count;
    last.expected += expected;
  }
  const chiSquared = cells.reduce(
    (sum, cell) => sum + (cell.count - cell.expected) ** 2 / cell.expected,
    0,
  );
  return chanceOfChiSquared(chiSquared, cells.length - 1);
}

/** How many of the outcomes fall into each of `cells` cells. */
export function countCells(outcomes: readonly number[], cells: number): readonly number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (const outcome of outcomes) {
    const at = Math.min(cells - 1, outcome);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

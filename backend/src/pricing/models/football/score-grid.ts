import type { Cumulative } from '../pricing/fair-line.ts';
import { mostGoals } from './poisson.ts';

/** Highest score of one side of the grid. */
export const mostScore = 63;
const totals = 2 * mostScore + 2;

/**
 * The joint distribution of a score (of the match or a half), kept as what markets ask of it.
 * `home[k]`, `away[k]` are independent Poisson probabilities of k more goals; the four low scores
 * carry a factor, and everything is divided by the sum.
 */
export interface ScoreGrid {
  readonly home: Float64Array;
  readonly away: Float64Array;
  homeCount: number;
  awayCount: number;
  homeBase: number;
  awayBase: number;
  /** Factors of the final scores 0–0, 0–1, 1–0, 1–1. */
  readonly factors: Float64Array;
  /** 1 / sum of all weighed cells. */
  scale: number;
  /** By total goals, split by who wins; unscaled until `closeGrid`. */
  readonly homeWins: Float64Array;
  readonly draws: Float64Array;
  readonly awayWins: Float64Array;
  /** By total goals, both sides having scored. */
  readonly bothScored: Float64Array;
  /** By index from the lowest total and difference: weights before factors and scaling. */
  readonly plainTotal: Float64Array;
  readonly plainDifference: Float64Array;
  /** Cumulative distributions of total, difference (home − away) and each side's goals. */
  readonly total: Cumulative;
  readonly difference: Cumulative;
  readonly homeGoals: Cumulative;
  readonly awayGoals: Cumulative;
}

function cumulative(size: number): Cumulative {
  return { cumulative: new Float64Array(size), low: 0, high: 0 };
}

export function createScoreGrid(): ScoreGrid {
  return {
    home: new Float64Array(mostGoals + 1),
    away: new Float64Array(mostGoals + 1),
    homeCount: 0,
    awayCount: 0,
    homeBase: 0,
    awayBase: 0,
    factors: new Float64Array(4).fill(1),
    scale: 1,
    homeWins: new Float64Array(totals),
    draws: new Float64Array(totals),
    awayWins: new Float64Array(totals),
    bothScored: new Float64Array(totals),
    plainTotal: new Float64Array(totals),
    plainDifference: new Float64Array(totals),
    total: cumulative(totals),
    difference: cumulative(totals),
    homeGoals: cumulative(mostScore + 1),
    awayGoals: cumulative(mostScore + 1),
  };
}

/** Probability of a score under independent goals, before factors and scaling. */
export function plainWeight(grid: ScoreGrid, homeGoals: number, awayGoals: number): number {
  const home = homeGoals - grid.homeBase;
  const away = awayGoals - grid.awayBase;
  if (home < 0 || away < 0 || home > grid.homeCount || away > grid.awayCount) return 0;
  return (grid.home[home] as number) * (grid.away[away] as number);
}

/** What its factor adds to the weight of a low score. */
function shiftOf(grid: ScoreGrid, homeGoals: number, awayGoals: number): number {
  const factor = grid.factors[homeGoals * 2 + awayGoals] as number;
  return plainWeight(grid, homeGoals, awayGoals) * (factor - 1);
}

/** Probability of a final score. */
export function scoreProbability(grid: ScoreGrid, home: number, away: number): number {
  const plain = plainWeight(grid, home, away);
  const low = home <= 1 && away <= 1;
  return plain * grid.scale * (low ? (grid.factors[home * 2 + away] as number) : 1);
}

/** Sums the cells of the grid into its distributions, after counts, bases and factors are set. */
export function sumGrid(grid: ScoreGrid): void {
  const { homeCount, awayCount, homeBase, awayBase, total, difference } = grid;
  total.low = homeBase + awayBase;
  total.high = total.low + homeCount + awayCount;
  difference.low = homeBase - awayBase - awayCount;
  difference.high = difference.low + homeCount + awayCount;
  sumPlainCells(grid);
  copyPlain(grid);
  for (let home = homeBase; home <= 1; home += 1) {
    for (let away = awayBase; away <= 1; away += 1) shiftCell(grid, home, away);
  }
  closeGrid(grid);
}

function sumPlainCells(grid: ScoreGrid): void {
  const { home, away, homeCount, awayCount, homeBase, awayBase, total } = grid;
  const { homeWins, draws, awayWins, bothScored } = grid;
  const lowDifference = grid.difference.low;
  const difference = grid.difference.cumulative;
  difference.fill(0, 0, homeCount + awayCount + 1);
  homeWins.fill(0, total.low, total.high + 1);
  draws.fill(0, total.low, total.high + 1);
  awayWins.fill(0, total.low, total.high + 1);
  bothScored.fill(0, total.low, total.high + 1);
  for (let homeMore = 0; homeMore <= homeCount; homeMore += 1) {
    const homeGoals = homeBase + homeMore;
    const row = home[homeMore] as number;
    for (let awayMore = 0; awayMore <= awayCount; awayMore += 1) {
      const awayGoals = awayBase + awayMore;
      const weight = row * (away[awayMore] as number);
      const goals = homeGoals + awayGoals;
      const lead = homeGoals - awayGoals;
      difference[lead - lowDifference] = (difference[lead - lowDifference] as number) + weight;
      const byWinner = lead > 0 ? homeWins : lead === 0 ? draws : awayWins;
      byWinner[goals] = (byWinner[goals] as number) + weight;
      if (homeGoals > 0 && awayGoals > 0) {
        bothScored[goals] = (bothScored[goals] as number) + weight;
      }
    }
  }
}

/** Keeps the sums before factors: markets over both halves start from independent halves. */
function copyPlain(grid: ScoreGrid): void {
  const { total, difference } = grid;
  const last = total.high - total.low;
  for (let index = 0; index <= last; index += 1) {
    const goals = total.low + index;
    grid.plainDifference[index] = difference.cumulative[index] as number;
    grid.plainTotal[index] =
      (grid.homeWins[goals] as number) +
      (grid.draws[goals] as number) +
      (grid.awayWins[goals] as number);
  }
}

function shiftCell(grid: ScoreGrid, home: number, away: number): void {
  const shift = shiftOf(grid, home, away);
  const goals = home + away;
  const index = home - away - grid.difference.low;
  const { cumulative } = grid.difference;
  cumulative[index] = (cumulative[index] as number) + shift;
  const byWinner = home > away ? grid.homeWins : home === away ? grid.draws : grid.awayWins;
  byWinner[goals] = (byWinner[goals] as number) + shift;
  if (home > 0 && away > 0) grid.bothScored[goals] = (grid.bothScored[goals] as number) + shift;
}

/** Scales everything to probabilities and runs the cumulative sums. */
function closeGrid(grid: ScoreGrid): void {
  const { homeWins, draws, awayWins, bothScored, total } = grid;
  let sum = 0;
  for (let goals = total.low; goals <= total.high; goals += 1) {
    sum += (homeWins[goals] as number) + (draws[goals] as number) + (awayWins[goals] as number);
    total.cumulative[goals - total.low] = sum;
  }
  const scale = 1 / sum;
  grid.scale = scale;
  for (let goals = total.low; goals <= total.high; goals += 1) {
    homeWins[goals] = (homeWins[goals] as number) * scale;
    draws[goals] = (draws[goals] as number) * scale;
    awayWins[goals] = (awayWins[goals] as number) * scale;
    bothScored[goals] = (bothScored[goals] as number) * scale;
    const index = goals - total.low;
    total.cumulative[index] = (total.cumulative[index] as number) * scale;
  }
  runDifference(grid);
  runSide(grid, grid.homeGoals, grid.home, grid.homeCount, grid.homeBase);
  runSide(grid, grid.awayGoals, grid.away, grid.awayCount, grid.awayBase);
}

function runDifference({ difference, scale }: ScoreGrid): void {
  const last = difference.high - difference.low;
  let sum = 0;
  for (let index = 0; index <= last; index += 1) {
    sum += (difference.cumulative[index] as number) * scale;
    difference.cumulative[index] = sum;
  }
}

/** One side's goals: its Poisson law, corrected where the low scores' factors shift it. */
function runSide(
  grid: ScoreGrid,
  side: Cumulative,
  more: Float64Array,
  count: number,
  base: number,
): void {
  const isHome = side === grid.homeGoals;
  side.low = base;
  side.high = base + count;
  let plain = 0;
  const other = isHome ? grid.away : grid.home;
  const otherCount = isHome ? grid.awayCount : grid.homeCount;
  for (let index = 0; index <= otherCount; index += 1) plain += other[index] as number;
  let sum = 0;
  for (let index = 0; index <= count; index += 1) {
    const goals = base + index;
    let weight = (more[index] as number) * plain;
    if (goals <= 1) {
      weight += isHome
        ? shiftOf(grid, goals, 0) + shiftOf(grid, goals, 1)
        : shiftOf(grid, 0, goals) + shiftOf(grid, 1, goals);
    }
    sum += weight * grid.scale;
    side.cumulative[index] = sum;
  }
}

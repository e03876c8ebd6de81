import { expectedFactor, lowScoreFactor } from './dixon-coles.ts';
import { fillPoisson } from './poisson.ts';
import type { RemainingGoals } from './remaining-goals.ts';
import { createScoreGrid, mostScore, plainWeight, type ScoreGrid, sumGrid } from './score-grid.ts';

/** Joint distributions of the final score and of each half's score, reused for every match. */
export interface MatchGrids {
  readonly full: ScoreGrid;
  readonly first: ScoreGrid;
  readonly second: ScoreGrid;
  /**
   * What Dixon–Coles adds to each course of the match by its halves' scores, before scaling; only
   * courses that end 0–0, 0–1, 1–0 or 1–1 have any. In the order of `lowCourses`.
   */
  readonly courseShifts: Float64Array;
}

/** Scores of both halves of the nine courses that end in a low score. */
export const lowCourses = [
  { first: [0, 0], second: [0, 0] },
  { first: [0, 0], second: [1, 0] },
  { first: [1, 0], second: [0, 0] },
  { first: [0, 0], second: [0, 1] },
  { first: [0, 1], second: [0, 0] },
  { first: [0, 0], second: [1, 1] },
  { first: [1, 1], second: [0, 0] },
  { first: [1, 0], second: [0, 1] },
  { first: [0, 1], second: [1, 0] },
] as const;

export function createMatchGrids(): MatchGrids {
  return {
    full: createScoreGrid(),
    first: createScoreGrid(),
    second: createScoreGrid(),
    courseShifts: new Float64Array(lowCourses.length),
  };
}

/** Whether the score is within the grids. */
export function fitsGrids({ firstHome, firstAway, secondHome, secondAway }: RemainingGoals) {
  const most = mostScore - 25;
  return firstHome + secondHome <= most && firstAway + secondAway <= most;
}

function fillGoals(
  grid: ScoreGrid,
  homeBase: number,
  awayBase: number,
  homeMean: number,
  awayMean: number,
): void {
  grid.homeBase = homeBase;
  grid.awayBase = awayBase;
  grid.homeCount = fillPoisson(grid.home, homeMean);
  grid.awayCount = fillPoisson(grid.away, awayMean);
}

/** Fills all grids for the state of the match. */
export function fillMatchGrids(grids: MatchGrids, goals: RemainingGoals): void {
  const { full, first, second, courseShifts } = grids;
  const { homeMean, awayMean } = goals;
  fillGoals(first, goals.firstHome, goals.firstAway, goals.firstHomeMean, goals.firstAwayMean);
  fillGoals(second, goals.secondHome, goals.secondAway, goals.secondHomeMean, goals.secondAwayMean);
  fillGoals(
    full,
    goals.firstHome + goals.secondHome,
    goals.firstAway + goals.secondAway,
    goals.firstHomeMean + goals.secondHomeMean,
    goals.firstAwayMean + goals.secondAwayMean,
  );
  second.factors.fill(1);
  for (let index = 0; index < lowCourses.length; index += 1) {
    const course = lowCourses[index] as (typeof lowCourses)[number];
    const [homeFirst, awayFirst] = course.first;
    const [homeSecond, awaySecond] = course.second;
    const factor = lowScoreFactor(
      homeFirst + homeSecond,
      awayFirst + awaySecond,
      homeMean,
      awayMean,
    );
    const inFirst = (factor - 1) * plainWeight(first, homeFirst, awayFirst);
    courseShifts[index] = inFirst * plainWeight(second, homeSecond, awaySecond);
    const low = homeSecond * 2 + awaySecond;
    second.factors[low] = (second.factors[low] as number) + inFirst;
  }
  fillFactors(full, first, goals);
  sumGrid(full);
  sumGrid(first);
  sumGrid(second);
}

function fillFactors(full: ScoreGrid, first: ScoreGrid, goals: RemainingGoals): void {
  const means = { home: goals.homeMean, away: goals.awayMean };
  const left = { home: goals.secondHomeMean, away: goals.secondAwayMean };
  for (let home = 0; home <= 1; home += 1) {
    for (let away = 0; away <= 1; away += 1) {
      full.factors[home * 2 + away] = lowScoreFactor(home, away, means.home, means.away);
      // At half-time the second half's goals are 0 unless it is running; then the first half is
      // known and its factors do not matter.
      first.factors[home * 2 + away] = expectedFactor({ home, away }, left, means);
    }
  }
}

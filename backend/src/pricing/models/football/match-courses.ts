import { lowScoreFactor } from './dixon-coles.ts';
import { createMatchGrids, fillMatchGrids, fitsGrids, type MatchGrids } from './match-grids.ts';
import { emptyRemainingGoals, type RemainingGoals, remainingGoals } from './remaining-goals.ts';
import type { ScoreGrid } from './score-grid.ts';
import type { FootballState } from '../match-state.ts';
import type { StrengthsOf } from '../strengths.ts';

/** Every way a match may end, by the goals of both halves. */
export interface MatchCourses {
  /** Four numbers a course: home and away of the first half, of the second. */
  readonly goals: Uint8Array;
  /** Probabilities in the same order; they add up to 1. */
  readonly weights: Float64Array;
}

/**
 * Lists the courses of a match with their probabilities: independent Poisson goals of both halves, as the grids
 * of the state have them, weighed by the Dixon–Coles factor of the final score. Prepares its scratch once.
 * @returns a function that answers undefined for a score beyond the grids
 */
export function createCourses(): (
  state: FootballState,
  strengths: StrengthsOf<'football'>,
) => MatchCourses | undefined {
  const grids = createMatchGrids();
  const left = emptyRemainingGoals();
  return (state, strengths) => {
    remainingGoals(left, state, strengths);
    if (!fitsGrids(left)) return undefined;
    fillMatchGrids(grids, left);
    return scaled(listCourses(grids, left));
  };
}

/** Fills the arrays with all pairs of a first and a second half, before scaling. */
function listCourses({ first, second }: MatchGrids, means: RemainingGoals): MatchCourses {
  const one = halvesOf(first);
  const other = halvesOf(second);
  const courses = one.weights.length * other.weights.length;
  const goals = new Uint8Array(4 * courses);
  const weights = new Float64Array(courses);
  let course = 0;
  for (let before = 0; before < one.weights.length; before += 1) {
    const home = one.home[before] as number;
    const away = one.away[before] as number;
    const weight = one.weights[before] as number;
    for (let after = 0; after < other.weights.length; after += 1) {
      const moreHome = other.home[after] as number;
      const moreAway = other.away[after] as number;
      goals[4 * course] = home;
      goals[4 * course + 1] = away;
      goals[4 * course + 2] = moreHome;
      goals[4 * course + 3] = moreAway;
      weights[course] =
        weight *
        (other.weights[after] as number) *
        lowScoreFactor(home + moreHome, away + moreAway, means.homeMean, means.awayMean);
      course += 1;
    }
  }
  return { goals, weights };
}

interface Halves {
  readonly home: Uint8Array;
  readonly away: Uint8Array;
  readonly weights: Float64Array;
}

/** Every score of a half with its probability under independent goals. */
function halvesOf(grid: ScoreGrid): Halves {
  const width = grid.awayCount + 1;
  const count = (grid.homeCount + 1) * width;
  const half: Halves = {
    home: new Uint8Array(count),
    away: new Uint8Array(count),
    weights: new Float64Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const away = at % width;
    const home = (at - away) / width;
    half.home[at] = grid.homeBase + home;
    half.away[at] = grid.awayBase + away;
    half.weights[at] = (grid.home[home] as number) * (grid.away[away] as number);
  }
  return half;
}

function scaled(courses: MatchCourses): MatchCourses {
  const { weights } = courses;
  let sum = 0;
  for (let course = 0; course < weights.length; course += 1) sum += weights[course] as number;
  for (let course = 0; course < weights.length; course += 1) {
    weights[course] = (weights[course] as number) / sum;
  }
  return courses;
}

import {
  type BuilderPart,
  isBuilderMarket,
  parseMarketKey,
  type Score,
} from '@touchline/domain/markets';
import type { JointOfParts, JointToFind } from '../sport-model.ts';
import { lowScoreFactor } from './dixon-coles.ts';
import { createMatchGrids, fillMatchGrids, fitsGrids } from './match-grids.ts';
import { emptyRemainingGoals, remainingGoals } from './remaining-goals.ts';
import type { ScoreGrid } from './score-grid.ts';

/** One course of the match: the goals of both halves. */
interface Course {
  readonly first: { home: number; away: number };
  readonly second: { home: number; away: number };
  readonly full: { home: number; away: number };
}

type Wins = (course: Course) => boolean;

/** Whether a course of the match makes a part win; undefined for a market that is no part of a builder. */
function winsOf({ marketKey, outcomeCode }: BuilderPart): Wins | undefined {
  if (!isBuilderMarket(marketKey)) return undefined;
  const { type, line = 0 } = parseMarketKey(marketKey);
  const { kind, period } = type;
  if (!kind.outcomes.includes(outcomeCode)) return undefined;
  if (kind.basis === 'parts') {
    return ({ first, second }) => kind.grade([first, second], outcomeCode, line) === 'won';
  }
  if (kind.basis !== 'score') return undefined;
  const scoreOf = (course: Course): Score =>
    period === '1h' ? course.first : period === '2h' ? course.second : course.full;
  return (course) => kind.grade(scoreOf(course), outcomeCode, line) === 'won';
}

/** Calls back for each course of the two halves, with its weight before Dixon–Coles and scaling. */
function eachCourse(
  first: ScoreGrid,
  second: ScoreGrid,
  visit: (course: Course, weight: number) => void,
): void {
  const course = {
    first: { home: 0, away: 0 },
    second: { home: 0, away: 0 },
    full: { home: 0, away: 0 },
  };
  for (let a = 0; a <= first.homeCount; a += 1) {
    for (let b = 0; b <= first.awayCount; b += 1) {
      const half = (first.home[a] as number) * (first.away[b] as number);
      course.first.home = first.homeBase + a;
      course.first.away = first.awayBase + b;
      for (let c = 0; c <= second.homeCount; c += 1) {
        const three = half * (second.home[c] as number);
        course.second.home = second.homeBase + c;
        course.full.home = course.first.home + course.second.home;
        for (let d = 0; d <= second.awayCount; d += 1) {
          course.second.away = second.awayBase + d;
          course.full.away = course.first.away + course.second.away;
          visit(course, three * (second.away[d] as number));
        }
      }
    }
  }
}

/** Turns weights by exact set of winning parts into those by "at least these win". */
function sumSupersets(weights: Float64Array, parts: number): void {
  for (let part = 0; part < parts; part += 1) {
    const bit = 1 << part;
    for (let set = 0; set < weights.length; set += 1) {
      if ((set & bit) === 0) {
        weights[set] = (weights[set] as number) + (weights[set | bit] as number);
      }
    }
  }
}

/**
 * Football's joint probabilities: every course of both halves, as the model's grids have them, weighed by
 * the Dixon–Coles factor of its final score. Prepares its scratch once.
 */
export function createFootballJoint(): JointOfParts<'football'> {
  const grids = createMatchGrids();
  const goals = emptyRemainingGoals();
  return ({ state, strengths, parts }: JointToFind<'football'>) => {
    const rules = parts.map(winsOf);
    if (state.phase === 'finished' || rules.includes(undefined)) return undefined;
    remainingGoals(goals, state, strengths);
    if (!fitsGrids(goals)) return undefined;
    fillMatchGrids(grids, goals);
    const sets = new Float64Array(1 << parts.length);
    const { homeMean, awayMean } = goals;
    eachCourse(grids.first, grids.second, (course, plain) => {
      const { home, away } = course.full;
      const weight = plain * lowScoreFactor(home, away, homeMean, awayMean);
      let set = 0;
      for (let part = 0; part < rules.length; part += 1) {
        if ((rules[part] as Wins)(course)) set |= 1 << part;
      }
      sets[set] = (sets[set] as number) + weight;
    });
    sumSupersets(sets, parts.length);
    const all = sets[0] as number;
    return sets.map((weight) => weight / all);
  };
}

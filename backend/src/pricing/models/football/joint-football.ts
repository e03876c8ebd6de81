import { type BuilderPart, isBuilderMarket, parseMarketKey } from '@touchline/domain/markets';
import type { FootballState } from '../match-state.ts';
import type { JointOfParts, JointToFind } from '../sport-model.ts';
import type { StrengthsOf } from '../strengths.ts';
import { createCourses, type MatchCourses } from './match-courses.ts';

/** Matches whose courses are remembered, those asked about last. */
const MOST_MATCHES = 16;
/** Selections of each whose winning courses are remembered. */
const MOST_PARTS = 64;

/** The courses of a match in a state, and which of them selections win. */
interface KnownMatch {
  readonly strengths: StrengthsOf<'football'>;
  readonly courses: MatchCourses;
  /** By selection: 1 for each course that it wins. */
  readonly wins: Map<string, Uint8Array>;
}

/** By course whether a selection wins; undefined for one that is no part of a builder. */
function winsOf(
  { goals, weights }: MatchCourses,
  { marketKey, outcomeCode }: BuilderPart,
): Uint8Array | undefined {
  if (!isBuilderMarket(marketKey)) return undefined;
  const { type, line = 0 } = parseMarketKey(marketKey);
  const { kind, period } = type;
  if (kind.basis === 'order' || kind.basis === 'players' || kind.basis === 'finish') {
    return undefined;
  }
  if (!kind.outcomes.includes(outcomeCode)) return undefined;
  const first = { home: 0, away: 0 };
  const second = { home: 0, away: 0 };
  const full = { home: 0, away: 0 };
  const parts = [first, second];
  const score = period === '1h' ? first : period === '2h' ? second : full;
  const wins = new Uint8Array(weights.length);
  for (let course = 0; course < wins.length; course += 1) {
    const at = 4 * course;
    first.home = goals[at] as number;
    first.away = goals[at + 1] as number;
    second.home = goals[at + 2] as number;
    second.away = goals[at + 3] as number;
    full.home = first.home + second.home;
    full.away = first.away + second.away;
    const grade =
      kind.basis === 'parts'
        ? kind.grade(parts, outcomeCode, line)
        : kind.grade(score, outcomeCode, line);
    wins[course] = grade === 'won' ? 1 : 0;
  }
  return wins;
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

function jointOver({ weights }: MatchCourses, wins: readonly Uint8Array[]): Float64Array {
  const sets = new Float64Array(1 << wins.length);
  for (let course = 0; course < weights.length; course += 1) {
    let set = 0;
    for (let part = 0; part < wins.length; part += 1) {
      set |= ((wins[part] as Uint8Array)[course] as number) << part;
    }
    sets[set] = (sets[set] as number) + (weights[course] as number);
  }
  sumSupersets(sets, wins.length);
  return sets;
}

/**
 * Football's joint probabilities by enumerating every course of both halves. What many players ask about at one
 * moment, the courses of a match and the selections' wins, is computed once.
 */
export function createFootballJoint(): JointOfParts<'football'> {
  const coursesOf = createCourses();
  const matches = new Map<FootballState, KnownMatch>();

  function matchOf({ state, strengths }: JointToFind<'football'>): KnownMatch | undefined {
    const before = matches.get(state);
    matches.delete(state);
    const courses = before?.strengths === strengths ? before.courses : coursesOf(state, strengths);
    if (courses === undefined) return undefined;
    const match =
      before?.courses === courses
        ? before
        : { strengths, courses, wins: new Map<string, Uint8Array>() };
    // The one asked about last is the last to be forgotten.
    matches.set(state, match);
    const [oldest] = matches.keys();
    if (matches.size > MOST_MATCHES && oldest !== undefined) matches.delete(oldest);
    return match;
  }

  return (wanted) => {
    const match = wanted.state.phase === 'finished' ? undefined : matchOf(wanted);
    if (match === undefined) return undefined;
    const { courses, wins: known } = match;
    const wins = wanted.parts.flatMap((part) => {
      const key = `${part.marketKey}:${part.outcomeCode}`;
      const found = known.get(key) ?? winsOf(courses, part);
      if (found !== undefined && known.size < MOST_PARTS) known.set(key, found);
      return found ?? [];
    });
    return wins.length < wanted.parts.length ? undefined : jointOver(courses, wins);
  };
}

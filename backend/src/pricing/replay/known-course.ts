import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { Course } from '../engine/fixture.ts';
import {
  breakSeconds,
  createRandom,
  firstHalfSeconds,
  firstHalfShare,
  type FootballState,
  type Incident,
  type Random,
  secondHalfSeconds,
} from '../models/index.ts';

interface Goal {
  /** Real seconds after the start. */
  readonly at: number;
  readonly side: Side;
}

const SECOND_HALF_FROM = firstHalfSeconds + breakSeconds;
export const KNOWN_COURSE_SECONDS = SECOND_HALF_FROM + secondHalfSeconds;

/** Draws one after another from the positions of a seed. */
function createDraw(random: Random): () => number {
  let position = 0;
  return () => {
    position += 1;
    return random(position);
  };
}

/** How many of a side's goals fell before the break, where unknown. */
function drawHalf(goals: number, draw: () => number): number {
  return Array.from({ length: goals }, draw).filter((value) => value < firstHalfShare).length;
}

function drawGoals(options: {
  readonly count: Score;
  readonly from: number;
  readonly length: number;
  readonly draw: () => number;
}): readonly Goal[] {
  const { count, from, length, draw } = options;
  return (['home', 'away'] as const).flatMap((side) =>
    // From the second second on, so that no goal coincides with a whistle.
    Array.from({ length: count[side] }, () => ({
      side,
      at: from + 2 + Math.floor(draw() * (length - 3)),
    })),
  );
}

function scoreAt(goals: readonly Goal[]): Score {
  const count = (side: Side): number => goals.filter((goal) => goal.side === side).length;
  return { home: count('home'), away: count('away') };
}

/** The state of a match whose goals are known. */
function stateAt(elapsed: number, goals: readonly Goal[]): FootballState {
  const scored = goals.filter(({ at }) => at <= elapsed);
  const common = {
    sport: 'football',
    elapsed,
    score: scoreAt(scored),
    goals: scored.map(({ side }) => side),
  } as const;
  if (elapsed <= 0) {
    return { ...common, phase: 'not-started', phaseSeconds: 0 };
  }
  if (elapsed < firstHalfSeconds) {
    return { ...common, phase: 'first-half', phaseSeconds: elapsed };
  }
  const halfTime = scoreAt(goals.filter(({ at }) => at < firstHalfSeconds));
  if (elapsed < SECOND_HALF_FROM) {
    return { ...common, halfTime, phase: 'half-time', phaseSeconds: elapsed - firstHalfSeconds };
  }
  if (elapsed < KNOWN_COURSE_SECONDS) {
    return { ...common, halfTime, phase: 'second-half', phaseSeconds: elapsed - SECOND_HALF_FROM };
  }
  return { ...common, halfTime, phase: 'finished', phaseSeconds: 0 };
}

/**
 * The course of a match whose score is known: goal times are drawn by the seed so that the
 * half-time score, where it is known, and the full-time score are met. The result contains only what
 * the source has: never who scored first, and the half-time score only when it was given.
 */
export function createKnownCourse(options: {
  readonly fullTime: Score;
  readonly halfTime?: Score | undefined;
  readonly seed: number;
}): Course {
  const { fullTime, halfTime, seed } = options;
  const draw = createDraw(createRandom(seed));
  const first = halfTime ?? {
    home: drawHalf(fullTime.home, draw),
    away: drawHalf(fullTime.away, draw),
  };
  const second = { home: fullTime.home - first.home, away: fullTime.away - first.away };
  const goals = [
    ...drawGoals({ count: first, from: 0, length: firstHalfSeconds, draw }),
    ...drawGoals({ count: second, from: SECOND_HALF_FROM, length: secondHalfSeconds, draw }),
  ].sort((left, right) => left.at - right.at);
  const result: MatchResult = {
    sport: 'football',
    status: 'finished',
    fullTime,
    ...(halfTime === undefined ? {} : { halfTime }),
  };
  let elapsed = 0;

  function incidentsIn(from: number, to: number): readonly Incident[] {
    return goals
      .filter(({ at }) => at > from && at <= to)
      .map(({ at, side }) => ({ kind: 'goal', side, value: 1, at }));
  }
  return {
    get state() {
      return stateAt(elapsed, goals);
    },
    get result() {
      return elapsed >= KNOWN_COURSE_SECONDS ? result : undefined;
    },
    advanceTo(seconds) {
      const from = elapsed;
      elapsed = Math.max(elapsed, Math.min(Math.floor(seconds), KNOWN_COURSE_SECONDS));
      return incidentsIn(from, elapsed);
    },
    peek: (seconds) => incidentsIn(elapsed, elapsed + seconds),
  };
}

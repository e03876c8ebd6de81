import type { FirstToSport, Score } from '@touchline/domain/markets';

/** What makes one sport of the first-to family different from another. */
export interface FirstToRules {
  /** Points or legs that win a set; undefined where the match is one race to more than half of its frames. */
  readonly target?: number;
  /** By how many a set must be won, and the score that wins it by whatever lead. */
  readonly lead: 1 | 2;
  readonly cap: number;
  /** Who serves next: in turns, in turns of two until both are a point from the target, or who has won. */
  readonly serves: 'turns' | 'pairs' | 'winner';
  /** Share of the points on its serve, or of the legs in which it throws first, that an average side wins. */
  readonly averageServe: number;
  /** By how much one standard deviation of rating moves that share. */
  readonly perRating: number;
  /** The order in which legs or frames were won is known, and bet on. */
  readonly isOrdered: boolean;
  /** Sets or frames that decide at most, unless the competition says otherwise. */
  readonly bestOf: number;
  /** What one point, leg or frame takes at least, and how much more at most, seconds. */
  readonly seconds: readonly [least: number, more: number];
  readonly breakSeconds: number;
}

/**
 * House constants. Table tennis and badminton by the laws of the ITTF (since 2001) and the BWF (since 2006); who
 * serves has a small edge in the one and none to speak of in the other. Darts in sets of five legs, in which
 * professionals hold their throw in about three of five; frames of snooker with no worth of the break.
 */
export const FIRST_TO_RULES: Readonly<Record<FirstToSport, FirstToRules>> = {
  'table-tennis': {
    target: 11,
    lead: 2,
    cap: Number.POSITIVE_INFINITY,
    serves: 'pairs',
    averageServe: 0.52,
    perRating: 0.022,
    isOrdered: false,
    bestOf: 5,
    seconds: [10, 16],
    breakSeconds: 60,
  },
  badminton: {
    target: 21,
    lead: 2,
    cap: 30,
    serves: 'winner',
    averageServe: 0.49,
    perRating: 0.02,
    isOrdered: false,
    bestOf: 3,
    seconds: [16, 18],
    breakSeconds: 120,
  },
  darts: {
    target: 3,
    lead: 1,
    cap: 3,
    serves: 'turns',
    averageServe: 0.62,
    perRating: 0.045,
    isOrdered: true,
    bestOf: 5,
    seconds: [120, 120],
    breakSeconds: 180,
  },
  snooker: {
    lead: 1,
    cap: Number.POSITIVE_INFINITY,
    serves: 'turns',
    averageServe: 0.5,
    perRating: 0.05,
    isOrdered: true,
    bestOf: 7,
    seconds: [600, 900],
    breakSeconds: 0,
  },
};

/** Sets to win the match; a match of one race has one. */
export function setsToWin({ target }: FirstToRules, bestOf: number): number {
  return target === undefined ? 1 : (bestOf + 1) / 2;
}

/** Points, legs or frames that win a set. */
export function targetOf({ target }: FirstToRules, bestOf: number): number {
  return target ?? (bestOf + 1) / 2;
}

/** Whether a set has been won at this score. */
export function isWon({ home, away }: Score, { target, rules }: SetRules): boolean {
  const most = Math.max(home, away);
  return most >= rules.cap || (most >= target && Math.abs(home - away) >= rules.lead);
}

export interface SetRules {
  readonly target: number;
  readonly rules: FirstToRules;
}

/**
 * Whether who served first in the set serves again at this score, where the serve goes in turns.
 * @param score of the running set
 */
export function isFirstServing({ home, away }: Score, { target, rules }: SetRules): boolean {
  const played = home + away;
  const isInPairs = rules.serves === 'pairs' && played < 2 * (target - 1);
  return (isInPairs ? Math.floor(played / 2) : played) % 2 === 0;
}

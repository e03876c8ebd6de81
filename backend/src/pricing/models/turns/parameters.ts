import type { TurnsSport } from '@touchline/domain/markets';

/** What makes one sport of turns different from another. */
export interface TurnsRules {
  readonly parts: 2 | 4;
  /** Attacks of each side in a part; the sides take turns. */
  readonly turns: number;
  readonly partSeconds: number;
  readonly breakSeconds: number;
  readonly halfTimeSeconds: number;
  /** Probabilities of points of an average attack, by points; else it brings none. */
  readonly values: readonly (readonly [points: number, share: number])[];
  /** Expected points of average sides in regular time, at home and away. */
  readonly averageHome: number;
  readonly averageAway: number;
  /** By how many points one standard deviation of rating is better, and its opponent worse. */
  readonly perRating: number;
  /** A draw goes on until one side scores. */
  readonly hasOvertime: boolean;
}

/**
 * House constants. Handball: some 54 attacks a side, of which about half are goals. Rugby: converted tries, tries
 * and penalties in the shares of the international game, one with a converted try in twelve attacks. American
 * football: twelve drives a side, of which one in five is a touchdown and one in six a field goal; the deviation of
 * the difference is some 13 points, as that of the professional league is (H. Stern, The American Statistician, 1991).
 */
export const TURNS_RULES: Readonly<Record<TurnsSport, TurnsRules>> = {
  handball: {
    parts: 2,
    turns: 27,
    partSeconds: 30 * 60,
    breakSeconds: 0,
    halfTimeSeconds: 10 * 60,
    values: [[1, 0.52]],
    averageHome: 29,
    averageAway: 27.5,
    perRating: 1,
    hasOvertime: false,
  },
  rugby: {
    parts: 2,
    turns: 12,
    partSeconds: 40 * 60,
    breakSeconds: 0,
    halfTimeSeconds: 12 * 60,
    values: [
      [3, 0.075],
      [5, 0.045],
      [7, 0.085],
    ],
    averageHome: 26,
    averageAway: 22,
    perRating: 2.8,
    hasOvertime: false,
  },
  'american-football': {
    parts: 4,
    turns: 3,
    partSeconds: 15 * 60,
    breakSeconds: 2 * 60,
    halfTimeSeconds: 13 * 60,
    values: [
      [3, 0.16],
      [6, 0.012],
      [7, 0.2],
      [8, 0.01],
    ],
    averageHome: 24,
    averageAway: 22,
    perRating: 2.1,
    hasOvertime: true,
  },
};

/** Seconds of play that an attack takes. */
function turnSeconds({ partSeconds, turns }: TurnsRules): number {
  return partSeconds / (2 * turns);
}

/** Attacks of both sides that have ended after so much of a part. */
export function turnsEnded(rules: TurnsRules, seconds: number): number {
  return Math.floor(seconds / turnSeconds(rules) + 1e-9);
}

/** The second of a part at which its n-th attack is over, counted from 1. */
export function turnEnd(rules: TurnsRules, turn: number): number {
  return Math.ceil(turn * turnSeconds(rules) - 1e-6);
}

/** Whether the n-th attack of a part is the home side's, counted from 0; parts are counted from 1. */
export function isHomeTurn(part: number, turn: number): boolean {
  return (part + turn) % 2 === 1;
}

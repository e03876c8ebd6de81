import type { RoundsDiscipline } from '@touchline/domain/markets';

/** What makes one discipline of rounds different from another. */
export interface RoundsRules {
  /** `halves`: six rounds to be won by four, again and again; `by-two`: until one leads by two. */
  readonly overtime: 'halves' | 'by-two';
  /** Log-odds that defending is worth in a round. */
  readonly defence: number;
  /** Log-odds of a full buy against a side that saves. */
  readonly buy: number;
  /** Log-odds a round by which one standard deviation of rating is better. */
  readonly perRating: number;
  /** Seconds of a round with its pause: at least, and how many more at most. */
  readonly leastRoundSeconds: number;
  readonly moreRoundSeconds: number;
}

/** Seconds between two maps. */
export const MAP_BREAK_SECONDS = 420;
/** Rounds of a half, and of a map without overtime to win it. */
export const HALF_ROUNDS = 12;
export const ROUNDS_TO_WIN = 13;

/**
 * Defenders win a little over half of all rounds, and a full buy wins some 85 % against a side that saves,
 * in the published round histories of both games; the spread of strength is our own choice: the best side of
 * a league wins four maps of five against its worst.
 */
export const ROUNDS_RULES: Readonly<Record<RoundsDiscipline, RoundsRules>> = {
  cs2: {
    overtime: 'halves',
    defence: 0.07,
    buy: 1.7,
    perRating: 0.11,
    leastRoundSeconds: 70,
    moreRoundSeconds: 60,
  },
  valorant: {
    overtime: 'by-two',
    defence: 0.05,
    buy: 1.5,
    perRating: 0.11,
    leastRoundSeconds: 75,
    moreRoundSeconds: 55,
  },
};

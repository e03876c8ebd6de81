import type { FightSport } from '@touchline/domain/markets';

/** What makes one sport of fights different from another. */
export interface FightRules {
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Stoppages to expect in a round of even fighters; they come at a constant rate. */
  readonly stoppages: number;
  /** Share of stoppages that are submissions. */
  readonly submissions: number;
  /** Log-odds that one standard deviation of rating is worth for who stops whom, and for who wins a round. */
  readonly perRating: number;
  readonly perRatingInRound: number;
  /** Rounds, unless the card says otherwise. */
  readonly rounds: number;
}

/** Chance that judges whose cards are level call a draw, rather than the one or the other. */
export const DRAW_WHEN_LEVEL = 0.25;

/**
 * House constants: about half of the fights of either sport are stopped, in boxing within twelve rounds and in mixed
 * martial arts within three.
 */
export const FIGHT_RULES: Readonly<Record<FightSport, FightRules>> = {
  boxing: {
    roundSeconds: 180,
    breakSeconds: 60,
    stoppages: 0.065,
    submissions: 0,
    perRating: 0.6,
    perRatingInRound: 0.25,
    rounds: 12,
  },
  mma: {
    roundSeconds: 300,
    breakSeconds: 60,
    stoppages: 0.24,
    submissions: 0.38,
    perRating: 0.5,
    perRatingInRound: 0.3,
    rounds: 3,
  },
};

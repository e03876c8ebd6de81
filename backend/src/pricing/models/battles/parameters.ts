import type { BattlesDiscipline } from '@touchline/domain/markets';

/** What makes one discipline of battles different from another. */
export interface BattlesRules {
  /** Log-odds that each tower ahead is worth for the next one. */
  readonly momentum: number;
  /** Log-odds of a tower by which one standard deviation of rating is better. */
  readonly perRating: number;
  /** Probabilities of 0, 1, 2 … kills in the fight for a tower, of the side that takes it and the other one. */
  readonly winnerKills: readonly number[];
  readonly loserKills: readonly number[];
  /** Seconds that a tower takes. */
  readonly towerSeconds: number;
}

/** Towers that a side defends; its base falls with the last one. */
export const TOWERS = 11;
/** Seconds between two maps. */
export const MAP_BREAK_SECONDS = 420;

/**
 * Maps of even sides last some 33 minutes with 50 kills (Dota 2), and 30 minutes with 27 (League of Legends),
 * about what the public match histories of both games have. One tower at a time, and a base that falls with the
 * last of them, is our simplification.
 */
export const BATTLES_RULES: Readonly<Record<BattlesDiscipline, BattlesRules>> = {
  dota2: {
    momentum: 0.12,
    perRating: 0.11,
    winnerKills: [0.15, 0.25, 0.27, 0.2, 0.1, 0.03],
    loserKills: [0.4, 0.35, 0.17, 0.08],
    towerSeconds: 120,
  },
  lol: {
    momentum: 0.15,
    perRating: 0.11,
    winnerKills: [0.33, 0.35, 0.22, 0.1],
    loserKills: [0.6, 0.3, 0.1],
    towerSeconds: 110,
  },
};

/** Probability that the home side takes the next tower. */
export function homeTakesTower(
  {
    homeEdge,
    home,
    away,
  }: { readonly homeEdge: number; readonly home: number; readonly away: number },
  { momentum }: BattlesRules,
): number {
  return 1 / (1 + Math.exp(-(homeEdge + momentum * (home - away))));
}

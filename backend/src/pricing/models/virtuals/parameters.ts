/**
 * The sum of the inverse prices of a virtual match's markets with one winner, before rounding: what a stake returns on
 * average is one divided by it, less the rounding of prices.
 */
export const MATCH_OVERROUND = 1.07;
/** Of markets with many outcomes. */
export const SCORE_OVERROUND = 1.16;

/** Codes of markets with many outcomes. */
export const SCORE_MARKETS = ['esoccer-correct-score', 'tennis-score-best-of-3'] as const;

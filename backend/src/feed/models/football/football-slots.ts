import { marketType, marketTypes } from '@touchline/domain';

/**
 * Positions of football's market types in its catalogue, by code: looked up once, so that pricing
 * addresses types by number.
 */
export type FootballSlots = ReturnType<typeof footballSlots>;

export function footballSlots() {
  const types = marketTypes('football');
  const slot = (code: string): number => types.indexOf(marketType(code));
  return {
    full: {
      result: slot('ft-1x2'),
      doubleChance: slot('ft-double-chance'),
      drawNoBet: slot('ft-draw-no-bet'),
      total: slot('ft-total'),
      asianTotal: slot('ft-asian-total'),
      bothScore: slot('ft-both-score'),
      handicap: slot('ft-handicap'),
      homeTotal: slot('ft-home-total'),
      awayTotal: slot('ft-away-total'),
      oddEven: slot('ft-odd-even'),
      exactTotal: slot('ft-exact-total'),
      correctScore: slot('ft-correct-score'),
    },
    first: halfSlots(slot, '1h'),
    second: halfSlots(slot, '2h'),
    europeanHandicap: slot('ft-european-handicap'),
    homeAsianTotal: slot('ft-home-asian-total'),
    awayAsianTotal: slot('ft-away-asian-total'),
    homeExact: slot('ft-home-exact'),
    awayExact: slot('ft-away-exact'),
    homeCleanSheet: slot('ft-home-clean-sheet'),
    awayCleanSheet: slot('ft-away-clean-sheet'),
    homeWinToNil: slot('ft-home-win-to-nil'),
    awayWinToNil: slot('ft-away-win-to-nil'),
    homeOddEven: slot('ft-home-odd-even'),
    awayOddEven: slot('ft-away-odd-even'),
    totalRange: slot('ft-total-range'),
    nextGoal: slot('ft-next-goal'),
    winningMargin: slot('ft-winning-margin'),
    halfTimeFullTime: slot('ft-half-time-full-time'),
    resultAndTotal: slot('ft-1x2-and-total'),
    resultAndBothScore: slot('ft-1x2-and-both-score'),
    doubleChanceAndTotal: slot('ft-double-chance-and-total'),
    bothScoreAndTotal: slot('ft-both-score-and-total'),
    highestHalf: slot('halves-highest'),
    homeHighestHalf: slot('halves-home-highest'),
    awayHighestHalf: slot('halves-away-highest'),
    goalInBoth: slot('halves-goal-in-both'),
    bothScoreInBoth: slot('halves-both-score-in-both'),
    homeScoresInBoth: slot('halves-home-scores-in-both'),
    awayScoresInBoth: slot('halves-away-scores-in-both'),
    homeWinsBoth: slot('halves-home-wins-both'),
    awayWinsBoth: slot('halves-away-wins-both'),
    homeWinsEither: slot('halves-home-wins-either'),
    awayWinsEither: slot('halves-away-wins-either'),
  };
}

export type PeriodSlots = FootballSlots['full'];

function halfSlots(slot: (code: string) => number, half: '1h' | '2h') {
  return {
    result: slot(`${half}-1x2`),
    doubleChance: slot(`${half}-double-chance`),
    drawNoBet: slot(`${half}-draw-no-bet`),
    total: slot(`${half}-total`),
    asianTotal: slot(`${half}-asian-total`),
    bothScore: slot(`${half}-both-score`),
    handicap: slot(`${half}-handicap`),
    homeTotal: slot(`${half}-home-total`),
    awayTotal: slot(`${half}-away-total`),
    oddEven: slot(`${half}-odd-even`),
    exactTotal: slot(`${half}-exact-total`),
    correctScore: slot(`${half}-correct-score`),
  };
}

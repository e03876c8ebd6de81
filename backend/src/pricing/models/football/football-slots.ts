import { marketType, marketTypes } from '@touchline/domain/markets';

/**
 * Positions of football's market types in its catalogue, by code: looked up once, so that pricing
 * addresses types by number.
 */
export type FootballSlots = ReturnType<typeof footballSlots>;

export function footballSlots() {
  const types = marketTypes('football');
  const slot = (code: string): number => types.indexOf(marketType(code));
  return {
    full: periodSlots(slot, 'ft'),
    first: periodSlots(slot, '1h'),
    second: periodSlots(slot, '2h'),
    further: slot('ft-further'),
    homeFurther: slot('ft-home-further'),
    awayFurther: slot('ft-away-further'),
    nextGoals: slot('ft-next-goal'),
    halfTimeFullTime: slot('ft-half-time-full-time'),
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

function periodSlots(slot: (code: string) => number, period: 'ft' | '1h' | '2h') {
  return {
    result: slot(`${period}-1x2`),
    doubleChance: slot(`${period}-double-chance`),
    drawNoBet: slot(`${period}-draw-no-bet`),
    total: slot(`${period}-total`),
    asianTotal: slot(`${period}-asian-total`),
    bothScore: slot(`${period}-both-score`),
    handicap: slot(`${period}-handicap`),
    europeanHandicap: slot(`${period}-european-handicap`),
    homeTotal: slot(`${period}-home-total`),
    awayTotal: slot(`${period}-away-total`),
    homeAsianTotal: slot(`${period}-home-asian-total`),
    awayAsianTotal: slot(`${period}-away-asian-total`),
    homeExact: slot(`${period}-home-exact`),
    awayExact: slot(`${period}-away-exact`),
    homeCleanSheet: slot(`${period}-home-clean-sheet`),
    awayCleanSheet: slot(`${period}-away-clean-sheet`),
    homeWinToNil: slot(`${period}-home-win-to-nil`),
    awayWinToNil: slot(`${period}-away-win-to-nil`),
    homeOddEven: slot(`${period}-home-odd-even`),
    awayOddEven: slot(`${period}-away-odd-even`),
    oddEven: slot(`${period}-odd-even`),
    exactTotal: slot(`${period}-exact-total`),
    totalRange: slot(`${period}-total-range`),
    correctScore: slot(`${period}-correct-score`),
    winningMargin: slot(`${period}-winning-margin`),
    resultAndTotal: slot(`${period}-1x2-and-total`),
    resultAndBothScore: slot(`${period}-1x2-and-both-score`),
    doubleChanceAndTotal: slot(`${period}-double-chance-and-total`),
    bothScoreAndTotal: slot(`${period}-both-score-and-total`),
  };
}

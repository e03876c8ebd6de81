import type { BasketballState } from '../match-state.ts';
import {
  above,
  below,
  type Distribution,
  highestOf,
  plus,
  probabilityOf,
} from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import {
  createSportSheet,
  type IndependentScores,
  independentScores,
  type SportSheet,
} from '../pricing/sport-sheet.ts';
import type { StrengthsOf } from '../strengths.ts';
import { possessionsInOvertime, quarterCount } from './parameters.ts';
import { pointsOf, possessionOf } from './possessions.ts';
import { possessionsLeft } from './possession-clock.ts';

/**
 * Prices basketball: the points still to come are sums over the possessions the clock leaves to
 * each side. Over a match that is all but normal; with seconds to go it stays exact.
 */
export function createBasketballPricer(): FillSheet<'basketball'> {
  const codes = createSportSheet('basketball');
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const quarters = quarterScores(state, strengths);
    const [q1, q2, q3, q4] = quarters as [Scores, Scores, Scores, Scores];
    const first = together(q1, q2);
    const second = together(q3, q4);
    const full = together(first, second);
    addWinner(add, full, state, strengths);
    if (state.phase === 'overtime' || state.quarter > quarterCount) return;
    addRegulation(add, full);
    addHalvesAndQuarters(add, [first, second], quarters, state);
  };
}

type Scores = IndependentScores;

function together(one: Scores, other: Scores): Scores {
  return independentScores(plus(one.home, other.home), plus(one.away, other.away));
}

/** Points of both sides over the four quarters, those there are included. */
export function scoresOfRegulation(
  state: BasketballState,
  strengths: StrengthsOf<'basketball'>,
): IndependentScores {
  const [first, ...rest] = quarterScores(state, strengths) as [Scores, ...Scores[]];
  return rest.reduce(together, first);
}

function quarterScores(
  state: BasketballState,
  strengths: StrengthsOf<'basketball'>,
): readonly Scores[] {
  const home = possessionOf(strengths.homePoints);
  const away = possessionOf(strengths.awayPoints);
  return Array.from({ length: quarterCount }, (_, index) => {
    const left = possessionsLeft(state, index + 1);
    const score = state.quarters[index] ?? { home: 0, away: 0 };
    return independentScores(
      pointsOf(home, left.home, score.home),
      pointsOf(away, left.away, score.away),
    );
  });
}

/** Probability that the home side wins an overtime, drawn ones being followed by another. */
export function homeWinsOvertimes({ homePoints, awayPoints }: StrengthsOf<'basketball'>): number {
  const { difference } = independentScores(
    pointsOf(possessionOf(homePoints), possessionsInOvertime),
    pointsOf(possessionOf(awayPoints), possessionsInOvertime),
  );
  const home = above(difference, 0);
  return home / (home + below(difference, 0));
}

function addWinner(
  add: SportSheet,
  full: Scores,
  state: BasketballState,
  strengths: StrengthsOf<'basketball'>,
): void {
  const again = homeWinsOvertimes(strengths);
  const decided = state.quarter > quarterCount ? overtimeScores(state, strengths) : full;
  const { difference } = decided;
  add.two('basketball-winner', above(difference, 0) + probabilityOf(difference, 0) * again);
}

/** Points of the running overtime; those before it were level. */
function overtimeScores(state: BasketballState, strengths: StrengthsOf<'basketball'>): Scores {
  const left = possessionsLeft(state, state.quarter);
  const running = state.phase === 'overtime' ? state.quarters[state.quarter - 1] : undefined;
  const score = running ?? { home: 0, away: 0 };
  return independentScores(
    pointsOf(possessionOf(strengths.homePoints), left.home, score.home),
    pointsOf(possessionOf(strengths.awayPoints), left.away, score.away),
  );
}

function addRegulation(add: SportSheet, { home, away, total, difference }: Scores): void {
  add.result('basketball-1x2', difference);
  add.totals('basketball-total', total, 11);
  add.handicaps('basketball-handicap', difference, 11);
  add.totals('basketball-home-total', home, 5);
  add.totals('basketball-away-total', away, 5);
  add.oddEven('basketball-odd-even', total);
  add.two('basketball-overtime', probabilityOf(difference, 0));
  add.list('basketball-winning-margin', margins(difference));
}

const bands = [1, 6, 11, 16, 21];

function margins(difference: Distribution): readonly number[] {
  const homeBands = bands.map((low, index) => {
    const next = bands[index + 1];
    return above(difference, low - 1) - (next === undefined ? 0 : above(difference, next - 1));
  });
  const awayBands = bands.map((low, index) => {
    const next = bands[index + 1];
    return below(difference, 1 - low) - (next === undefined ? 0 : below(difference, 1 - next));
  });
  return [...homeBands, probabilityOf(difference, 0), ...awayBands];
}

function addHalvesAndQuarters(
  add: SportSheet,
  halves: readonly [Scores, Scores],
  quarters: readonly Scores[],
  state: BasketballState,
): void {
  const over = (quarter: number): boolean => {
    const { home, away } = possessionsLeft(state, quarter);
    return home + away === 0;
  };
  for (const [index, half] of halves.entries()) {
    if (!over(index * 2 + 2)) addPart(add, `basketball-${index + 1}h`, half);
  }
  for (const [index, quarter] of quarters.entries()) {
    if (!over(index + 1)) addPart(add, `basketball-q${index + 1}`, quarter);
  }
  if (!over(2)) add.list('basketball-half-time-full-time', halfTimeFullTime(...halves));
  const totals = quarters.map((quarter) => quarter.total);
  add.list('basketball-highest-quarter', highestOf(totals));
}

function addPart(add: SportSheet, code: string, { total, difference }: Scores): void {
  add.result(`${code}-1x2`, difference);
  add.totals(`${code}-total`, total, 5);
  add.handicaps(`${code}-handicap`, difference, 5);
}

function halfTimeFullTime(first: Scores, second: Scores): readonly number[] {
  const cells = Array.from({ length: 9 }, () => 0);
  for (const [offset, probability] of first.difference.probabilities.entries()) {
    const lead = first.difference.low + offset;
    const row = (1 - Math.sign(lead)) * 3;
    const home = above(second.difference, -lead);
    const draw = probabilityOf(second.difference, -lead);
    cells[row] = (cells[row] as number) + probability * home;
    cells[row + 1] = (cells[row + 1] as number) + probability * draw;
    cells[row + 2] = (cells[row + 2] as number) + probability * Math.max(0, 1 - home - draw);
  }
  return cells;
}

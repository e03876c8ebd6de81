import type { Score } from '@touchline/domain/markets';
import type { IceHockeyState } from '../match-state.ts';
import {
  above,
  below,
  certain,
  type Distribution,
  highestOf,
  plus,
  poisson,
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
import { overtimeSeconds, periodCount, periodSeconds } from './parameters.ts';

/**
 * Prices ice hockey: goals of both sides are independent Poisson counts in each period; a draw
 * after three goes to sudden death and an even shoot-out.
 */
export function createIceHockeyPricer(): FillSheet<'ice-hockey'> {
  const codes = createSportSheet('ice-hockey');
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const periods = periodScores(state, strengths);
    const full = scoresOfRegulation(state, strengths);
    addWinner(add, full, state, strengths);
    if (state.phase === 'overtime') return;
    addRegulation(add, full);
    addNextGoal(add, state, strengths);
    addPeriods(add, periods, state);
  };
}

function sum(distributions: readonly Distribution[]): Distribution {
  return distributions.reduce(plus, certain(0));
}

/** Share of a period, counted from 1, that is still to be played. */
export function shareLeft(state: IceHockeyState, period: number): number {
  if (state.phase === 'not-started' || period > state.period) return 1;
  if (period < state.period || state.phase !== 'playing') return 0;
  return Math.max(0, 1 - state.phaseSeconds / periodSeconds);
}

/** Goals of both sides over the three periods, those there are included. */
export function scoresOfRegulation(
  state: IceHockeyState,
  strengths: StrengthsOf<'ice-hockey'>,
): IndependentScores {
  const periods = periodScores(state, strengths);
  return independentScores(
    sum(periods.map((period) => period.home)),
    sum(periods.map((period) => period.away)),
  );
}

function periodScores(
  state: IceHockeyState,
  strengths: StrengthsOf<'ice-hockey'>,
): readonly IndependentScores[] {
  return Array.from({ length: periodCount }, (_, index) => {
    const share = shareLeft(state, index + 1) / periodCount;
    const score: Score = state.periods[index] ?? { home: 0, away: 0 };
    return independentScores(
      poisson(strengths.homeGoals * share, score.home),
      poisson(strengths.awayGoals * share, score.away),
    );
  });
}

/** Probability that the home side wins what follows a draw, with this much sudden death left. */
export function homeWinsOvertime(
  strengths: StrengthsOf<'ice-hockey'>,
  secondsLeft: number,
): number {
  const { homeGoals, awayGoals } = strengths;
  const both = homeGoals + awayGoals;
  const goalless = Math.exp((-both * secondsLeft) / (periodCount * periodSeconds));
  return ((1 - goalless) * homeGoals) / both + goalless / 2;
}

function addWinner(
  add: SportSheet,
  { difference }: IndependentScores,
  state: IceHockeyState,
  strengths: StrengthsOf<'ice-hockey'>,
): void {
  const played = state.phase === 'overtime' ? state.phaseSeconds : 0;
  const overtime = homeWinsOvertime(strengths, overtimeSeconds - played);
  add.two('hockey-winner', above(difference, 0) + probabilityOf(difference, 0) * overtime);
}

function addRegulation(add: SportSheet, full: IndependentScores): void {
  const { home, away, total, difference } = full;
  const homeWins = above(difference, 0);
  const awayWins = below(difference, 0);
  const draw = 1 - homeWins - awayWins;
  add.result('hockey-1x2', difference);
  // Two of the three win: the list is not to be scaled to one.
  add.pair('hockey-double-chance', [homeWins + draw, homeWins + awayWins, draw + awayWins]);
  if (draw < 1) add.two('hockey-draw-no-bet', homeWins / (homeWins + awayWins));
  add.two('hockey-overtime', draw);
  add.totals('hockey-total', total, 7);
  add.asianTotals('hockey-asian-total', total);
  add.allHandicaps('hockey-handicap', difference);
  add.totals('hockey-home-total', home, 5);
  add.totals('hockey-away-total', away, 5);
  add.two('hockey-both-score', above(home, 0) * above(away, 0));
  add.oddEven('hockey-odd-even', total);
  add.list('hockey-correct-score', correctScores(full));
  add.list('hockey-winning-margin', margins(difference));
  addResultAndTotal(add, full);
}

const mostInScore = 4;

function correctScores({ home, away, difference }: IndependentScores): readonly number[] {
  const cells: number[] = [];
  const rest = {
    home: above(difference, 0),
    draw: probabilityOf(difference, 0),
    away: below(difference, 0),
  };
  for (let one = 0; one <= mostInScore; one += 1) {
    for (let other = 0; other <= mostInScore; other += 1) {
      const probability = probabilityOf(home, one) * probabilityOf(away, other);
      rest[one > other ? 'home' : one === other ? 'draw' : 'away'] -= probability;
      cells.push(probability);
    }
  }
  return [...cells, ...[rest.home, rest.draw, rest.away].map((one) => Math.max(0, one))];
}

function margins(difference: Distribution): readonly number[] {
  return [
    probabilityOf(difference, 1),
    probabilityOf(difference, 2),
    above(difference, 2),
    probabilityOf(difference, 0),
    probabilityOf(difference, -1),
    probabilityOf(difference, -2),
    below(difference, -2),
  ];
}

function addResultAndTotal(add: SportSheet, { home, away, total }: IndependentScores): void {
  for (const line of [3.5, 4.5, 5.5, 6.5]) {
    if (line < total.low) continue;
    // Home over, home under, draw over, draw under, away over, away under.
    const cells = [0, 0, 0, 0, 0, 0];
    for (const [homeOffset, homeProbability] of home.probabilities.entries()) {
      for (const [awayOffset, awayProbability] of away.probabilities.entries()) {
        const homeGoals = home.low + homeOffset;
        const awayGoals = away.low + awayOffset;
        const winner = 1 - Math.sign(homeGoals - awayGoals);
        const cell = winner * 2 + (homeGoals + awayGoals > line ? 0 : 1);
        cells[cell] = (cells[cell] as number) + homeProbability * awayProbability;
      }
    }
    add.list('hockey-1x2-and-total', cells, line);
  }
}

function addNextGoal(
  add: SportSheet,
  state: IceHockeyState,
  { homeGoals, awayGoals }: StrengthsOf<'ice-hockey'>,
): void {
  const left = [1, 2, 3].reduce((all, period) => all + shareLeft(state, period), 0) / periodCount;
  const none = Math.exp(-(homeGoals + awayGoals) * left);
  const home = ((1 - none) * homeGoals) / (homeGoals + awayGoals);
  add.list('hockey-next-goal', [home, none, 1 - none - home], state.goals.length + 1);
}

function addPeriods(
  add: SportSheet,
  periods: readonly IndependentScores[],
  state: IceHockeyState,
): void {
  for (const [index, { home, away, total, difference }] of periods.entries()) {
    if (shareLeft(state, index + 1) === 0) continue;
    const code = `hockey-p${index + 1}`;
    add.result(`${code}-1x2`, difference);
    add.totals(`${code}-total`, total, 5);
    add.handicaps(`${code}-handicap`, difference, 4);
    add.two(`${code}-both-score`, above(home, 0) * above(away, 0));
  }
  add.list('hockey-highest-period', highestOf(periods.map((period) => period.total)));
}

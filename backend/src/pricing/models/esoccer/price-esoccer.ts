import type { Score } from '@touchline/domain/markets';
import type { EsoccerState } from '../match-state.ts';
import { above, below, plus, poisson, probabilityOf } from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import {
  createSportSheet,
  type IndependentScores,
  independentScores,
  type SportSheet,
} from '../pricing/sport-sheet.ts';
import type { StrengthsOf } from '../strengths.ts';
import { HALF_SECONDS } from './parameters.ts';

/** Prices football on a console: goals of both sides are independent Poisson counts in each half. */
export function createEsoccerPricer(): FillSheet<'esoccer'> {
  const codes = createSportSheet('esoccer');
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const halves = halfScores(state, strengths);
    const [first, second] = halves;
    addMatch(add, independentScores(plus(first.home, second.home), plus(first.away, second.away)));
    addNextGoal(add, state, strengths);
    const shares = sharesLeft(state);
    if (shares[0] > 0) addHalf(add, '1h', first);
    if (shares[1] > 0) addHalf(add, '2h', second);
  };
}

/** Share of each half that is still to be played. */
function sharesLeft({ phase, phaseSeconds }: EsoccerState): readonly [number, number] {
  const left = Math.max(0, 1 - phaseSeconds / HALF_SECONDS);
  switch (phase) {
    case 'not-started':
      return [1, 1];
    case 'first-half':
      return [left, 1];
    case 'half-time':
      return [0, 1];
    case 'second-half':
      return [0, left];
    case 'finished':
      return [0, 0];
  }
}

function halfScores(
  state: EsoccerState,
  { homeGoals, awayGoals }: StrengthsOf<'esoccer'>,
): readonly [IndependentScores, IndependentScores] {
  const before = state.halfTime ?? state.score;
  const since: Score = {
    home: state.score.home - before.home,
    away: state.score.away - before.away,
  };
  const shares = sharesLeft(state);
  const half = (score: Score, share: number) =>
    independentScores(
      poisson((homeGoals * share) / 2, score.home),
      poisson((awayGoals * share) / 2, score.away),
    );
  return [half(before, shares[0]), half(since, shares[1])];
}

/** What is asked of the whole match. */
export function addMatch(add: SportSheet, full: IndependentScores): void {
  const { home, away, total, difference } = full;
  const homeWins = above(difference, 0);
  const awayWins = below(difference, 0);
  const draw = 1 - homeWins - awayWins;
  add.result('esoccer-1x2', difference);
  // Two of the three win: the list is not to be scaled to one.
  add.pair('esoccer-double-chance', [homeWins + draw, homeWins + awayWins, draw + awayWins]);
  if (draw < 1) add.two('esoccer-draw-no-bet', homeWins / (homeWins + awayWins));
  add.totals('esoccer-total', total, 7);
  add.two('esoccer-both-score', above(home, 0) * above(away, 0));
  add.handicaps('esoccer-handicap', difference, 6);
  add.totals('esoccer-home-total', home, 5);
  add.totals('esoccer-away-total', away, 5);
  add.oddEven('esoccer-odd-even', total);
  add.list('esoccer-correct-score', correctScores(full));
}

/** The last score that is an outcome of its own. */
const MOST = 4;

function correctScores({ home, away, difference }: IndependentScores): readonly number[] {
  const cells: number[] = [];
  const rest = [above(difference, 0), probabilityOf(difference, 0), below(difference, 0)];
  for (let one = 0; one <= MOST; one += 1) {
    for (let other = 0; other <= MOST; other += 1) {
      const probability = probabilityOf(home, one) * probabilityOf(away, other);
      const result = one > other ? 0 : one === other ? 1 : 2;
      rest[result] = (rest[result] as number) - probability;
      cells.push(probability);
    }
  }
  return [...cells, ...rest.map((left) => Math.max(0, left))];
}

function addNextGoal(
  add: SportSheet,
  state: EsoccerState,
  { homeGoals, awayGoals }: StrengthsOf<'esoccer'>,
): void {
  const [first, second] = sharesLeft(state);
  const none = Math.exp((-(homeGoals + awayGoals) * (first + second)) / 2);
  const home = ((1 - none) * homeGoals) / (homeGoals + awayGoals);
  add.list('esoccer-next-goal', [home, none, 1 - none - home], state.goals.length + 1);
}

/** What is asked of one half. */
export function addHalf(
  add: SportSheet,
  half: '1h' | '2h',
  { home, away, total, difference }: IndependentScores,
): void {
  add.result(`esoccer-${half}-1x2`, difference);
  add.totals(`esoccer-${half}-total`, total, 4);
  add.two(`esoccer-${half}-both-score`, above(home, 0) * above(away, 0));
}

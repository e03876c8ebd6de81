import type { Score } from '@touchline/domain/markets';
import type { TennisState } from '../match-state.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { MatchOfSets, Server, SetOutcome } from '../sets/match-of-sets.ts';
import { addMatchMarkets, addOneSet, neverHappens, sureSets } from '../sets/set-markets.ts';
import type { StrengthsOf } from '../strengths.ts';
import { homeServesPoint } from './points.ts';
import { homeWinsGame, type SetScore, tennisSetOutcomes } from './set-outcomes.ts';

/**
 * Prices tennis as a Markov chain: points on serve make games and tie-breaks, those make sets, and
 * sets make the match (Newton & Keller 2005; points on serve are independent).
 */
export function createTennisPricer(): FillSheet<'tennis'> {
  const codes = createSportSheet('tennis');
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const setScore = setScoreOf(state);
    const match = matchOf(state, setScore, strengths);
    const sums = sumOf(state.sets);
    addMatchMarkets({ add, sport: 'tennis', unit: 'games', part: 'set', match, ...sums });
    if (!state.sets.some(isTieBreak)) {
      add.two('tennis-tie-break', 1 - neverHappens(match, isTieBreak));
    }
    addSets(add, match, state.sets.length);
    const game = state.games.home + state.games.away + 1;
    const code = `tennis-s${state.sets.length + 1}-game-winner`;
    add.two(code, homeWinsGame(setScore, strengths), game);
  };
}

function isTieBreak({ home, away }: Score): boolean {
  return home + away === 13;
}

function sumOf(sets: readonly Score[]): Score {
  return sets.reduce((sum, set) => ({ home: sum.home + set.home, away: sum.away + set.away }), {
    home: 0,
    away: 0,
  });
}

/** The running set; a tie-break is identified by who served its first point. */
export function setScoreOf({ games, points, server }: TennisState): SetScore {
  const homeServes = server === 'home';
  const played = points.home + points.away;
  const inTieBreak = games.home === 6 && games.away === 6;
  const homeFirst = inTieBreak ? homeServesPoint(played, true) === homeServes : homeServes;
  return { games, points, server: homeFirst ? 0 : 1 };
}

function matchOf(
  state: TennisState,
  setScore: SetScore,
  strengths: StrengthsOf<'tennis'>,
): MatchOfSets {
  const running = tennisSetOutcomes(setScore, strengths);
  const nil = { home: 0, away: 0 };
  const fresh = ([0, 1] as const).map((server) =>
    tennisSetOutcomes({ games: nil, points: nil, server }, strengths),
  );
  const current = state.sets.length;
  return {
    setsToWin: (state.bestOf + 1) / 2,
    home: state.sets.filter((set) => set.home > set.away).length,
    away: state.sets.filter((set) => set.away > set.home).length,
    server: setScore.server,
    outcomesOf: (set, server) => (set === current ? running : (fresh[server] ?? [])),
  };
}

function addSets(add: SportSheet, match: MatchOfSets, current: number): void {
  let outcomes = match.outcomesOf(current, match.server);
  for (let set = current; set < current + sureSets(match); set += 1) {
    addOneSet({ add, sport: 'tennis', part: 'set' }, set + 1, outcomes);
    addScore(add, set + 1, outcomes);
    outcomes = nextSet(match, set + 1, outcomes);
  }
}

/** Ways the set after one with these outcomes ends, whichever side serves first in it. */
function nextSet(
  match: MatchOfSets,
  set: number,
  before: readonly SetOutcome[],
): readonly SetOutcome[] {
  return ([0, 1] as const).flatMap((server: Server) => {
    const first = before
      .filter((outcome) => outcome.nextServer === server)
      .reduce((sum, outcome) => sum + outcome.probability, 0);
    return match
      .outcomesOf(set, server)
      .map((outcome) => ({ ...outcome, probability: outcome.probability * first }));
  });
}

const scores = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'];
const setScores = [...scores, ...scores.map((score) => score.split('-').toReversed().join('-'))];

function addScore(add: SportSheet, set: number, outcomes: readonly SetOutcome[]): void {
  const byScore = new Map<string, number>();
  for (const { home, away, probability } of outcomes) {
    const score = `${home}-${away}`;
    byScore.set(score, (byScore.get(score) ?? 0) + probability);
  }
  add.list(
    `tennis-s${set}-score`,
    setScores.map((score) => byScore.get(score) ?? 0),
  );
  add.two(`tennis-s${set}-tie-break`, (byScore.get('7-6') ?? 0) + (byScore.get('6-7') ?? 0));
}

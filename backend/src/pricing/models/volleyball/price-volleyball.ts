import type { Score } from '@touchline/domain/markets';
import type { VolleyballState } from '../match-state.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { MatchOfSets, Server } from '../sets/match-of-sets.ts';
import { addMatchMarkets, addOneSet, sureSets } from '../sets/set-markets.ts';
import type { StrengthsOf } from '../strengths.ts';
import { createFreshSets, type FreshSets } from './fresh-sets.ts';
import { decidingSet, targetOf, volleyballSetOutcomes } from './set-outcomes.ts';

/** Sets to win the match. */
export const setsToWin = 3;

/** Prices volleyball as a chain of rallies: the winner of one serves the next. */
export function createVolleyballPricer(): FillSheet<'volleyball'> {
  const codes = createSportSheet('volleyball');
  const freshSets = createFreshSets();
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const match = matchOf(state, strengths, freshSets);
    const sums = state.sets.reduce(
      (sum: Score, set) => ({ home: sum.home + set.home, away: sum.away + set.away }),
      { home: 0, away: 0 },
    );
    addMatchMarkets({ add, sport: 'volleyball', unit: 'points', part: 'set', match, ...sums });
    addSets(add, match, state);
  };
}

function otherOf(server: Server): Server {
  return server === 0 ? 1 : 0;
}

function matchOf(
  state: VolleyballState,
  strengths: StrengthsOf<'volleyball'>,
  freshSets: FreshSets,
): MatchOfSets {
  const current = state.sets.length;
  const first: Server = state.firstServer === 'home' ? 0 : 1;
  const running = volleyballSetOutcomes(
    {
      points: state.points,
      target: targetOf(current),
      server: state.server === 'home' ? 0 : 1,
      nextServer: otherOf(first),
    },
    strengths,
  );
  return {
    setsToWin,
    home: state.sets.filter((set) => set.home > set.away).length,
    away: state.sets.filter((set) => set.away > set.home).length,
    server: first,
    outcomesOf: (set, server) =>
      set === current ? running : freshSets({ set, server, strengths }),
  };
}

function addSets(add: SportSheet, match: MatchOfSets, state: VolleyballState): void {
  const current = state.sets.length;
  let server = match.server;
  for (let set = current; set < current + sureSets(match); set += 1) {
    const outcomes = match.outcomesOf(set, server);
    addOneSet({ add, sport: 'volleyball', part: 'set' }, set + 1, outcomes);
    if (set !== decidingSet) {
      const extra = outcomes.filter((outcome) => Math.min(outcome.home, outcome.away) >= 24);
      const probability = extra.reduce((sum, outcome) => sum + outcome.probability, 0);
      add.two(`volleyball-s${set + 1}-extra-points`, probability);
    }
    server = otherOf(server);
  }
}

import type { Score } from '@touchline/domain';
import type { VolleyballState } from '../match-state.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { MatchOfSets, Server, SetOutcome } from '../sets/match-of-sets.ts';
import { addMatchMarkets, addOneSet, sureSets } from '../sets/set-markets.ts';
import type { StrengthsOf } from '../strengths.ts';
import { targetOf, volleyballSetOutcomes } from './set-outcomes.ts';

/** Sets to win the match, and the index of the deciding set, for which there is a toss. */
export const setsToWin = 3;
export const decidingSet = 4;

/** Prices volleyball as a chain of rallies: whoever wins one serves the next. */
export function createVolleyballPricer(): FillSheet<'volleyball'> {
  const codes = createSportSheet('volleyball');
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const match = matchOf(state, strengths);
    const sums = state.sets.reduce(
      (sum: Score, set) => ({ home: sum.home + set.home, away: sum.away + set.away }),
      { home: 0, away: 0 },
    );
    addMatchMarkets({ add, sport: 'volleyball', unit: 'points', match, ...sums });
    addSets(add, match, state);
  };
}

function otherOf(server: Server): Server {
  return server === 0 ? 1 : 0;
}

function matchOf(state: VolleyballState, strengths: StrengthsOf<'volleyball'>): MatchOfSets {
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
    outcomesOf: createLaterSets(current, running, strengths),
  };
}

/** Later sets start from nothing and are worked out once a server; a toss decides the fifth's. */
function createLaterSets(
  current: number,
  running: readonly SetOutcome[],
  strengths: StrengthsOf<'volleyball'>,
): MatchOfSets['outcomesOf'] {
  const known = new Map<number, readonly SetOutcome[]>();
  const freshSet = (set: number, server: Server): readonly SetOutcome[] =>
    volleyballSetOutcomes(
      {
        points: { home: 0, away: 0 },
        target: targetOf(set),
        server,
        nextServer: otherOf(server),
      },
      strengths,
    );
  return (set, server) => {
    if (set === current) return running;
    const key = set === decidingSet ? 2 : server;
    const before = known.get(key);
    if (before) return before;
    const outcomes =
      set === decidingSet
        ? ([0, 1] as const).flatMap((first) =>
            freshSet(set, first).map((one) => ({ ...one, probability: one.probability / 2 })),
          )
        : freshSet(set, server);
    known.set(key, outcomes);
    return outcomes;
  };
}

function addSets(add: SportSheet, match: MatchOfSets, state: VolleyballState): void {
  const current = state.sets.length;
  let server = match.server;
  for (let set = current; set < current + sureSets(match); set += 1) {
    const outcomes = match.outcomesOf(set, server);
    addOneSet({ add, sport: 'volleyball' }, set + 1, outcomes);
    if (set !== decidingSet) {
      const extra = outcomes.filter((outcome) => Math.min(outcome.home, outcome.away) >= 24);
      const probability = extra.reduce((sum, outcome) => sum + outcome.probability, 0);
      add.two(`volleyball-s${set + 1}-extra-points`, probability);
    }
    server = otherOf(server);
  }
}

import type { RoundsDiscipline, Score } from '@touchline/domain/markets';
import type { RoundsState } from '../match-state.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { MatchOfSets, Server, SetOutcome } from '../sets/match-of-sets.ts';
import { addMatchMarkets, addOneSet, sureSets } from '../sets/set-markets.ts';
import { createFreshMaps, DECIDING_MAP, type FreshMaps } from './fresh-maps.ts';
import { mapOutcomes } from './map-outcomes.ts';
import { firstDefends, homeWinsRound } from './one-round.ts';
import { HALF_ROUNDS, ROUNDS_RULES, type RoundsRules } from './parameters.ts';

/** Maps to win the match. */
export function mapsToWin(bestOf: RoundsState['bestOf']): number {
  return (bestOf + 1) / 2;
}

/**
 * Prices a discipline of rounds as a chain of maps, and a map as a chain of rounds whose chances follow from
 * who defends and from what both sides can buy.
 */
export function createRoundsPricer(sport: RoundsDiscipline): FillSheet<RoundsDiscipline> {
  const rules = ROUNDS_RULES[sport];
  const codes = createSportSheet(sport);
  const freshMaps = createFreshMaps(rules);
  return (sheet, state, { homeEdge }) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const match = matchOf(state, { homeEdge, rules, freshMaps });
    const sums = state.maps.reduce(
      (sum: Score, map) => ({ home: sum.home + map.home, away: sum.away + map.away }),
      { home: 0, away: 0 },
    );
    addMatchMarkets({ add, sport, unit: 'rounds', part: 'map', match, ...sums });
    addMaps({ add, sport, match, state, homeEdge, rules });
  };
}

interface RoundsToPrice {
  readonly homeEdge: number;
  readonly rules: RoundsRules;
}

function matchOf(
  state: RoundsState,
  { homeEdge, rules, freshMaps }: RoundsToPrice & { readonly freshMaps: FreshMaps },
): MatchOfSets {
  const current = state.maps.length;
  const isHomeFirst = state.firstDefender === 'home';
  const running = mapOutcomes({
    rounds: state.rounds,
    buys: state.buys,
    isHomeFirst,
    homeEdge,
    rules,
    nextServer: isHomeFirst ? 1 : 0,
  });
  return {
    setsToWin: mapsToWin(state.bestOf),
    home: state.maps.filter((map) => map.home > map.away).length,
    away: state.maps.filter((map) => map.away > map.home).length,
    server: isHomeFirst ? 0 : 1,
    outcomesOf: (map, server) => (map === current ? running : freshMaps({ map, server, homeEdge })),
  };
}

interface MapsToAdd extends RoundsToPrice {
  readonly add: SportSheet;
  readonly sport: RoundsDiscipline;
  readonly match: MatchOfSets;
  readonly state: RoundsState;
}

/** The markets of every map that is sure to be played. */
function addMaps({ add, sport, match, state, homeEdge, rules }: MapsToAdd): void {
  const current = state.maps.length;
  let { server } = match;
  for (let map = current; map < current + sureSets(match); map += 1) {
    const outcomes = match.outcomesOf(map, server);
    // The only map of a match is the match.
    if (state.bestOf > 1) {
      addOneSet({ add, sport, part: 'map' }, map + 1, outcomes);
    }
    add.two(`${sport}-m${map + 1}-overtime`, overtimeIn(outcomes));
    const next = map === current ? state.rounds.home + state.rounds.away : 0;
    const isKnown = map === current || map !== DECIDING_MAP;
    const first = isKnown ? [server] : ([0, 1] as const);
    addRounds(first, { add, code: `${sport}-m${map + 1}-round-winner`, next });
    server = server === 0 ? 1 : 0;
  }

  /** The next round, and the first of each half, which is sure to be played and has nothing before it. */
  function addRounds(
    first: readonly Server[],
    {
      add: to,
      code,
      next,
    }: { readonly add: SportSheet; readonly code: string; readonly next: number },
  ): void {
    const chance = (round: number, means: Pick<RoundsState['buys'], 'home' | 'away'>) =>
      first.reduce<number>((sum, server) => {
        const homeDefends = firstDefends(round, rules) === (server === 0);
        return sum + homeWinsRound({ homeEdge, homeDefends, ...means }, rules) / first.length;
      }, 0);
    const pistols = { home: 'pistol', away: 'pistol' } as const;
    to.two(code, chance(next, next === 0 ? pistols : state.buys), next + 1);
    if (next < HALF_ROUNDS) {
      to.two(code, chance(HALF_ROUNDS, pistols), HALF_ROUNDS + 1);
    }
  }
}

function overtimeIn(outcomes: readonly SetOutcome[]): number {
  return outcomes
    .filter(({ home, away }) => Math.min(home, away) >= HALF_ROUNDS)
    .reduce((sum, { probability }) => sum + probability, 0);
}

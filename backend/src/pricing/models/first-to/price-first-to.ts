import type { FirstToSport, Score } from '@touchline/domain/markets';
import type { FirstToState } from '../match-state.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import {
  type MatchOfSets,
  overOutcomes,
  type Server,
  type SetOutcome,
} from '../sets/match-of-sets.ts';
import { addMatchMarkets, addOneSet, sureSets } from '../sets/set-markets.ts';
import { FIRST_TO_RULES, type FirstToRules, setsToWin, targetOf } from './parameters.ts';
import { type FirstToSet, firstToOutcomes, serverAfter } from './set-outcomes.ts';

type Serves = Pick<FirstToSet, 'homeServe' | 'awayServe'>;

const NIL: Score = { home: 0, away: 0 };
const MOST_REMEMBERED = 200;

/** Prices a sport of the first-to family: every set as a chain of points, legs or frames, and the match as one of sets. */
export function createFirstToPricer(sport: FirstToSport): FillSheet<FirstToSport> {
  const rules = FIRST_TO_RULES[sport];
  const codes = createSportSheet(sport);
  const freshSets = createFreshSets(rules);
  return (sheet, state, { homeServe, awayServe }) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const race = { rules, target: targetOf(rules, state.bestOf), homeServe, awayServe };
    const first: Server = state.firstServer === 'home' ? 0 : 1;
    const server: Server = state.server === 'home' ? 0 : 1;
    const running = firstToOutcomes({ ...race, points: state.points, first, server });
    if (sport === 'snooker') {
      addFrames(add, running, state);
      addNext(add, 'snooker-frame-winner', { ...race, points: state.points, first, server });
      return;
    }
    const match = matchOf(state, { rules, running, first, fresh: freshSets(race) });
    const [home, away] = [sumOf(state.sets, 'home'), sumOf(state.sets, 'away')];
    const unit = sport === 'darts' ? 'legs' : 'points';
    addMatchMarkets({ add, sport, unit, part: 'set', match, home, away });
    addSets({ add, sport, match, state, race });
  };
}

function sumOf(sets: readonly Score[], side: 'home' | 'away'): number {
  return sets.reduce((sum, set) => sum + set[side], 0);
}

type FreshSets = (server: Server) => readonly SetOutcome[];

/** Works out how sets end that have not begun, once for as long as the sides are remembered. */
function createFreshSets(
  rules: FirstToRules,
): (race: Serves & { readonly target: number }) => FreshSets {
  const known = new Map<string, readonly SetOutcome[]>();
  return ({ target, homeServe, awayServe }) =>
    (server) => {
      const key = `${homeServe} ${awayServe} ${server}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const race = { rules, target, homeServe, awayServe };
      const outcomes = firstToOutcomes({ ...race, points: NIL, first: server, server });
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(key, outcomes);
      return outcomes;
    };
}

function matchOf(
  state: FirstToState,
  {
    rules,
    running,
    first,
    fresh,
  }: {
    readonly rules: FirstToRules;
    readonly running: readonly SetOutcome[];
    readonly first: Server;
    readonly fresh: FreshSets;
  },
): MatchOfSets {
  const current = state.sets.length;
  return {
    setsToWin: setsToWin(rules, state.bestOf),
    home: state.sets.filter(({ home, away }) => home > away).length,
    away: state.sets.filter(({ home, away }) => away > home).length,
    server: first,
    outcomesOf: (set, server) => (set === current ? running : fresh(server)),
  };
}

/** The markets of every set that is sure to be played. */
function addSets({
  add,
  sport,
  match,
  state,
  race,
}: {
  readonly add: SportSheet;
  readonly sport: Exclude<FirstToSport, 'snooker'>;
  readonly match: MatchOfSets;
  readonly state: FirstToState;
  readonly race: Omit<FirstToSet, 'points' | 'first' | 'server'>;
}): void {
  const current = state.sets.length;
  // Who serves first in a set, by the chance that it is the home side.
  let homeFirst = match.server === 0 ? 1 : 0;
  for (let set = current; set < current + sureSets(match); set += 1) {
    const outcomes = mixed(match, set, homeFirst);
    addOneSet({ add, sport, part: 'set' }, set + 1, outcomes);
    if (sport === 'darts' && set === current) {
      const server: Server = state.server === 'home' ? 0 : 1;
      const first: Server = state.firstServer === 'home' ? 0 : 1;
      const points = state.points;
      addNext(add, `darts-s${set + 1}-leg-winner`, { ...race, points, first, server });
    }
    homeFirst = outcomes.reduce(
      (sum, { nextServer, probability }) => sum + (nextServer === 0 ? probability : 0),
      0,
    );
  }
}

/** The ways a set ends, whoever serves first in it. */
function mixed(match: MatchOfSets, set: number, homeFirst: number): readonly SetOutcome[] {
  return ([0, 1] as const).flatMap((server) => {
    const chance = server === 0 ? homeFirst : 1 - homeFirst;
    const outcomes = chance === 0 ? [] : match.outcomesOf(set, server);
    return outcomes.map((one) => ({ ...one, probability: one.probability * chance }));
  });
}

/** Who wins the next leg or frame, and the one after it where that is sure to be played. */
function addNext(add: SportSheet, code: string, set: FirstToSet): void {
  const { points, target, server, first, homeServe, awayServe } = set;
  const homeWins = (by: Server) => (by === 0 ? homeServe : 1 - awayServe);
  const next = points.home + points.away + 1;
  add.two(code, homeWins(server), next);
  if (Math.max(points.home, points.away) < target - 1) {
    const score = { home: points.home + 1, away: points.away };
    // The serve goes in turns here, whoever wins.
    add.two(code, homeWins(serverAfter({ ...set, first }, score, 0)), next + 1);
  }
}

/** Adds the markets of snooker over the one race that its match is. */
function addFrames(
  add: SportSheet,
  outcomes: readonly SetOutcome[],
  { bestOf }: Pick<FirstToState, 'bestOf'>,
): void {
  const frames = targetOf(FIRST_TO_RULES.snooker, bestOf);
  const chanceOf = (home: number, away: number) =>
    outcomes.find((one) => one.home === home && one.away === away)?.probability ?? 0;
  const lost = Array.from({ length: frames }, (_, count) => count);
  const homeWins = lost.map((away) => chanceOf(frames, away));
  const awayWins = lost.map((home) => chanceOf(home, frames));
  add.two(
    'snooker-winner',
    homeWins.reduce((sum, one) => sum + one, 0),
  );
  add.list(`snooker-score-best-of-${bestOf}`, [...homeWins, ...awayWins]);
  const total = overOutcomes(outcomes, ({ home, away }) => home + away);
  add.totals('snooker-total-frames', total, 5);
  add.handicaps(
    'snooker-handicap-frames',
    overOutcomes(outcomes, ({ home, away }) => home - away),
    7,
  );
  add.totals(
    'snooker-home-frames',
    overOutcomes(outcomes, ({ home }) => home),
    4,
  );
  add.totals(
    'snooker-away-frames',
    overOutcomes(outcomes, ({ away }) => away),
    4,
  );
  add.oddEven('snooker-odd-even-frames', total);
}

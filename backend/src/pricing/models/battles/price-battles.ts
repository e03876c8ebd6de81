import type { BattlesDiscipline, Score } from '@touchline/domain/markets';
import type { BattlesState } from '../match-state.ts';
import type { Distribution } from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import {
  type MatchOfSets,
  overOutcomes,
  playSets,
  type SetOutcome,
} from '../sets/match-of-sets.ts';
import { addSetMarkets, sureSets } from '../sets/set-markets.ts';
import { createKillsOfTowers, type KillsOfTowers, mapOutcomes } from './map-outcomes.ts';
import { BATTLES_RULES } from './parameters.ts';

/** Maps to win the match. */
export function mapsToWin(bestOf: BattlesState['bestOf']): number {
  return (bestOf + 1) / 2;
}

/** Numbers of kills that are rarer than this are dropped. */
const NEGLECTED = 1e-8;
const NIL: Score = { home: 0, away: 0 };

/** One way a map ends, by its winner alone, with what was counted on it. */
interface CountedOutcome extends SetOutcome {
  readonly value: number;
}

/** A map that is being played or not begun. */
interface PricedMap {
  readonly outcomes: readonly SetOutcome[];
  readonly total: readonly CountedOutcome[];
  readonly difference: readonly CountedOutcome[];
}

/** Prices a discipline of battles as a chain of maps, and a map as a race for towers with kills on the way. */
export function createBattlesPricer(sport: BattlesDiscipline): FillSheet<BattlesDiscipline> {
  const rules = BATTLES_RULES[sport];
  const codes = createSportSheet(sport);
  const killsOf = createKillsOfTowers(rules);
  return (sheet, state, { homeEdge }) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const running = mapFrom(state, mapOutcomes(state.towers, { homeEdge, rules }), killsOf);
    const fresh = mapFrom(FRESH, mapOutcomes(NIL, { homeEdge, rules }), killsOf);
    const current = state.maps.length;
    const mapAt = (at: number) => (at === current ? running : fresh);
    const match = matchOf(state, (at) => mapAt(at).total);
    const total = playSets(match, valueOf);
    const difference = playSets(
      matchOf(state, (at) => mapAt(at).difference),
      valueOf,
    );
    addSetMarkets({ add, sport, part: 'map' }, match, total.scores);
    const home = state.mapKills.reduce((sum, map) => sum + map.home, 0);
    const away = state.mapKills.reduce((sum, map) => sum + map.away, 0);
    add.totals(`${sport}-total-kills`, moved(total.value, home + away), 7);
    add.handicaps(`${sport}-handicap-kills`, moved(difference.value, home - away), 7);
    for (let at = current; at < current + sureSets(match); at += 1) {
      addMap(add, { code: `${sport}-m${at + 1}`, map: mapAt(at), isOnly: state.bestOf === 1 });
    }
  };
}

const FRESH = { towers: NIL, kills: NIL };

function valueOf(outcome: SetOutcome): number {
  return (outcome as CountedOutcome).value;
}

function addMap(
  add: SportSheet,
  {
    code,
    map,
    isOnly,
  }: { readonly code: string; readonly map: PricedMap; readonly isOnly: boolean },
): void {
  const { outcomes } = map;
  const total = overOutcomes(map.total, valueOf);
  // The only map of a match is the match.
  if (!isOnly) {
    const wins = outcomes.filter(({ home, away }) => home > away);
    add.two(
      `${code}-winner`,
      wins.reduce((sum, { probability }) => sum + probability, 0),
    );
    add.totals(`${code}-total-kills`, total, 5);
    add.handicaps(`${code}-handicap-kills`, overOutcomes(map.difference, valueOf), 5);
  }
  add.oddEven(`${code}-odd-even-kills`, total);
  add.totals(
    `${code}-total-towers`,
    overOutcomes(outcomes, ({ home, away }) => home + away),
    5,
  );
  add.handicaps(
    `${code}-handicap-towers`,
    overOutcomes(outcomes, ({ home, away }) => home - away),
    5,
  );
}

function moved({ low, probabilities }: Distribution, by: number): Distribution {
  return { low: low + by, probabilities };
}

function matchOf(
  state: BattlesState,
  outcomesOf: (map: number) => readonly CountedOutcome[],
): MatchOfSets {
  return {
    setsToWin: mapsToWin(state.bestOf),
    home: state.maps.filter(({ home, away }) => home > away).length,
    away: state.maps.filter(({ home, away }) => away > home).length,
    server: 0,
    outcomesOf,
  };
}

function mapFrom(
  { towers, kills }: Pick<BattlesState, 'towers' | 'kills'>,
  outcomes: readonly SetOutcome[],
  killsOf: KillsOfTowers,
): PricedMap {
  const left = ({ home, away }: SetOutcome): Score => ({
    home: home - towers.home,
    away: away - towers.away,
  });
  return {
    outcomes,
    total: counted(outcomes, kills.home + kills.away, (outcome) => {
      const { home, away } = left(outcome);
      return killsOf.total(home + away);
    }),
    difference: counted(outcomes, kills.home - kills.away, (outcome) =>
      killsOf.difference(left(outcome)),
    ),
  };
}

/** What is counted over all ways a map ends, by who wins it. */
function counted(
  outcomes: readonly SetOutcome[],
  before: number,
  over: (outcome: SetOutcome) => Distribution,
): readonly CountedOutcome[] {
  const values = { home: new Map<number, number>(), away: new Map<number, number>() };
  for (const outcome of outcomes) {
    const into = values[outcome.home > outcome.away ? 'home' : 'away'];
    const { low, probabilities } = over(outcome);
    for (const [offset, probability] of probabilities.entries()) {
      const share = probability * outcome.probability;
      if (share < NEGLECTED) continue;
      const value = before + low + offset;
      into.set(value, (into.get(value) ?? 0) + share);
    }
  }
  return (['home', 'away'] as const).flatMap((side) =>
    [...values[side]].map(([value, probability]) => ({
      home: Number(side === 'home'),
      away: Number(side === 'away'),
      probability,
      value,
      nextServer: 0 as const,
    })),
  );
}

import type { FirstToSport, RoundsDiscipline } from '@touchline/domain/markets';
import { above, type Distribution } from '../pricing/distribution.ts';
import type { SportSheet } from '../pricing/sport-sheet.ts';
import {
  kept,
  type MatchOfSets,
  overOutcomes,
  playSets,
  type SetOutcome,
} from './match-of-sets.ts';

/** A match of sets as its codes name it. */
export interface SetsNamed {
  readonly add: SportSheet;
  /** First part of the sport's market codes. */
  readonly sport: string;
  /** What the market codes call a set. */
  readonly part: 'set' | 'map';
}

export interface SetsToPrice {
  readonly add: SportSheet;
  /** First part of the sport's market codes. */
  readonly sport: 'tennis' | 'volleyball' | RoundsDiscipline | Exclude<FirstToSport, 'snooker'>;
  /** What a set is made of, as the market codes name it. */
  readonly unit: 'games' | 'points' | 'rounds' | 'legs';
  /** What the market codes call a set. */
  readonly part: 'set' | 'map';
  readonly match: MatchOfSets;
  /** Games or points of the sets completed so far. */
  readonly home: number;
  readonly away: number;
}

/** Adds the markets over the whole match: who wins, sets, and all games or points. */
export function addMatchMarkets({ add, sport, unit, part, match, home, away }: SetsToPrice): void {
  const total = playSets(match, (set) => set.home + set.away);
  const difference = playSets(match, (set) => set.home - set.away).value;
  const { scores } = total;
  addSetMarkets({ add, sport, part }, match, scores);
  const all = moved(total.value, home + away);
  add.totals(`${sport}-total-${unit}`, all, 9);
  add.handicaps(`${sport}-handicap-${unit}`, moved(difference, home - away), 9);
  add.totals(`${sport}-home-${unit}`, moved(playSets(match, (set) => set.home).value, home), 5);
  add.totals(`${sport}-away-${unit}`, moved(playSets(match, (set) => set.away).value, away), 5);
  add.oddEven(`${sport}-odd-even-${unit}`, all);
}

function moved({ low, probabilities }: Distribution, by: number): Distribution {
  return { low: low + by, probabilities };
}

/** Adds who wins the match, and by how many sets. */
export function addSetMarkets(
  { add, sport, part }: SetsNamed,
  { setsToWin }: MatchOfSets,
  scores: ReadonlyMap<string, number>,
): void {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets);
  const homeWins = lost.map((sets) => scores.get(`${setsToWin}-${sets}`) ?? 0);
  const awayWins = lost.map((sets) => scores.get(`${sets}-${setsToWin}`) ?? 0);
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  add.two(`${sport}-winner`, sum(homeWins));
  // Who wins the only map is all there is to say of it.
  if (setsToWin === 1) return;
  const bestOf = sport === 'volleyball' ? '' : `-best-of-${2 * setsToWin - 1}`;
  add.list(`${sport}-score${bestOf}`, [...homeWins, ...awayWins]);
  add.two(`${sport}-home-takes-${part}`, 1 - (awayWins[0] ?? 0));
  add.two(`${sport}-away-takes-${part}`, 1 - (homeWins[0] ?? 0));
  for (const fewest of lost.slice(0, -1)) {
    // Over "sets to win + k and a half" is a loser with more than k sets.
    const over = sum(homeWins.slice(fewest + 1)) + sum(awayWins.slice(fewest + 1));
    add.two(`${sport}-total-${part}s`, over, setsToWin + fewest + 0.5);
    // The home side covers −(lead − ½) when it wins by at least that lead, and so the other way.
    const lead = setsToWin - fewest;
    add.two(`${sport}-${part}-handicap`, sum(homeWins.slice(0, fewest + 1)), 0.5 - lead);
    add.two(`${sport}-${part}-handicap`, 1 - sum(awayWins.slice(0, fewest + 1)), lead - 0.5);
  }
}

/** Adds the markets of one set that is sure to be played. */
export function addOneSet(
  { add, sport, part }: Pick<SetsToPrice, 'add' | 'sport' | 'part'>,
  set: number,
  outcomes: readonly SetOutcome[],
): void {
  const code = `${sport}-${part.charAt(0)}${set}`;
  const total = overOutcomes(outcomes, ({ home, away }) => home + away);
  const difference = overOutcomes(outcomes, ({ home, away }) => home - away);
  add.two(`${code}-winner`, above(difference, 0));
  add.totals(`${code}-total`, total, 6);
  add.handicaps(`${code}-handicap`, difference, 6);
  add.oddEven(`${code}-odd-even`, total);
}

/** Probability that a set for which `holds` is true is never played. */
export function neverHappens(match: MatchOfSets, holds: (outcome: SetOutcome) => boolean): number {
  return kept(playSets(match, (set) => (holds(set) ? undefined : 0)));
}

/** How many sets, from the running one on, are sure to be played. */
export function sureSets({ setsToWin, home, away }: MatchOfSets): number {
  return setsToWin - Math.max(home, away);
}

import type { Side } from '@touchline/domain/markets';
import type { SideOutcome, StandingRow, StandingRule } from '@touchline/domain/results';
import type { Random } from '../random.ts';
import type { Ending, MatchLaw } from './match-law.ts';

/** A match of the season that is still to be decided; sides by their position in the list of competitors. */
export interface OpenMatch {
  readonly home: number;
  readonly away: number;
  readonly law: MatchLaw;
}

export interface TableToSimulate {
  readonly rule: StandingRule;
  /** What each competitor has so far, by position; undefined before a first match. */
  readonly rows: readonly (StandingRow | undefined)[];
  readonly matches: readonly OpenMatch[];
}

/** Seasons played to their end again and again, from where the table stands. */
export interface TableSimulation {
  /** Plays this many seasons more. */
  run(seasons: number): void;
  /** Seasons played so far. */
  readonly seasons: number;
  /** The share of the seasons that a competitor ended at a rank, both counted from 0. */
  probability(competitor: number, rank: number): number;
}

/** What decides first outweighs all that decides after it; a season has far fewer of each. */
const PRIMARY = 1e6;
const WINS = 1e4;

/** A match as flat numbers: the cumulative probability of each ending, and what it brings. */
interface FlatMatch {
  readonly home: number;
  readonly away: number;
  readonly cumulative: Float64Array;
  readonly homeValue: Float64Array;
  readonly awayValue: Float64Array;
}

function outcomeOf({ winner, isOvertime }: Ending, side: Side): SideOutcome {
  if (winner === undefined) return 'drawn';
  const outcome = winner === side ? 'won' : 'lost';
  return isOvertime ? `overtime-${outcome}` : outcome;
}

/** What a match adds to a side's place in the order, as one number. */
function valueOf(
  rule: StandingRule,
  about: { readonly outcome: SideOutcome; readonly difference: number; readonly matches: number },
): number {
  const { outcome, difference, matches } = about;
  const isWin = outcome === 'won' || outcome === 'overtime-won';
  const primary = rule.order[0] === 'share' ? Number(isWin) / matches : rule.points[outcome];
  const wins = rule.order.includes('wins') && isWin ? WINS : 0;
  return primary * PRIMARY + wins + difference;
}

/** How many matches each competitor will have played. */
function countMatches({ rows, matches }: TableToSimulate): readonly number[] {
  const counts = rows.map((row) => row?.played ?? 0);
  for (const { home, away } of matches) {
    counts[home] = (counts[home] ?? 0) + 1;
    counts[away] = (counts[away] ?? 0) + 1;
  }
  return counts;
}

function startOf(
  row: StandingRow | undefined,
  { rule, matches }: { readonly rule: StandingRule; readonly matches: number },
): number {
  if (row === undefined) return 0;
  const wins = row.won + row.overtimeWon;
  const primary = rule.order[0] === 'share' ? wins / matches : row.points;
  const counted = rule.order.includes('wins') ? wins * WINS : 0;
  return primary * PRIMARY + counted + row.scored - row.conceded;
}

function flat(
  { home, away, law }: OpenMatch,
  { rule, counts }: { readonly rule: StandingRule; readonly counts: readonly number[] },
): FlatMatch {
  let sum = 0;
  const cumulative = Float64Array.from(law, ({ probability }) => (sum += probability));
  const values = (side: Side, matches: number) =>
    Float64Array.from(law, (ending) =>
      valueOf(rule, {
        outcome: outcomeOf(ending, side),
        difference: side === 'home' ? ending.margin : -ending.margin,
        matches,
      }),
    );
  return {
    home,
    away,
    cumulative,
    homeValue: values('home', counts[home] ?? 1),
    awayValue: values('away', counts[away] ?? 1),
  };
}

/** The first ending whose cumulative probability is above the draw. */
function drawn(cumulative: Float64Array, draw: number): number {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] as number) > draw) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Plays the rest of a season by the laws of its matches, independently of each other, and counts who ends where.
 * Competitors are ordered by points or share of wins, then wins where the rule counts them, then the difference
 * of goals or points; matches of those level among each other are not looked at, and lots decide the rest. The
 * same draws give the same counts.
 */
export function createTableSimulation(
  table: TableToSimulate & { readonly random: Random },
): TableSimulation {
  const { rule, rows, random } = table;
  const counts = countMatches(table);
  const starts = rows.map((row, at) => startOf(row, { rule, matches: counts[at] || 1 }));
  const matches = table.matches.map((match) => flat(match, { rule, counts }));
  const size = rows.length;
  const ended = new Uint32Array(size * size);
  const values = new Float64Array(size);
  const order = Array.from({ length: size }, (_, at) => at);
  let position = 0;
  let seasons = 0;

  function playSeason(): void {
    for (let at = 0; at < size; at += 1) {
      // Lots, below any difference of a whole goal.
      values[at] = (starts[at] as number) + random(position++) / 2;
    }
    for (const { home, away, cumulative, homeValue, awayValue } of matches) {
      const ending = drawn(cumulative, random(position++));
      values[home] = (values[home] as number) + (homeValue[ending] as number);
      values[away] = (values[away] as number) + (awayValue[ending] as number);
    }
    order.sort((left, right) => (values[right] as number) - (values[left] as number));
    for (const [rank, competitor] of order.entries()) {
      const at = competitor * size + rank;
      ended[at] = (ended[at] as number) + 1;
    }
    seasons += 1;
  }

  return {
    run(count) {
      for (let played = 0; played < count; played += 1) playSeason();
    },
    get seasons() {
      return seasons;
    },
    probability: (competitor, rank) =>
      seasons === 0 ? 0 : (ended[competitor * size + rank] ?? 0) / seasons,
  };
}

import type { MatchResult, Score, Side } from '../markets/index.ts';
import { outcomeOf, shownResult, type SideOutcome } from './match-outcome.ts';
import type { StandingRule, Tiebreak } from './standing-rules.ts';

/** A match of a competition with its result. */
export interface PlayedMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly result: MatchResult;
}

/** A side's line in a table. */
export interface StandingRow {
  readonly sideId: number;
  readonly played: number;
  /** Within the regular time, where the sport has overtime. */
  readonly won: number;
  readonly overtimeWon: number;
  readonly drawn: number;
  readonly overtimeLost: number;
  readonly lost: number;
  /** Goals, points, sets or runs. */
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

const FIVE_SETS = 5;
const COUNTS = {
  won: 'won',
  'overtime-won': 'overtimeWon',
  drawn: 'drawn',
  'overtime-lost': 'overtimeLost',
  lost: 'lost',
} as const satisfies Record<SideOutcome, keyof StandingRow>;

/** How the match counts in a table: one of five sets was as close as one with overtime. */
function countedOutcome(
  result: MatchResult,
  { side, score }: { readonly side: Side; readonly score: Score },
): SideOutcome | undefined {
  const outcome = outcomeOf(result, side);
  const isClose = result.sport === 'volleyball' && score.home + score.away === FIVE_SETS;
  return isClose && (outcome === 'won' || outcome === 'lost') ? `overtime-${outcome}` : outcome;
}

function emptyRow(sideId: number): StandingRow {
  return {
    sideId,
    played: 0,
    won: 0,
    overtimeWon: 0,
    drawn: 0,
    overtimeLost: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
  };
}

function withMatch(
  row: StandingRow,
  outcome: SideOutcome,
  match: {
    readonly scored: number;
    readonly conceded: number;
    readonly points: number;
  },
): StandingRow {
  const count = COUNTS[outcome];
  return {
    ...row,
    played: row.played + 1,
    [count]: row[count] + 1,
    scored: row.scored + match.scored,
    conceded: row.conceded + match.conceded,
    points: row.points + match.points,
  };
}

/** The sides' rows, in no order. Matches that were not played to their end do not count. */
function countRows(
  matches: readonly PlayedMatch[],
  rule: StandingRule,
): ReadonlyMap<number, StandingRow> {
  const rows = new Map<number, StandingRow>();
  for (const { homeId, awayId, result } of matches) {
    const { score } = shownResult(result);
    if (score === undefined) continue;
    for (const side of ['home', 'away'] as const) {
      const outcome = countedOutcome(result, { side, score });
      if (outcome === undefined) continue;
      const sideId = side === 'home' ? homeId : awayId;
      const other = side === 'home' ? 'away' : 'home';
      rows.set(
        sideId,
        withMatch(rows.get(sideId) ?? emptyRow(sideId), outcome, {
          scored: score[side],
          conceded: score[other],
          points: rule.points[outcome],
        }),
      );
    }
  }
  return rows;
}

/** Wins among all matches, 0 to 1: what tables of basketball are ordered by. */
export function winShare({ won, overtimeWon, played }: StandingRow): number {
  return played === 0 ? 0 : (won + overtimeWon) / played;
}

function valueOf(tiebreak: Tiebreak, row: StandingRow): number {
  switch (tiebreak) {
    case 'points':
    case 'mutual':
      return row.points;
    case 'share':
      return winShare(row);
    case 'wins':
      return row.won + row.overtimeWon;
    case 'difference':
    case 'mutual-difference':
      return row.scored - row.conceded;
    case 'scored':
      return row.scored;
  }
}

function isMutual(tiebreak: Tiebreak): boolean {
  return tiebreak === 'mutual' || tiebreak === 'mutual-difference';
}

/** Orders rows by what decides first; those level are ordered by the rest of it, among themselves. */
function ordered(
  rows: readonly StandingRow[],
  about: {
    readonly matches: readonly PlayedMatch[];
    readonly rule: StandingRule;
    readonly order: readonly Tiebreak[];
  },
): readonly StandingRow[] {
  const [tiebreak, ...order] = about.order;
  if (rows.length < 2) return rows;
  if (tiebreak === undefined) return rows.toSorted((left, right) => left.sideId - right.sideId);
  const ids = new Set(rows.map(({ sideId }) => sideId));
  const among = isMutual(tiebreak)
    ? countRows(
        about.matches.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId)),
        about.rule,
      )
    : undefined;
  const groups = new Map<number, StandingRow[]>();
  for (const row of rows) {
    const counted = among === undefined ? row : (among.get(row.sideId) ?? emptyRow(row.sideId));
    const value = valueOf(tiebreak, counted);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups]
    .toSorted(([left], [right]) => right - left)
    .flatMap(([, level]) => ordered(level, { ...about, order }));
}

/**
 * The table of a competition from the results of a season, the best side first. Sides that nothing
 * decides between are in the order of their ids. Official deductions of points are not known here.
 */
export function standingsOf(
  matches: readonly PlayedMatch[],
  rule: StandingRule,
): readonly StandingRow[] {
  return ordered([...countRows(matches, rule).values()], { matches, rule, order: rule.order });
}

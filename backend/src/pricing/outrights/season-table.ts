import type { MatchResult, OutrightResult } from '@touchline/domain/markets';
import {
  type PlayedMatch,
  type StandingRow,
  type StandingRule,
  standingsOf,
  winShare,
} from '@touchline/domain/results';
import type { Side } from '../book/book-event.ts';
import type { Course, FeedPace, Fixture } from '../engine/fixture.ts';
import { elapsedAt } from '../engine/live-match.ts';
import { matchLaw } from '../models/index.ts';
import type { OpenMatch, TableToSimulate } from '../models/index.ts';

/** The matches of a season, as far as they have been played. */
export interface SeasonTable {
  readonly competitors: readonly Side[];
  /** Kick-off of the last match, milliseconds since epoch. */
  readonly lastStart: number;
  /** Brings the next match that is behind the clock to it; false when none is. */
  advanceOne(now: number): boolean;
  /** Whether a match is being played. */
  isInPlay(now: number): boolean;
  /** How many matches have a result. */
  readonly decided: number;
  readonly isOver: boolean;
  /** What is left to play, with the market's opinion of now; undefined where a match has no law. */
  toSimulate(now: number): TableToSimulate | undefined;
  /** The final order; of use once it is over. */
  result(): OutrightResult;
}

interface Match {
  readonly fixture: Fixture;
  course: Course | undefined;
  result: MatchResult | undefined;
  /** The moment it has been played to. */
  playedTo: number;
}

function sidesOf(fixtures: readonly Fixture[]): readonly Side[] {
  const sides = new Map<number, Side>();
  for (const { home, away } of fixtures) {
    sides.set(home.id, home).set(away.id, away);
  }
  return [...sides.values()].sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** Whether nothing but lots is left between two rows. */
function isLevel(left: StandingRow, right: StandingRow): boolean {
  return (
    left.points === right.points &&
    winShare(left) === winShare(right) &&
    left.won + left.overtimeWon === right.won + right.overtimeWon &&
    left.scored === right.scored &&
    left.conceded === right.conceded
  );
}

/** The ranks of a table: those that nothing decides between have the same. */
export function ranksOf(rows: readonly StandingRow[]): OutrightResult['ranks'] {
  let rank = 1;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    rank = before !== undefined && isLevel(before, row) ? rank : at + 1;
    return { competitorId: row.sideId, rank };
  });
}

function played(matches: readonly Match[]): readonly PlayedMatch[] {
  return matches.flatMap(({ fixture: { home, away }, result }) =>
    result === undefined ? [] : [{ homeId: home.id, awayId: away.id, result }],
  );
}

/** A match that is not decided, sides by their places; undefined without a law. */
function openMatch(
  { fixture, course }: Match,
  { places, now }: { readonly places: ReadonlyMap<number, number>; readonly now: number },
): OpenMatch | undefined {
  const { state } = course ?? fixture.startCourse();
  const law = matchLaw(state, fixture.strengthsAt(now));
  const home = places.get(fixture.home.id);
  const away = places.get(fixture.away.id);
  return law && home !== undefined && away !== undefined ? { home, away, law } : undefined;
}

/** The table of a season's matches, played by their own courses. */
export function createSeasonTable({
  fixtures,
  rule,
  pace,
}: {
  readonly fixtures: readonly Fixture[];
  readonly rule: StandingRule;
  readonly pace: FeedPace;
}): SeasonTable {
  const competitors = sidesOf(fixtures);
  const places = new Map(competitors.map(({ id }, at) => [id, at]));
  const matches = fixtures.map(
    (fixture): Match => ({ fixture, course: undefined, result: undefined, playedTo: 0 }),
  );

  return {
    competitors,
    lastStart: Math.max(0, ...fixtures.map(({ startsAt }) => startsAt)),
    advanceOne(now) {
      const next = matches.find(
        ({ fixture, result, playedTo }) =>
          result === undefined && fixture.startsAt <= now && playedTo < now,
      );
      if (next === undefined) {
        return false;
      }
      next.course ??= next.fixture.startCourse();
      next.course.advanceTo(elapsedAt(next.fixture, now, pace));
      next.playedTo = now;
      next.result = next.course.result;
      next.course = next.result === undefined ? next.course : undefined;
      return true;
    },
    isInPlay: (now) =>
      matches.some(({ fixture, result }) => result === undefined && fixture.startsAt <= now),
    get decided() {
      return matches.filter(({ result }) => result !== undefined).length;
    },
    get isOver() {
      return matches.every(({ result }) => result !== undefined);
    },
    toSimulate(now) {
      const open = matches.filter(({ result }) => result === undefined);
      const laws = open.flatMap((match) => openMatch(match, { places, now }) ?? []);
      const rows = new Map(standingsOf(played(matches), rule).map((row) => [row.sideId, row]));
      return laws.length < open.length
        ? undefined
        : { rule, matches: laws, rows: competitors.map(({ id }) => rows.get(id)) };
    },
    result: () => ({ status: 'finished', ranks: ranksOf(standingsOf(played(matches), rule)) }),
  };
}

import type { TotoMatch } from '@touchline/contracts/toto';
import { canGrade, gradeOutcome, type MatchResult, shapeOf } from '@touchline/domain/markets';
import type { Toto, TotoOutcome } from '@touchline/domain/pools';
import { HOUR } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

const VOID = 'void';

/** What a match was guessed on, as its toto counts it; undefined while its result does not say. */
function outcomeOf({ market, outcomes }: Toto, result: MatchResult): TotoOutcome {
  if (result.status === 'finished' && !canGrade(market, shapeOf(result))) {
    return undefined;
  }
  const grades = outcomes.map((outcomeCode) =>
    gradeOutcome({ marketKey: market, outcomeCode, result }),
  );
  return grades.includes(VOID) ? VOID : grades.indexOf('won');
}

/** A match of a round with what decides it. */
export interface RoundMatch extends Omit<TotoMatch, 'outcome'> {
  readonly outcome: TotoOutcome;
  /** When its result was reported or corrected last; absent where it has none. */
  readonly changedAt: number | undefined;
}

/**
 * The matches of a round with their outcomes: those it was shared by, or those that the feed reports so far. A match
 * is void that was not decided in 90 minutes, that has started before the round was closed, and that has no result
 * when it has been awaited for long enough.
 */
export async function matchesOf(
  client: Queryable,
  {
    id,
    toto,
    closesAt,
    now,
  }: {
    readonly id: string;
    readonly toto: Toto;
    readonly closesAt: number;
    readonly now: number;
  },
): Promise<readonly RoundMatch[]> {
  const { rows } = await client.query(
    `SELECT toto_match.event_id, toto_match.starts_at, toto_match.slug, champ, home, away, outcome,
       result, match_result.starts_at AS started_at, recorded_at, corrected_at
     FROM toto_match LEFT JOIN match_result USING (event_id) WHERE draw_id = $1 ORDER BY place`,
    [id],
  );
  const isAwaited = now < closesAt + toto.awaitedHours * HOUR;
  return rows.map((row) => {
    const decide = (): TotoOutcome => {
      if (row.outcome !== null) {
        return row.outcome === VOID ? VOID : toto.outcomes.indexOf(row.outcome);
      }
      const isEarly = row.started_at !== null && row.started_at.getTime() < closesAt;
      const result = (row.result as MatchResult | null) ?? undefined;
      const reported = result && (isEarly ? VOID : outcomeOf(toto, result));
      return reported ?? (isAwaited ? undefined : VOID);
    };
    return {
      eventId: exactNumber(row.event_id),
      champ: row.champ as TotoMatch['champ'],
      slug: row.slug,
      home: row.home as TotoMatch['home'],
      away: row.away as TotoMatch['away'],
      startsAt: row.starts_at.getTime(),
      outcome: decide(),
      changedAt: (row.corrected_at ?? row.recorded_at)?.getTime(),
    };
  });
}

/** A match as the wire shows it. */
export function matchAnswer({ changedAt: _changedAt, outcome, ...match }: RoundMatch): TotoMatch {
  return outcome === undefined ? match : { ...match, outcome };
}

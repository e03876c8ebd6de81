import type { Grade } from '@touchline/domain/markets';
import type { Queryable } from '../../platform/database/queryable.ts';

/** A result of an outcome, as `grade_builders` reads it. */
interface GradedPart {
  readonly outcome: string;
  /** No part ends in a dead heat. */
  readonly result: Grade | 'dead-heat';
  readonly score?: string | undefined;
}

/**
 * Writes results of outcomes into the legs that are made of several of them: into open ones, or into those of
 * one bet, where they replace what was written before.
 * @returns how many legs have changed
 */
export async function gradeBuilders(
  client: Queryable,
  graded: {
    readonly eventId: number;
    readonly grades: readonly GradedPart[];
    /** Milliseconds since epoch. */
    readonly at: number;
    readonly betId?: string | undefined;
    /** Of a void. */
    readonly reason?: string | undefined;
  },
): Promise<number> {
  const { eventId, grades, at, betId, reason } = graded;
  const { rows } = await client.query({
    name: 'betting.grade-builders',
    text: 'SELECT grade_builders($1, $2, $3, $4, $5) AS legs',
    values: [eventId, JSON.stringify(grades), new Date(at), betId ?? null, reason ?? null],
  });
  return Number(rows[0]?.legs ?? 0);
}

import { challengeDay } from '@touchline/domain/loyalty';
import type { Queryable } from '../../platform/database/queryable.ts';

/**
 * Begins the day that it is where the site is, for challenges that run and do not have it yet, each once, with its prizes
 * reserved.
 * @param question.offset hours that the site's zone is ahead of UTC
 * @param question.id of one challenge; undefined: all
 */
export async function openDays(
  client: Queryable,
  {
    now,
    offset,
    id,
  }: { readonly now: number; readonly offset: number; readonly id?: string | undefined },
): Promise<void> {
  const { day, startsAt, endsAt } = challengeDay(now, offset);
  await client.query({
    name: 'loyalty.open-challenge-days',
    text: `SELECT open_challenge_day(id, $1, $2, $3, $4) FROM challenge
           WHERE state = 'running' AND $1 BETWEEN first_day AND last_day
             AND extract(isodow FROM $1::date)::smallint = ANY (weekdays)
             AND ($5::bigint IS NULL OR id = $5)
             AND NOT EXISTS (SELECT FROM challenge_day begun
               WHERE begun.challenge_id = challenge.id AND begun.day = $1)
           ORDER BY id`,
    values: [day, new Date(startsAt), new Date(endsAt), new Date(now), id ?? null],
  });
}

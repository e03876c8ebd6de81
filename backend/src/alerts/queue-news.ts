import type { HappenedMoment, MatchScore } from '@touchline/domain/alerts';
import { LANGUAGES } from '@touchline/domain/languages';
import { sideName } from '../live/names/local-names.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { retryingLockFailures } from '../platform/database/transaction.ts';

/** Who plays, in every language that has texts. */
export interface MatchFacts {
  readonly home: Readonly<Record<string, string>>;
  readonly away: Readonly<Record<string, string>>;
  readonly score?: MatchScore | undefined;
}

/** Something that those who follow a match are notified of. */
export interface MatchNews extends HappenedMoment {
  readonly eventId: number;
  readonly facts: MatchFacts;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** A price of an outcome that someone waits for. */
export interface PriceNews {
  readonly eventId: number;
  readonly outcomeId: string;
  /** Decimal text. */
  readonly reached: string;
  readonly facts: MatchFacts;
  readonly at: number;
}

/** The facts of a match that the texts about it name. */
export function matchFacts(match: {
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly score?: MatchScore | undefined;
}): MatchFacts {
  const names = (name: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, sideName(name, language)]));
  const { score } = match;
  return {
    home: names(match.home.name),
    away: names(match.away.name),
    ...(score !== undefined && { score }),
  };
}

const KINDS = {
  'kick-off': 'match-started',
  score: 'match-score',
  'half-time': 'match-half-time',
  'full-time': 'match-ended',
} as const;

/**
 * Queues a notice for each follower who wants it and has not been notified of it: one statement, so that of two
 * processes that see the same goal one writes it, and a kill loses or repeats none. Rows are locked in one order.
 */
const QUEUE_MATCH = `WITH wanted AS MATERIALIZED (
    SELECT player_id FROM match_follow
    WHERE event_id = $1 AND $2 = ANY (moments) AND NOT $3 = ANY (notified)
    ORDER BY player_id FOR UPDATE
  ), notified AS (
    UPDATE match_follow follow SET notified = array_append(notified, $3) FROM wanted
    WHERE follow.event_id = $1 AND follow.player_id = wanted.player_id RETURNING follow.player_id
  ) INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)
    SELECT player_id, $4, $5, $6::jsonb, $7 FROM notified`;

/** Queues the notices of something that has happened in a match. */
export async function queueMatchNews(pool: Pool, news: MatchNews): Promise<void> {
  const { eventId, moment, key, isCalledOff, facts, at } = news;
  await retryingLockFailures(() =>
    pool.query(QUEUE_MATCH, [
      eventId,
      moment,
      key,
      isCalledOff ? 'match-called-off' : KINDS[moment],
      `${eventId}:${key}`,
      JSON.stringify(facts),
      new Date(at),
    ]),
  );
}

/** The comparison is that of `isPriceReached`; an alert that was set afterwards is not reached by this price. */
const QUEUE_PRICE = `WITH wanted AS MATERIALIZED (
    SELECT player_id FROM price_alert
    WHERE event_id = $1 AND outcome_id = $2 AND reached_at IS NULL AND added_at <= $4
      AND CASE direction WHEN 'at-least' THEN price::numeric <= $3::text::numeric
        ELSE price::numeric >= $3::text::numeric END
    ORDER BY player_id FOR UPDATE
  ), reached AS (
    UPDATE price_alert alert SET reached_price = $3::text, reached_at = $4 FROM wanted
    WHERE alert.player_id = wanted.player_id AND outcome_id = $2
    RETURNING alert.player_id, direction, price, request_key
  ) INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)
    SELECT player_id, CASE direction WHEN 'at-least' THEN 'price-risen' ELSE 'price-fallen' END,
      $2 || ':' || request_key, $5::jsonb || jsonb_build_object('wanted', price), $4 FROM reached`;

/** Marks the alerts that a price reaches and queues their notices, once. @returns how many there were */
export async function queuePriceNews(pool: Pool, news: PriceNews): Promise<number> {
  const { eventId, outcomeId, reached, facts, at } = news;
  const { rowCount } = await retryingLockFailures(() =>
    pool.query(QUEUE_PRICE, [
      eventId,
      outcomeId,
      reached,
      new Date(at),
      JSON.stringify({ ...facts, price: reached }),
    ]),
  );
  return rowCount ?? 0;
}

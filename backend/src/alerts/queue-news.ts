import type { HappenedMoment, MatchScore } from '@touchline/domain/alerts';
import { LANGUAGES } from '@touchline/domain/languages';
import { sideName } from '../live/names/local-names.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { retryingLockFailures } from '../platform/database/transaction.ts';
import type { WaitingPrice } from './alert-index.ts';

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

/** A price that those who wait for it are notified of. */
export interface PriceNews {
  readonly eventId: number;
  readonly waiting: WaitingPrice;
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

/** As the alert was when it was compared: one that its player has changed meanwhile is not reached. */
const QUEUE_PRICE = `WITH reached AS (
    UPDATE price_alert SET reached_price = $5, reached_at = $6
    WHERE player_id = $1 AND outcome_id = $2 AND direction = $3 AND price = $4 AND reached_at IS NULL
    RETURNING player_id, request_key
  ) INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)
    SELECT player_id, $7, $2 || ':' || request_key, $8::jsonb, $6 FROM reached`;

/** Marks an alert as reached and queues its notice, once. */
export async function queuePriceNews(pool: Pool, news: PriceNews): Promise<void> {
  const { waiting, reached, facts, at } = news;
  await retryingLockFailures(() =>
    pool.query(QUEUE_PRICE, [
      waiting.playerId,
      waiting.outcomeId,
      waiting.direction,
      waiting.price,
      reached,
      new Date(at),
      waiting.direction === 'at-least' ? 'price-risen' : 'price-fallen',
      JSON.stringify({ ...facts, price: reached, wanted: waiting.price }),
    ]),
  );
}

import {
  type AlertMatch,
  type AlertsAnswer,
  type AwaitPrice,
  MOST_FOLLOWED,
  MOST_PRICE_ALERTS,
} from '@touchline/contracts/alerts';
import { type MatchMoment, momentsNow, type PriceDirection } from '@touchline/domain/alerts';
import type { Pool, PoolClient, Queryable } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { BookEvent } from '../pricing/book/book-event.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';

/** Notifies every process of the event whose alerts have changed. */
export const ALERTS_CHANNEL = 'alerts_changed';

type StoredMatch = Omit<AlertMatch, 'section'>;

/** What is stored of a match, so that it has a name after the feed has forgotten it. */
function storedMatch(event: BookEvent): StoredMatch {
  const { id, sportId, sport, slug, home, away, startsAt } = event;
  const { id: champId, name, slug: champSlug, country } = event.champ;
  return {
    id,
    sportId,
    sport,
    champ: { id: champId, name, slug: champSlug, country },
    slug,
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
    startsAt,
  };
}

/** What a player follows and waits for, the latest first. */
export async function readAlerts(
  client: Queryable,
  { playerId, book }: { readonly playerId: string; readonly book: Pick<MarketBook, 'event'> },
): Promise<AlertsAnswer> {
  const { rows: follows } = await client.query(
    `SELECT match, moments FROM match_follow WHERE player_id = $1
     ORDER BY added_at DESC, event_id DESC`,
    [playerId],
  );
  const { rows: prices } = await client.query(
    `SELECT outcome_id, match, direction, price, reached_price, reached_at FROM price_alert
     WHERE player_id = $1 ORDER BY added_at DESC, outcome_id DESC`,
    [playerId],
  );
  const shown = (match: unknown): AlertMatch => {
    const stored = match as StoredMatch;
    return { ...stored, section: book.event(stored.id)?.section ?? 'line' };
  };
  return {
    follows: follows.map(({ match, moments }) => ({
      match: shown(match),
      moments: moments as MatchMoment[],
    })),
    prices: prices.map((row) => {
      const [, marketKey = '', outcomeCode = ''] = row.outcome_id.split('~');
      const { reached_price: price, reached_at: at } = row;
      return {
        outcomeId: row.outcome_id,
        match: shown(row.match),
        marketKey,
        outcomeCode,
        direction: row.direction as PriceDirection,
        price: row.price,
        ...(price !== null && at !== null && { reached: { price, at: at.getTime() } }),
      };
    }),
  };
}

/** Two devices at once would each add what the other is over the maximum with. */
async function holdPlayer(client: PoolClient, playerId: string): Promise<void> {
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
}

/** Notifies the processes after the commit. */
export async function announceAlerts(client: Queryable, eventId: number): Promise<void> {
  await client.query(`SELECT pg_notify('alerts_changed', $1)`, [String(eventId)]);
}

function refuseOver(count: number, most: number): void {
  if (count >= most) {
    throw new ApiError('alerts_full', `at most ${most} are kept`, { details: { most } });
  }
}

/** Ends following a match, however often it is requested. */
export function unfollowMatch(
  pool: Pool,
  { playerId, eventId }: { readonly playerId: string; readonly eventId: number },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('DELETE FROM match_follow WHERE player_id = $1 AND event_id = $2', [
      playerId,
      eventId,
    ]);
    await announceAlerts(client, eventId);
  });
}

/**
 * Follows a match, or changes what is notified of it. What is past already is not notified of later.
 * @throws ApiError `alerts_full`
 */
export function followMatch(
  pool: Pool,
  follow: {
    readonly playerId: string;
    readonly event: BookEvent;
    /** At least one. */
    readonly moments: readonly MatchMoment[];
    readonly now: number;
  },
): Promise<void> {
  const { playerId, event, moments, now } = follow;
  return inTransaction(pool, async (client) => {
    await holdPlayer(client, playerId);
    const { rows } = await client.query(
      'SELECT event_id, moments FROM match_follow WHERE player_id = $1',
      [playerId],
    );
    const before = rows.find((row) => Number(row.event_id) === event.id)?.moments;
    if (before === undefined) {
      refuseOver(rows.length, MOST_FOLLOWED);
    }
    const past = momentsNow(event.sport, event.state)
      .filter(({ moment }) => before?.includes(moment) !== true)
      .map(({ key }) => key);
    await client.query(
      `INSERT INTO match_follow (player_id, event_id, moments, notified, match, starts_at, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (player_id, event_id) DO UPDATE
         SET moments = EXCLUDED.moments, notified = match_follow.notified || EXCLUDED.notified`,
      [
        playerId,
        event.id,
        [...new Set(moments)],
        past,
        JSON.stringify(storedMatch(event)),
        new Date(event.startsAt),
        new Date(now),
      ],
    );
    await announceAlerts(client, event.id);
  });
}

/** Ends waiting for a price, however often it is requested. */
export function forgetPrice(
  pool: Pool,
  { playerId, outcomeId }: { readonly playerId: string; readonly outcomeId: string },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      'DELETE FROM price_alert WHERE player_id = $1 AND outcome_id = $2 RETURNING event_id',
      [playerId, outcomeId],
    );
    if (rows[0] !== undefined) {
      await announceAlerts(client, Number(rows[0].event_id));
    }
  });
}

/** Whether a request has set its alert already, whatever became of it. */
export async function isPriceSet(
  client: Queryable,
  { playerId, outcomeId, key }: Record<'playerId' | 'outcomeId' | 'key', string>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM price_alert WHERE player_id = $1 AND outcome_id = $2 AND request_key = $3',
    [playerId, outcomeId, key],
  );
  return rowCount === 1;
}

/**
 * Waits for a price of an outcome, in place of another price of it.
 * @throws ApiError `alerts_full`
 */
export function awaitPrice(
  pool: Pool,
  alert: {
    readonly playerId: string;
    readonly event: BookEvent;
    readonly outcomeId: string;
    readonly awaited: NonNullable<AwaitPrice['awaited']>;
    readonly key: string;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, event, outcomeId, awaited, key, now } = alert;
  return inTransaction(pool, async (client) => {
    await holdPlayer(client, playerId);
    const { rows } = await client.query(
      `SELECT count(*)::int AS others FROM price_alert
       WHERE player_id = $1 AND outcome_id <> $2 AND reached_at IS NULL`,
      [playerId, outcomeId],
    );
    refuseOver(rows[0]?.others ?? 0, MOST_PRICE_ALERTS);
    await client.query(
      `INSERT INTO price_alert (player_id, outcome_id, event_id, direction, price, match, starts_at,
         request_key, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (player_id, outcome_id) DO UPDATE SET direction = EXCLUDED.direction,
         price = EXCLUDED.price, request_key = EXCLUDED.request_key, added_at = EXCLUDED.added_at,
         reached_price = NULL, reached_at = NULL
         WHERE price_alert.request_key <> EXCLUDED.request_key`,
      [
        playerId,
        outcomeId,
        event.id,
        awaited.direction,
        awaited.price,
        JSON.stringify(storedMatch(event)),
        new Date(event.startsAt),
        key,
        new Date(now),
      ],
    );
    await announceAlerts(client, event.id);
  });
}

import { setImmediate } from 'node:timers/promises';
import type { AlertMatch } from '@touchline/contracts/alerts';
import { decidingScore, type MatchResult } from '@touchline/domain/markets';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { FeedSource } from '../pricing/book/feed-source.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';
import { announceAlerts } from './alert-store.ts';
import { matchFacts, type MatchNews, queueMatchNews } from './queue-news.ts';

/** After this the feed will not say how a match ended. */
const AWAITED_MS = 48 * 3_600_000;

interface PastOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly feed: Pick<FeedSource, 'resultOf'> & { readonly book: Pick<MarketBook, 'event'> };
}

async function startedEvents(pool: Pool, now: number): Promise<readonly number[]> {
  const { rows } = await pool.query(
    `SELECT event_id FROM match_follow WHERE starts_at <= $1
     UNION SELECT event_id FROM price_alert WHERE starts_at <= $1`,
    [new Date(now)],
  );
  return rows.map((row) => Number(row.event_id));
}

async function storedEvent(
  pool: Pool,
  eventId: number,
): Promise<{ readonly match: AlertMatch; readonly startsAt: number } | undefined> {
  const { rows } = await pool.query(
    `SELECT match, starts_at FROM match_follow WHERE event_id = $1
     UNION ALL SELECT match, starts_at FROM price_alert WHERE event_id = $1 LIMIT 1`,
    [eventId],
  );
  const [row] = rows;
  return row && { match: row.match as AlertMatch, startsAt: row.starts_at?.getTime() ?? 0 };
}

/** How a match ended, for those who follow it. */
function endOf(match: AlertMatch, { result, at }: { result: MatchResult; at: number }): MatchNews {
  const isCalledOff = result.status !== 'finished';
  const score = isCalledOff ? undefined : decidingScore(result);
  return {
    eventId: match.id,
    moment: 'full-time',
    key: isCalledOff ? 'called-off' : 'full-time',
    isCalledOff,
    facts: matchFacts({ ...match, ...(score && { score: [score.home, score.away] }) }),
    at,
  };
}

async function forgetEvent(pool: Pool, eventId: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('DELETE FROM match_follow WHERE event_id = $1', [eventId]);
    await client.query('DELETE FROM price_alert WHERE event_id = $1', [eventId]);
    await announceAlerts(client, eventId);
  });
}

/**
 * Forgets what is kept about matches that have left the book, once their result is known. Those who follow a match
 * that ended while nothing ran are notified of it first.
 */
export async function endPastAlerts({ pool, clock, feed }: PastOptions): Promise<void> {
  const started = await startedEvents(pool, clock());
  for (const eventId of started.filter((id) => feed.book.event(id) === undefined)) {
    const stored = await storedEvent(pool, eventId);
    const result = await feed.resultOf(eventId);
    if (stored !== undefined && result !== undefined) {
      await queueMatchNews(pool, endOf(stored.match, { result, at: clock() }));
    }
    if (result !== undefined || clock() - (stored?.startsAt ?? 0) > AWAITED_MS) {
      await forgetEvent(pool, eventId);
    }
    await setImmediate();
  }
}

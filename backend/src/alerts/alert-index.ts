import type { AwaitedPrice, PriceDirection } from '@touchline/domain/alerts';
import type { Pool } from '../platform/database/queryable.ts';

/** A price that a player waits for, as it was when it was loaded. */
export interface WaitingPrice extends AwaitedPrice {
  readonly outcomeCode: string;
}

/** What is watched of an event. */
export interface WatchedEvent {
  readonly isFollowed: boolean;
  /** By the key of their market. */
  readonly prices: ReadonlyMap<string, readonly WaitingPrice[]>;
}

/** The events that someone follows or waits for a price of; all others cost nothing but a look-up here. */
export interface AlertIndex {
  readonly of: (eventId: number) => WatchedEvent | undefined;
  readonly eventIds: () => readonly number[];
  /** Loads what is stored about an event again, or about all. @returns the events that are watched of these */
  readonly load: (eventId: number | undefined) => Promise<readonly number[]>;
}

const FOLLOWED = 'SELECT DISTINCT event_id FROM match_follow';
const WAITING = `SELECT DISTINCT event_id, outcome_id, direction, price FROM price_alert
  WHERE reached_at IS NULL`;

async function readFollowed(pool: Pool, eventId: number | undefined): Promise<readonly number[]> {
  const { rows } = await (eventId === undefined
    ? pool.query(FOLLOWED)
    : pool.query(`${FOLLOWED} WHERE event_id = $1`, [eventId]));
  return rows.map((row) => Number(row.event_id));
}

/** Prices by event, and those of an event by market. */
type ByEvent = Map<number, Map<string, WaitingPrice[]>>;

async function readWaiting(pool: Pool, eventId: number | undefined): Promise<ByEvent> {
  const { rows } = await (eventId === undefined
    ? pool.query(WAITING)
    : pool.query(`${WAITING} AND event_id = $1`, [eventId]));
  const byEvent: ByEvent = new Map();
  for (const row of rows) {
    const [, marketKey = '', outcomeCode = ''] = row.outcome_id.split('~');
    const ofEvent = byEvent.get(Number(row.event_id)) ?? new Map<string, WaitingPrice[]>();
    const ofMarket = ofEvent.get(marketKey) ?? [];
    ofMarket.push({
      outcomeCode,
      direction: row.direction as PriceDirection,
      price: row.price,
    });
    byEvent.set(Number(row.event_id), ofEvent.set(marketKey, ofMarket));
  }
  return byEvent;
}

/** An index of what is stored, empty until it is loaded. */
export function createAlertIndex(pool: Pool): AlertIndex {
  const watched = new Map<number, WatchedEvent>();

  async function load(eventId: number | undefined): Promise<readonly number[]> {
    const followed = new Set(await readFollowed(pool, eventId));
    const waiting = await readWaiting(pool, eventId);
    const loaded = [...new Set([...followed, ...waiting.keys()])];
    if (eventId === undefined) {
      watched.clear();
    } else {
      watched.delete(eventId);
    }
    for (const id of loaded) {
      watched.set(id, { isFollowed: followed.has(id), prices: waiting.get(id) ?? new Map() });
    }
    return loaded;
  }
  return { of: (eventId) => watched.get(eventId), eventIds: () => [...watched.keys()], load };
}

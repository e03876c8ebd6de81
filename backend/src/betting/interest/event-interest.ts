import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';

/** Bets older than this no longer make an event popular, ms. */
const LATELY = 6 * 60 * 60_000;

/** Legs that are open: the index of those keeps the count from reading all that was ever bet. */
const COUNTS = `SELECT leg.event_id, count(*) AS bets FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id
  WHERE leg.result IS NULL AND bet.placed_at > $1 GROUP BY leg.event_id`;

type CountRow = Known<RowOf<typeof COUNTS>, { readonly bets: string }>;

/** How many bets were placed on each event lately, as of the last count. */
export interface EventInterest {
  readonly of: (eventId: number) => number;
  /** Counts again. */
  readonly refresh: () => Promise<void>;
}

/** Counts the bets on events; no event has any before the first count. */
export function createEventInterest({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): EventInterest {
  let counts: ReadonlyMap<number, number> = new Map();
  return {
    of: (eventId) => counts.get(eventId) ?? 0,
    refresh: async () => {
      const { rows } = await pool.query({
        name: 'betting.event-interest',
        text: COUNTS,
        values: [new Date(clock() - LATELY)],
      });
      counts = new Map(
        (rows as readonly CountRow[]).map(({ event_id: id, bets }) => [
          exactNumber(id),
          exactNumber(bets),
        ]),
      );
    },
  };
}

import { MINUTE } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { payEach } from '../pay-each.ts';

/** Rounds that were opened in time may be finished for so long. */
const GRACE = 10 * MINUTE;
const AT_ONCE = 500;

interface RunOptions {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Counts the players of open tournaments whose rounds have changed. */
export async function countTournaments({ pool }: Pick<RunOptions, 'pool'>): Promise<void> {
  await pool.query({
    name: 'loyalty.count-tournaments',
    text: `SELECT count_tournament(queued.tournament_id)
           FROM (SELECT DISTINCT tournament_id FROM tournament_queue ORDER BY 1) queued`,
    values: [],
  });
}

/** Closes the tournaments that ended a while ago. */
async function closeEnded({ pool, clock }: RunOptions): Promise<void> {
  const now = clock();
  const { rows } = await pool.query({
    name: 'loyalty.ended-tournaments',
    text: `SELECT id FROM tournament WHERE state = 'open' AND ends_at <= $1 ORDER BY id`,
    values: [new Date(now - GRACE)],
  });
  await payEach(
    rows.map(({ id }) => id),
    (id) =>
      pool.query({
        name: 'loyalty.close-tournament',
        text: 'SELECT close_tournament($1, $2)',
        values: [id, new Date(now)],
      }),
  );
}

/**
 * Pays what was won, each prize in its own transaction: two processes pay it once, and one that is killed leaves it
 * due. A banned player's waits for the end of the ban; a break or an exclusion changes nothing (ADR 0095).
 */
async function payPrizes({ pool, clock }: RunOptions): Promise<void> {
  const { rows } = await pool.query({
    name: 'loyalty.due-prizes',
    text: `SELECT tournament_id, rank FROM tournament_prize due WHERE paid_at IS NULL AND NOT EXISTS (
             SELECT FROM player_status status
             WHERE status.player_id = due.player_id AND ban_level > 0)
           ORDER BY tournament_id, rank LIMIT $1`,
    values: [AT_ONCE],
  });
  await payEach(
    rows.map(({ tournament_id: id, rank }) => `${id}:${rank}`),
    (due) => {
      const [id, rank] = due.split(':');
      return pool.query({
        name: 'loyalty.pay-prize',
        text: 'SELECT pay_prize($1, $2, $3)',
        values: [id, rank, new Date(clock())],
      });
    },
  );
}

/** Keeps the boards, closes what has ended and pays what was won. */
export async function runTournaments(options: RunOptions): Promise<void> {
  await countTournaments(options);
  await closeEnded(options);
  await payPrizes(options);
}

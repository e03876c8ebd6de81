import { ClearedHistory, ClearHistory } from '@touchline/contracts/betting';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';

const PATH = '/betting-api/v1/cleared-history';
const TAGS = { tags: ['betting'] };

/** What of the bets is hidden from their player. */
async function clearedHistory(client: Queryable, playerId: string): Promise<ClearedHistory> {
  const { rows } = await client.query(
    `SELECT before, (SELECT count(*) FROM bet
       WHERE player_id = $1 AND placed_at < before AND status <> 'open') AS hidden
     FROM cleared_history WHERE player_id = $1`,
    [playerId],
  );
  const [row] = rows;
  return row === undefined
    ? { hidden: 0 }
    : { before: row.before.getTime(), hidden: exactNumber(row.hidden ?? '0') };
}

/**
 * A player hides settled bets from their own lists, sums and files, and shows them again. Nothing is deleted, and
 * operators see all as before.
 */
export function registerClearedHistory(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;
  const response = { 200: ClearedHistory };

  app.get(PATH, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return clearedHistory(pool, playerOf(request).id);
  });

  app.put(
    PATH,
    { preHandler, schema: { ...TAGS, body: ClearHistory, response } },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const at = clock();
      const before = Math.min(request.body.before, at);
      return inTransaction(pool, async (client) => {
        await client.query(
          `INSERT INTO cleared_history (player_id, before, cleared_at) VALUES ($1, $2, $3)
           ON CONFLICT (player_id) DO UPDATE SET before = $2, cleared_at = $3`,
          [playerId, new Date(before), new Date(at)],
        );
        const cleared = await clearedHistory(client, playerId);
        const act = { ...byPlayer(playerId), action: 'history.cleared', after: cleared, at };
        await appendAudit(client, act);
        return cleared;
      });
    },
  );

  app.delete(PATH, { preHandler, schema: { ...TAGS, response } }, async (request) => {
    const { id: playerId } = playerOf(request);
    return inTransaction(pool, async (client) => {
      const { rowCount } = await client.query('DELETE FROM cleared_history WHERE player_id = $1', [
        playerId,
      ]);
      if (rowCount === 1) {
        await appendAudit(client, {
          ...byPlayer(playerId),
          action: 'history.shown',
          at: clock(),
        });
      }
      return clearedHistory(client, playerId);
    });
  });
}

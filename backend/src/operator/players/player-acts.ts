import type { PlayerAct } from '@touchline/contracts/operator';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 30;
const PAGE_AND_ONE_MORE = 31;
const COLUMNS = 'position, at, actor, action, subject, before, after, reason';

/** What was done about a player, by them, and about their bets; each part finds its page by an index. */
const ACTS = `SELECT * FROM (
    (SELECT ${COLUMNS} FROM audit_log
      WHERE subject = 'player:' || $1::text AND ($2::bigint IS NULL OR position < $2)
      ORDER BY position DESC LIMIT ${PAGE_AND_ONE_MORE})
    UNION ALL
    (SELECT ${COLUMNS} FROM audit_log
      WHERE actor = 'player:' || $1::text AND subject <> 'player:' || $1::text
        AND ($2::bigint IS NULL OR position < $2)
      ORDER BY position DESC LIMIT ${PAGE_AND_ONE_MORE})
    UNION ALL
    (SELECT ${COLUMNS} FROM audit_log
      WHERE subject LIKE 'bet:%' AND ($2::bigint IS NULL OR position < $2)
        AND EXISTS (SELECT FROM bet WHERE bet.player_id = $1::bigint
          AND bet.id = CASE WHEN subject LIKE 'bet:%' THEN substr(subject, 5)::bigint END)
      ORDER BY position DESC LIMIT ${PAGE_AND_ONE_MORE})
  ) AS acts ORDER BY position DESC LIMIT ${PAGE_AND_ONE_MORE}` as const;

function actOf(row: RowOf<typeof ACTS>): PlayerAct {
  return {
    position: row.position ?? '',
    at: row.at?.getTime() ?? 0,
    actor: row.actor ?? '',
    action: row.action ?? '',
    subject: row.subject ?? '',
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.before !== null && { before: row.before }),
    ...(row.after !== null && { after: row.after }),
  };
}

/** What the audit log has about a player, the latest first, a page at a time. */
export async function listPlayerActs(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor?: string | undefined },
): Promise<{ readonly acts: PlayerAct[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(ACTS, [playerId, cursor ?? null]);
  const acts = rows.slice(0, PAGE_SIZE).map(actOf);
  const last = acts.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { acts, nextCursor: last.position }
    : { acts };
}

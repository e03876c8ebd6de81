import type { OperatorExclusion } from '@touchline/contracts/operator';
import { isTimeOut, LIMIT_TYPE } from '@touchline/domain/limits';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';

const EXCLUSIONS = `SELECT * FROM (
    SELECT player_id, limit_type::integer AS limit_type, value::integer AS days, started_at AS since,
      ends_at AS until
    FROM player_limit WHERE limit_type IN (30, 33, 37) AND state = 'ACTIVE'
      AND (ends_at IS NULL OR ends_at > $1) AND ($2::bigint IS NULL OR player_id = $2)
    UNION ALL
    SELECT player_id, 0, 0, closed_at, NULL FROM account_closure
    WHERE reopened_at IS NULL AND ($2::bigint IS NULL OR player_id = $2)
  ) AS kept_out ORDER BY since DESC, player_id, limit_type LIMIT 200`;

function kindOf({ limit_type: type, days }: RowOf<typeof EXCLUSIONS>): OperatorExclusion['kind'] {
  switch (type) {
    case LIMIT_TYPE.depositTimeOut:
      return 'deposit-time-out';
    case LIMIT_TYPE.selfExclusionMarker:
      return 'indefinite';
    case LIMIT_TYPE.selfExclusion:
      return isTimeOut({ type, value: days ?? 0 }) ? 'time-out' : 'self-exclusion';
    default:
      return 'closed';
  }
}

/** What keeps players out now, of all or of one, the latest first. The marker of a term is part of it. */
export async function listExclusions(
  pool: Pool,
  { playerId, now }: { readonly playerId?: string; readonly now: number },
): Promise<OperatorExclusion[]> {
  const { rows } = await pool.query(EXCLUSIONS, [new Date(now), playerId ?? null]);
  const inTerm = new Set(
    rows.filter((row) => kindOf(row) === 'self-exclusion').map((row) => row.player_id),
  );
  return rows.flatMap((row) => {
    const kind = kindOf(row);
    return kind === 'indefinite' && inTerm.has(row.player_id)
      ? []
      : [
          {
            playerId: row.player_id ?? '',
            kind,
            since: row.since?.getTime() ?? 0,
            ...(row.until === null ? {} : { until: row.until.getTime() }),
          },
        ];
  });
}

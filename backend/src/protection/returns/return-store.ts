import type { ReturnKind } from '@touchline/domain/limits';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

/** A request to play again. Times in milliseconds since epoch. */
export interface ReturnRequest {
  readonly id: string;
  readonly playerId: string;
  readonly kind: ReturnKind;
  /** In the player's words. */
  readonly reason: string;
  readonly requestedAt: number;
  readonly effectiveAt: number | undefined;
}

const OPEN = `SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request
  WHERE player_id = $1 AND closed_at IS NULL`;
const OPEN_OF_ALL = `SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request
  WHERE closed_at IS NULL ORDER BY requested_at, id LIMIT 200`;
const BY_ID_LOCKED = `SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request
  WHERE id = $1 AND closed_at IS NULL FOR UPDATE`;

function requestOf(row: RowOf<typeof OPEN>): ReturnRequest {
  return {
    id: row.id,
    playerId: row.player_id,
    kind: row.kind as ReturnKind,
    reason: row.reason,
    requestedAt: row.requested_at.getTime(),
    effectiveAt: row.effective_at?.getTime(),
  };
}

/** The request of a player that is under way. */
export async function openRequestOf(
  client: Queryable,
  playerId: string,
): Promise<ReturnRequest | undefined> {
  const { rows } = await client.query(OPEN, [playerId]);
  return rows[0] && requestOf(rows[0]);
}

/** The requests under way, those first that have waited longest. */
export async function openRequests(client: Queryable): Promise<readonly ReturnRequest[]> {
  const { rows } = await client.query(OPEN_OF_ALL);
  return rows.map(requestOf);
}

/** A request under way by its id, locked until the transaction ends. */
export async function lockRequest(
  client: PoolClient,
  id: string,
): Promise<ReturnRequest | undefined> {
  const { rows } = await client.query(BY_ID_LOCKED, [id]);
  return rows[0] && requestOf(rows[0]);
}

/** When a player's latest request was refused, unless another one came after it. */
export async function refusedAt(client: Queryable, playerId: string): Promise<number | undefined> {
  const { rows } = await client.query(
    `SELECT decision, closed_at FROM return_request WHERE player_id = $1
     ORDER BY requested_at DESC, id DESC LIMIT 1`,
    [playerId],
  );
  const [row] = rows;
  return row?.decision === 'refused' ? row.closed_at?.getTime() : undefined;
}

/** Adds a request. */
export async function insertRequest(
  client: PoolClient,
  request: Omit<ReturnRequest, 'id'>,
): Promise<void> {
  await client.query(
    `INSERT INTO return_request (player_id, kind, reason, requested_at, effective_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [
      request.playerId,
      request.kind,
      request.reason,
      new Date(request.requestedAt),
      request.effectiveAt === undefined ? null : new Date(request.effectiveAt),
    ],
  );
}

/** Ends a request. */
export async function closeRequest(
  client: PoolClient,
  {
    id,
    reason,
    at,
  }: {
    readonly id: string;
    readonly reason: 'returned' | 'refused' | 'withdrawn';
    readonly at: number;
  },
): Promise<void> {
  await client.query('UPDATE return_request SET closed_at = $2, close_reason = $3 WHERE id = $1', [
    id,
    new Date(at),
    reason,
  ]);
}

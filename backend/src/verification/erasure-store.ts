import type { PoolClient, Queryable } from '../platform/database/queryable.ts';

/** Pictures whose time is over, those decided first first. */
export async function picturesDue(
  client: Queryable,
  due: {
    readonly refusedBefore: number;
    readonly acceptedBefore: number;
    readonly most: number;
  },
): Promise<readonly string[]> {
  const { rows } = await client.query(
    `SELECT id FROM identity_document WHERE erased_at IS NULL AND decided_at IS NOT NULL
       AND decided_at < CASE state WHEN 'refused' THEN $1::timestamptz ELSE $2::timestamptz END
     ORDER BY decided_at LIMIT $3`,
    [new Date(due.refusedBefore), new Date(due.acceptedBefore), due.most],
  );
  return rows.map(({ id }) => id);
}

/** The pictures of a player that are stored. @param state of those alone */
export async function picturesOf(
  client: Queryable,
  playerId: string,
  state?: 'refused',
): Promise<readonly string[]> {
  const { rows } = await client.query(
    `SELECT id FROM identity_document
     WHERE player_id = $1 AND erased_at IS NULL AND state = coalesce($2, state)`,
    [playerId, state ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Writes down that a picture was erased. */
export async function markErased(
  client: Queryable,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  await client.query(
    'UPDATE identity_document SET erased_at = coalesce(erased_at, $2) WHERE id = $1',
    [id, new Date(at)],
  );
}

/** When a player closed the account, milliseconds since epoch; undefined while it is open. */
export async function accountClosedAt(
  client: Queryable,
  playerId: string,
): Promise<number | undefined> {
  const { rows } = await client.query(
    'SELECT closed_at FROM account_closure WHERE player_id = $1 AND reopened_at IS NULL',
    [playerId],
  );
  return rows[0]?.closed_at.getTime();
}

/** Players with a closed account of whom something is stored. @param options.playerId that one alone */
export async function closedPlayers(
  client: Queryable,
  options: {
    readonly closedBefore: number;
    readonly most: number;
    readonly playerId?: string | undefined;
  },
): Promise<readonly string[]> {
  const { closedBefore, most, playerId } = options;
  const { rows } = await client.query(
    `SELECT player_id FROM account_closure closure
     WHERE reopened_at IS NULL AND closed_at < $1 AND player_id = coalesce($3::bigint, player_id)
       AND (EXISTS (SELECT FROM identity_document d WHERE d.player_id = closure.player_id)
         OR EXISTS (SELECT FROM identity_document_key k WHERE k.player_id = closure.player_id)
         OR EXISTS (SELECT FROM identity_document_request r WHERE r.player_id = closure.player_id)
         OR EXISTS (SELECT FROM identity_check c WHERE c.player_id = closure.player_id)
         OR EXISTS (SELECT FROM verification_event e WHERE e.player_id = closure.player_id))
     ORDER BY closed_at LIMIT $2`,
    [new Date(closedBefore), most, playerId ?? null],
  );
  return rows.map(({ player_id: id }) => id);
}

/** Deletes all rows about who a player is; without the key, copies of the files are noise. @returns how many documents */
export async function deletePlayerRows(client: PoolClient, playerId: string): Promise<number> {
  const { rowCount } = await client.query('DELETE FROM identity_document WHERE player_id = $1', [
    playerId,
  ]);
  await client.query('DELETE FROM identity_document_request WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM identity_document_key WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM identity_check_report WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM identity_check WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM verification_event WHERE player_id = $1', [playerId]);
  return rowCount ?? 0;
}

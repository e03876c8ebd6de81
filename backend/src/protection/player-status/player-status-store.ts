import type { PlayerStatusAnswer } from '@touchline/contracts/identity';
import { changedFields, type RecordAct } from '../../platform/audit/operator-acts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import type { ChangePlayerStatus } from './change-player-status.ts';

/** What is stored of a player's status; whether they ever deposited is the payments' to say. */
export type StoredPlayerStatus = Omit<PlayerStatusAnswer, 'has_deposit'>;

/** The status of a player about whom nothing is stored. */
export const GOOD_STANDING: StoredPlayerStatus = {
  ban_level: 0,
  ban_version: 1,
  is_need_identification: false,
  verification_status: 1,
  verification_types: [],
  isDataAfterRegistration: false,
};

/** A player's status; without a row in good standing, not verified. */
export async function readPlayerStatus(
  pool: Queryable,
  playerId: string,
): Promise<StoredPlayerStatus> {
  const { rows } = await pool.query(
    `SELECT ban_level, ban_version, is_need_identification, verification_status,
       verification_types, is_data_after_registration
     FROM player_status WHERE player_id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) {
    return GOOD_STANDING;
  }
  const {
    is_data_after_registration: isDataAfterRegistration,
    verification_types: types,
    ...playerStatus
  } = row;
  return { ...playerStatus, verification_types: [...types], isDataAfterRegistration };
}

/** A change of a player's status by an operator. */
interface StatusChange {
  readonly playerId: string;
  readonly fields: ChangePlayerStatus;
  readonly time: number;
  readonly audit: RecordAct;
}

/**
 * Changes the given fields of a player's status and leaves the others, in the caller's transaction; what has
 * changed is in the audit log.
 * @returns whether there is such a player
 * @throws ApiError `revision_stale` where the ban is not the one that the operator saw
 */
export async function changePlayerStatusIn(
  client: PoolClient,
  change: StatusChange,
): Promise<boolean> {
  const { playerId, time, audit } = change;
  // The player's row, as a status may have no row yet.
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  const before = await readPlayerStatus(client, playerId);
  const { seen_ban_level: seen = before.ban_level } = change.fields;
  if (seen !== before.ban_level) {
    throw new ApiError('revision_stale', 'another operator has changed the ban', {
      details: { ban_level: before.ban_level },
    });
  }
  if (!(await writePlayerStatus(client, change))) {
    return false;
  }
  const changed = changedFields(before, await readPlayerStatus(client, playerId));
  if (changed !== undefined) {
    await audit({ client, subject: `player:${playerId}`, ...changed, at: time });
  }
  return true;
}

/** The same in a transaction of its own. */
export async function changePlayerStatus(pool: Pool, change: StatusChange): Promise<boolean> {
  return inTransaction(pool, async (client) => changePlayerStatusIn(client, change));
}

async function writePlayerStatus(
  client: Queryable,
  change: { readonly playerId: string; readonly fields: ChangePlayerStatus; readonly time: number },
): Promise<boolean> {
  const { playerId, fields, time } = change;
  const { rowCount } = await client.query(
    `INSERT INTO player_status AS status (player_id, ban_level, ban_version,
       is_need_identification, verification_status, is_data_after_registration, updated_at,
       verification_types)
     SELECT id, coalesce($2, 0), coalesce($3, 1), coalesce($4, false), coalesce($5, 1),
       coalesce($6, false), $7, coalesce($8::smallint[], '{}')
     FROM player WHERE id = $1
     ON CONFLICT (player_id) DO UPDATE SET
       ban_level = coalesce($2, status.ban_level),
       ban_version = coalesce($3, status.ban_version),
       is_need_identification = coalesce($4, status.is_need_identification),
       verification_status = coalesce($5, status.verification_status),
       is_data_after_registration = coalesce($6, status.is_data_after_registration),
       updated_at = $7,
       verification_types = coalesce($8::smallint[], status.verification_types)`,
    [
      playerId,
      fields.ban_level ?? null,
      fields.ban_version ?? null,
      fields.is_need_identification ?? null,
      fields.verification_status ?? null,
      fields.isDataAfterRegistration ?? null,
      new Date(time),
      fields.verification_types ?? null,
    ],
  );
  return rowCount === 1;
}

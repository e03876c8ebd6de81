import type { Passkey } from '@touchline/contracts/identity';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';

const OWN = `SELECT id, credential_id, transports, name, is_synced, created_at, last_used_at FROM passkey
  WHERE player_id = $1 ORDER BY created_at, id`;
const BY_CREDENTIAL = `SELECT id, player_id, credential_id, public_key, counter, transports FROM passkey
  WHERE credential_id = $1`;

/** A passkey as a signature is checked with it. */
export type StoredPasskey = RowOf<typeof BY_CREDENTIAL>;

/** What a player's passkeys are, the oldest first. */
export async function readPasskeys(
  pool: Pool,
  playerId: string,
): Promise<readonly RowOf<typeof OWN>[]> {
  const { rows } = await pool.query(OWN, [playerId]);
  return rows;
}

/** A passkey as its player sees it. */
export function shownPasskey(row: RowOf<typeof OWN>): Passkey {
  return {
    id: row.id,
    name: row.name ?? undefined,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at?.getTime(),
    isSynced: row.is_synced,
  };
}

/** A passkey by what its authenticator names it. */
export async function findPasskey(
  pool: Pool,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const { rows } = await pool.query(BY_CREDENTIAL, [credentialId]);
  return rows[0];
}

/** Stores a new passkey. @returns false where the authenticator's name for it is taken */
export async function storePasskey(
  client: PoolClient,
  passkey: {
    readonly playerId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: number;
    readonly transports: readonly string[];
    readonly name: string | undefined;
    readonly isSynced: boolean;
    readonly now: number;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO passkey (player_id, credential_id, public_key, counter, transports, name, is_synced,
       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING`,
    [
      passkey.playerId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.name ?? null,
      passkey.isSynced,
      new Date(passkey.now),
    ],
  );
  return rowCount === 1;
}

/**
 * Notes a use and its signature counter, which only grows; one that stays 0 is not kept by its authenticator.
 * @returns false where an earlier use had a counter as high, or the passkey has been removed
 */
export async function noteUse(
  client: PoolClient,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE passkey SET counter = $2, last_used_at = $3
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, new Date(now)],
  );
  return rowCount === 1;
}

/** Removes a passkey of a player. @returns false where this player has no such passkey */
export async function removePasskey(
  client: PoolClient,
  playerId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM passkey WHERE player_id = $1 AND id = $2', [
    playerId,
    id,
  ]);
  return rowCount === 1;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

const HOUR_MS = 3_600_000;

/** For how many hours a link counts, by what it is for. */
export const LINK_HOURS = {
  password: 1,
  'first-password': 24,
  activation: 72,
  'email-undo': 72,
  'secure-account': 72,
} as const;

/** How long it is kept after it has expired: another link can be requested with it. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;

export type LinkPurpose = keyof typeof LINK_HOURS;

/** The meaning of a link of a message. */
export interface StoredLink {
  readonly purpose: LinkPurpose;
  readonly playerId: string;
  /** Where it was sent. */
  readonly email: string;
  /** Neither used nor expired. */
  readonly isGood: boolean;
}

const IS_GOOD = 'used_at IS NULL AND expires_at > $2';
const LINK =
  `SELECT purpose, player_id, email, ${IS_GOOD} AS is_good FROM mail_link WHERE digest = $1` as const;

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function stored(row: RowOf<typeof LINK>): StoredLink {
  const { purpose, player_id: playerId, email, is_good: isGood } = row;
  return { purpose, playerId, email, isGood };
}

/** The refusal of a link that does not count. */
export function linkExpired(canSendAgain: boolean): ApiError {
  return new ApiError('mail_link_expired', 'this link was used already, or is too old', {
    details: { canSendAgain },
  });
}

/** Makes a link. @returns its token, which is stored nowhere */
export async function makeLink(
  pool: Pool,
  link: Pick<StoredLink, 'purpose' | 'playerId' | 'email'> & { readonly now: number },
): Promise<string> {
  const { purpose, playerId, email, now } = link;
  const token = randomBytes(32).toString('base64url');
  await pool.query('DELETE FROM mail_link WHERE expires_at < $1', [new Date(now - REMEMBERED_MS)]);
  await pool.query(
    `INSERT INTO mail_link (digest, purpose, player_id, email, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [digestOf(token), purpose, playerId, email, new Date(now + LINK_HOURS[purpose] * HOUR_MS)],
  );
  return token;
}

/** The meaning of a token, used and expired ones included. */
export async function findLink(
  client: Pool | PoolClient,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<StoredLink | undefined> {
  const { rows } = await client.query(LINK, [digestOf(token), new Date(now)]);
  return rows[0] && stored(rows[0]);
}

/** Uses a link up; of two simultaneous uses, one succeeds. @throws ApiError `mail_link_expired` */
export async function spendLink(
  client: PoolClient,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE mail_link SET used_at = $2 WHERE digest = $1 AND ${IS_GOOD}`,
    [digestOf(token), new Date(now)],
  );
  if (rowCount !== 1) {
    throw linkExpired(false);
  }
}

/** Revokes the links to a new password that a player has not used. */
export async function revokePasswordLinks(
  client: PoolClient,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE mail_link SET used_at = $2
     WHERE player_id = $1 AND purpose IN ('password', 'first-password') AND used_at IS NULL`,
    [playerId, new Date(now)],
  );
}

/**
 * Revokes the links that undo changes of the address after the one that a link has undone: the earliest owner is
 * right, and none of the later ones can take the account back.
 */
export async function revokeLaterUndoLinks(
  client: PoolClient,
  {
    token,
    playerId,
    now,
  }: { readonly token: string; readonly playerId: string; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE mail_link SET used_at = $3 WHERE player_id = $1 AND purpose = 'email-undo' AND used_at IS NULL
       AND expires_at >= (SELECT expires_at FROM mail_link WHERE digest = $2)`,
    [playerId, digestOf(token), new Date(now)],
  );
}

import type { OpenedQrSignIn } from '@touchline/contracts/identity';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import type { SessionDevice } from '../auth/session-device.ts';

/** How long an approved sign-in can still be claimed after its end: the approval may come in the last second. */
const CLAIM_MS = 60_000;

const SEEN = `SELECT id, device_kind, browser, operating_system, network, country, created_at, expires_at
  FROM qr_sign_in WHERE id = $1`;

const OF_BROWSER = `SELECT player_id, match_number, remember, expires_at, approved_at, declined_at, session_id
  FROM qr_sign_in WHERE id = $1 AND browser_digest = $2 FOR UPDATE`;

const OF_PLAYER = `SELECT match_number, wrong_numbers, expires_at, approved_at, declined_at
  FROM qr_sign_in WHERE id = $1 AND player_id = $2 FOR UPDATE`;

/** Until when a sign-in can be claimed that was approved in time. */
export function claimableUntil({ expires_at }: { readonly expires_at: Date }): number {
  return expires_at.getTime() + CLAIM_MS;
}

/** Stores a sign-in that waits for its player, and forgets those that have ended. */
export async function storeQrSignIn(
  pool: Pool,
  signIn: {
    readonly id: string;
    readonly browserDigest: Buffer;
    readonly codeDigest: Buffer;
    readonly number: number;
    readonly remember: boolean;
    readonly device: SessionDevice;
    readonly now: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  const { device, now } = signIn;
  await pool.query('DELETE FROM qr_sign_in WHERE expires_at < $1', [new Date(now - CLAIM_MS)]);
  await pool.query(
    `INSERT INTO qr_sign_in (id, browser_digest, code_digest, match_number, remember, device_kind, browser,
       operating_system, network, country, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      signIn.id,
      signIn.browserDigest,
      signIn.codeDigest,
      signIn.number,
      signIn.remember,
      device.kind,
      device.browser ?? null,
      device.system ?? null,
      device.network ?? null,
      device.country ?? null,
      new Date(now),
      new Date(signIn.expiresAt),
    ],
  );
}

/** Notes which player has opened a sign-in; only the first does. @returns its id, where this player has it */
export async function openByCode(
  pool: Pool,
  given: { readonly codeDigest: Buffer; readonly playerId: string; readonly now: number },
): Promise<string | undefined> {
  const { rows } = await pool.query(
    `UPDATE qr_sign_in SET player_id = $2
     WHERE code_digest = $1 AND (player_id IS NULL OR player_id = $2) AND expires_at > $3
       AND approved_at IS NULL AND declined_at IS NULL RETURNING id`,
    [given.codeDigest, given.playerId, new Date(given.now)],
  );
  return rows[0]?.id;
}

/** What the player is shown of the browser. */
export async function readSeen(pool: Pool, id: string): Promise<OpenedQrSignIn | undefined> {
  const { rows } = await pool.query(SEEN, [id]);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      device: row.device_kind as OpenedQrSignIn['device'],
      browser: row.browser ?? undefined,
      system: row.operating_system ?? undefined,
      network: row.network ?? undefined,
      country: row.country ?? undefined,
      startedAt: row.created_at.getTime(),
      expiresAt: row.expires_at.getTime(),
    }
  );
}

/** A sign-in of a browser, locked; undefined for one of another browser. */
export async function lockOfBrowser(
  client: PoolClient,
  id: string,
  browserDigest: Buffer,
): Promise<RowOf<typeof OF_BROWSER> | undefined> {
  const { rows } = await client.query(OF_BROWSER, [id, browserDigest]);
  return rows[0];
}

/** A sign-in that a player has opened, locked; undefined for one of another player. */
export async function lockOfPlayer(
  client: PoolClient,
  id: string,
  playerId: string,
): Promise<RowOf<typeof OF_PLAYER> | undefined> {
  const { rows } = await client.query(OF_PLAYER, [id, playerId]);
  return rows[0];
}

/** Counts a number that was not the one on the other screen. @param isLast whether it ends the sign-in */
export async function countWrongNumber(
  client: PoolClient,
  { id, isLast, now }: { readonly id: string; readonly isLast: boolean; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE qr_sign_in SET wrong_numbers = wrong_numbers + 1,
       declined_at = CASE WHEN $2::boolean THEN $3::timestamptz END WHERE id = $1`,
    [id, isLast, new Date(now)],
  );
}

/** Notes what the player decided. */
export async function decide(
  client: PoolClient,
  {
    id,
    isApproved,
    now,
  }: { readonly id: string; readonly isApproved: boolean; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE qr_sign_in SET approved_at = CASE WHEN $2::boolean THEN $3::timestamptz END,
       declined_at = CASE WHEN $2::boolean THEN NULL ELSE $3::timestamptz END WHERE id = $1`,
    [id, isApproved, new Date(now)],
  );
}

/** Notes the session that the browser is given; one whose answer was lost is forgotten. */
export async function noteSession(
  client: PoolClient,
  { id, sessionId, replaces }: { id: string; sessionId: string; replaces: string | null },
): Promise<void> {
  await client.query('UPDATE qr_sign_in SET session_id = $2 WHERE id = $1', [id, sessionId]);
  if (replaces !== null) {
    await client.query('DELETE FROM player_session WHERE id = $1', [replaces]);
  }
}

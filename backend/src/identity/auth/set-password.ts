import type { FastifyRequest } from 'fastify';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { revokePasswordLinks } from '../mail/mail-links.ts';
import type { Mails } from '../mail/mails.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Auth } from './auth.ts';
import { hashPassword } from './passwords.ts';
import { END_REASONS } from './session-ending.ts';
import type { SessionGrant } from './session-grant.ts';

/**
 * Stores a player's password in a transaction: links to earlier ones no longer count, and a mail notifies the
 * player.
 * @param change.replaces the hash that must be stored until now; any without it
 * @returns whether it was stored
 */
export async function storePassword(
  { auth, mails }: { readonly auth: Auth; readonly mails: Mails | undefined },
  client: PoolClient,
  request: FastifyRequest,
  change: {
    readonly playerId: string;
    readonly passwordHash: string;
    readonly replaces?: string;
    readonly language: string;
  },
): Promise<boolean> {
  const { playerId, passwordHash, replaces, language } = change;
  const now = auth.clock();
  const { rows } = await client.query(
    `UPDATE player SET password_hash = $2
     WHERE id = $1 AND ($3::text IS NULL OR password_hash = $3) RETURNING email`,
    [playerId, passwordHash, replaces ?? null],
  );
  const [row] = rows;
  if (row === undefined) {
    return false;
  }
  await client.query(
    `INSERT INTO player_profile (player_id, password_changed_at) VALUES ($1, $2)
     ON CONFLICT (player_id) DO UPDATE SET password_changed_at = $2`,
    [playerId, new Date(now)],
  );
  await revokePasswordLinks(client, { playerId, now });
  await client.query('DELETE FROM two_factor_sign_in WHERE player_id = $1', [playerId]);
  if (row.email !== null) {
    await mails?.write(client, request, {
      kind: 'password-changed',
      playerId,
      recipient: row.email,
      language,
    });
  }
  return true;
}

/**
 * Gives a player another password, ends all their sign-ins, notifies them by mail, and signs in the caller.
 * @param change.along what else belongs to it, in the same transaction; nothing happens when it throws
 */
export async function setPassword(
  { auth, mails }: { readonly auth: Auth; readonly mails: Mails | undefined },
  request: FastifyRequest,
  change: {
    readonly playerId: string;
    readonly password: string;
    readonly language: string;
    readonly along?: (client: PoolClient) => Promise<void>;
  },
): Promise<SessionGrant> {
  const { playerId, language } = change;
  const passwordHash = await hashPassword(change.password);
  // Anyone who knew the old password is signed out.
  const ending = { playerId, reason: END_REASONS.passwordRecovered };
  await auth.withSessionsEnded(ending, async (client) => {
    await change.along?.(client);
    await storePassword({ auth, mails }, client, request, { playerId, passwordHash, language });
  });
  return inTransaction(auth.pool, (client) =>
    auth.sessions.start(client, { playerId, remember: true }),
  );
}

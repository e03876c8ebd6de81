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
  await inTransaction(auth.pool, async (client) => {
    await change.along?.(client);
    const now = auth.clock();
    const { rows } = await client.query(
      'UPDATE player SET password_hash = $2 WHERE id = $1 RETURNING email',
      [playerId, passwordHash],
    );
    await client.query(
      `INSERT INTO player_profile (player_id, password_changed_at) VALUES ($1, $2)
       ON CONFLICT (player_id) DO UPDATE SET password_changed_at = $2`,
      [playerId, new Date(now)],
    );
    await revokePasswordLinks(client, { playerId, now });
    const recipient = rows[0]?.email ?? undefined;
    if (recipient !== undefined) {
      await mails?.write(client, request, {
        kind: 'password-changed',
        playerId,
        recipient,
        language,
      });
    }
  });
  // Anyone who knew the old password is signed out.
  await auth.endAllSessions(playerId, END_REASONS.passwordRecovered);
  return inTransaction(auth.pool, (client) =>
    auth.sessions.start(client, { playerId, remember: true }),
  );
}

import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Auth } from '../auth/auth.ts';
import { generatePassword, hashPassword } from '../auth/passwords.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { closeOtherWays } from '../secure-account/close-other-ways.ts';
import {
  findLink,
  linkExpired,
  makeLink,
  revokeLaterUndoLinks,
  spendLink,
} from '../mail/mail-links.ts';

/** Gives the address back, also from an account that claims it without having confirmed it. */
async function restoreEmail(client: PoolClient, playerId: string, email: string): Promise<void> {
  const key = email.toLowerCase();
  await client.query(
    `UPDATE player SET email = NULL, email_key = NULL WHERE email_key = $1 AND id <> $2
       AND NOT EXISTS (SELECT FROM player_profile WHERE player_id = player.id AND email_activated)`,
    [key, playerId],
  );
  try {
    await client.query('UPDATE player SET email = $2, email_key = $3 WHERE id = $1', [
      playerId,
      email,
      key,
    ]);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) {
      throw new ApiError('account_exists', 'there is an account with this e-mail address', {
        cause: error,
      });
    }
    throw error;
  }
}

/**
 * Gives an account back the address that it had, for who reads its mail: the account may have been stolen. Every
 * session ends, password and passkeys no longer count.
 * @returns the token of a link with which another password is chosen
 * @throws ApiError `mail_link_expired`, `account_exists`
 */
export async function undoEmailChange(auth: Auth, token: string): Promise<string> {
  const now = auth.clock();
  const link = await findLink(auth.pool, { token, now });
  if (link === undefined || link.purpose !== 'email-undo' || !link.isGood) {
    throw linkExpired(false);
  }
  const { playerId, email } = link;
  const passwordHash = await hashPassword(generatePassword());
  const ending = { playerId, reason: END_REASONS.passwordRecovered };
  await auth.withSessionsEnded(ending, async (client) => {
    await spendLink(client, { token, now });
    await restoreEmail(client, playerId, email);
    await closeOtherWays(client, { playerId, passwordHash, now });
    await client.query(
      `UPDATE player_profile SET email_activated = true, email_bound_at = NULL WHERE player_id = $1`,
      [playerId],
    );
    await revokeLaterUndoLinks(client, { token, playerId, now });
  });
  return makeLink(auth.pool, { purpose: 'password', playerId, email, now });
}

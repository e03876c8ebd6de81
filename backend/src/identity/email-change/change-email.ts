import type { FastifyRequest } from 'fastify';
import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { revokePasswordLinks } from '../mail/mail-links.ts';
import type { Mails } from '../mail/mails.ts';
import { assertNoChannel } from '../two-factor/stored-channels.ts';

const CURRENT = `SELECT email, coalesce(email_activated, false) AS is_activated
  FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1 FOR UPDATE OF player`;

async function store(client: PoolClient, playerId: string, email: string): Promise<void> {
  try {
    await client.query('UPDATE player SET email = $2, email_key = $3 WHERE id = $1', [
      playerId,
      email,
      email.toLowerCase(),
    ]);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) {
      // Revealed to who reads the mail of this address alone.
      throw new ApiError('account_exists', 'there is an account with this e-mail address', {
        cause: error,
      });
    }
    throw error;
  }
}

/**
 * Gives an account an address that was proved by a code, in the transaction of the code. Links and codes that were
 * sent to the former one no longer count. Whoever reads a former address that was confirmed gets a link that undoes
 * the change; another former address a notice.
 * @returns whether the account had an address before
 * @throws ApiError `account_exists` where the address has become another player's in the meantime;
 * `two_factor_contact` where codes for signing in go to the former one
 */
export async function changeEmail(
  client: PoolClient,
  mails: Pick<Mails, 'write'>,
  request: FastifyRequest,
  change: {
    readonly playerId: string;
    readonly email: string;
    readonly language: string;
    readonly now: number;
  },
): Promise<boolean> {
  const { playerId, email, language, now } = change;
  const { rows } = await client.query(CURRENT, [playerId]);
  const [current] = rows;
  if (current === undefined) {
    throw new ApiError('unauthorized', 'this account no longer exists');
  }
  await assertNoChannel(client, playerId, 'email');
  await store(client, playerId, email);
  await client.query(
    `INSERT INTO player_profile (player_id, email_activated, email_bound_at) VALUES ($1, true, $2)
     ON CONFLICT (player_id) DO UPDATE SET email_activated = true, email_bound_at = $2`,
    [playerId, new Date(now)],
  );
  await client.query('DELETE FROM mail_code WHERE player_id = $1', [playerId]);
  await revokePasswordLinks(client, { playerId, now });
  const { email: recipient, is_activated: isActivated } = current;
  if (recipient !== null) {
    const kind = isActivated === true ? 'email-changed' : 'email-replaced';
    await mails.write(client, request, { kind, playerId, recipient, language });
  }
  return recipient !== null;
}

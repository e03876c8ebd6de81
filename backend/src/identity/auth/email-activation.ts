import type { ActivationAnswer, ActivationState } from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findLink, linkExpired, spendLink } from '../mail/mail-links.ts';
import type { Auth } from './auth.ts';
import { activateEmail } from './email-addresses.ts';

/** The e-mail address of a player, empty without one, and whether it was proved to be theirs. */
export async function activationState(pool: Pool, playerId: string): Promise<ActivationState> {
  const { rows } = await pool.query(
    `SELECT email, coalesce(email_activated, false) AS activated
     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
    [playerId],
  );
  const [row] = rows;
  return { email: row?.email ?? '', isActivated: row?.activated === true };
}

/**
 * Activates the address that a link was sent to; a link used before answers `already`.
 * @throws ApiError `mail_link_expired`
 */
export async function activateByLink(auth: Auth, token: string): Promise<ActivationAnswer> {
  const now = auth.clock();
  const link = await findLink(auth.pool, { token, now });
  const state =
    link?.purpose === 'activation' ? await activationState(auth.pool, link.playerId) : undefined;
  if (link === undefined || state?.email !== link.email) {
    throw linkExpired(false);
  }
  const { email, playerId } = link;
  if (state.isActivated) {
    return { status: 'already', email };
  }
  if (!link.isGood) {
    throw linkExpired(true);
  }
  await inTransaction(auth.pool, async (client) => {
    await spendLink(client, { token, now });
    await activateEmail(client, playerId);
  });
  return { status: 'done', email };
}

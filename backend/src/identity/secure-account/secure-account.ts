import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import type { Auth } from '../auth/auth.ts';
import {
  assertNotEmail,
  assertNotPhone,
  generatePassword,
  hashPassword,
  verifyPassword,
} from '../auth/passwords.ts';
import { findPlayer } from '../auth/players.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { findLink, linkExpired, makeLink, spendLink } from '../mail/mail-links.ts';
import type { Mails } from '../mail/mails.ts';
import { closeOtherWays } from './close-other-ways.ts';
import { freezeWithdrawals } from './withdrawal-freeze.ts';

export interface SecureAccountOptions {
  readonly auth: Auth;
  readonly mails: Pick<Mails, 'writeNotice'> | undefined;
}

/** Closes what a thief may have, freezes withdrawals and notifies the player. @returns until when nothing is paid out */
async function secureIn(
  client: PoolClient,
  { auth, mails }: SecureAccountOptions,
  account: { readonly playerId: string; readonly passwordHash: string; readonly language: string },
): Promise<number> {
  const { playerId, passwordHash, language } = account;
  const now = auth.clock();
  await closeOtherWays(client, { playerId, passwordHash, now });
  const until = await freezeWithdrawals(client, { playerId, now });
  await mails?.writeNotice(client, { kind: 'account-secured', playerId, language });
  return until;
}

/**
 * Secures an account by the link of a message about a sign-in, without a sign-in: every session ends, and the
 * password no longer opens it.
 * @returns the token of a link to another password, where the address is still the account's
 * @throws ApiError `mail_link_expired`
 */
export async function secureByLink(
  options: SecureAccountOptions,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<{ readonly token?: string; readonly frozenUntil: number }> {
  const { auth } = options;
  const link = await findLink(auth.pool, { token, now: auth.clock() });
  if (link === undefined || link.purpose !== 'secure-account' || !link.isGood) {
    throw linkExpired(false);
  }
  const { playerId, email } = link;
  const passwordHash = await hashPassword(generatePassword());
  const ending = { playerId, reason: END_REASONS.secured };
  const { result: frozenUntil } = await auth.withSessionsEnded(ending, async (client) => {
    await spendLink(client, { token, now: auth.clock() });
    return secureIn(client, options, { playerId, passwordHash, language });
  });
  const player = await findPlayer(auth.pool, playerId);
  const isTheirs = player?.email === email;
  return {
    frozenUntil,
    ...(isTheirs && {
      token: await makeLink(auth.pool, { purpose: 'password', playerId, email, now: auth.clock() }),
    }),
  };
}

/**
 * Secures the account of a signed-in player, who chooses another password with it: every other session ends.
 * @throws ApiError `password_weak`
 */
export async function secureOwn(
  options: SecureAccountOptions,
  player: Player,
  { password, language }: { readonly password: string; readonly language: string },
): Promise<{ readonly ended: number; readonly frozenUntil: number }> {
  const { auth } = options;
  const { rows } = await auth.pool.query(
    `SELECT password_hash, email, phone_code, phone_number
     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
    [player.id],
  );
  const [account] = rows;
  if (account === undefined) {
    throw new ApiError('unauthorized', 'sign in first');
  }
  const { email, phone_code: code, phone_number: number } = account;
  if (await verifyPassword(account.password_hash, password)) {
    throw new ApiError('password_weak', 'the new password must not be the current one');
  }
  if (email !== null) {
    assertNotEmail(password, email);
  }
  if (code !== null && number !== null) {
    assertNotPhone(password, { code, number });
  }
  const passwordHash = await hashPassword(password);
  const { result: frozenUntil, ended } = await auth.withSessionsEnded(
    { playerId: player.id, reason: END_REASONS.secured, except: player.sessionId },
    (client) => secureIn(client, options, { playerId: player.id, passwordHash, language }),
  );
  return { frozenUntil, ended };
}

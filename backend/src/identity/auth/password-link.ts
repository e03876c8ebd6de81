import type { LinkedPassword } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { findLink, linkExpired, spendLink, type StoredLink } from '../mail/mail-links.ts';
import type { Mails } from '../mail/mails.ts';
import type { PhoneNotices } from '../phone/phone-notices.ts';
import type { Auth } from './auth.ts';
import { activateEmail, adoptEmail } from './email-addresses.ts';
import { assertNotEmail } from './passwords.ts';
import { findPlayer } from './players.ts';
import type { SessionGrant } from './session-grant.ts';
import { setPassword } from './set-password.ts';

export interface PasswordLinkOptions {
  readonly auth: Auth;
  readonly mails: Mails;
  /** Undefined where no short messages are sent. */
  readonly phoneNotices?: Pick<PhoneNotices, 'emailAdded'> | undefined;
}

/** What links to a password are for. */
const PURPOSES: ReadonlySet<string> = new Set(['password', 'first-password']);

/** A link to a password, where it still counts. @throws ApiError `mail_link_expired` */
export async function findPasswordLink(
  auth: Auth,
  token: string,
): Promise<StoredLink & { readonly login: string }> {
  const link = await findLink(auth.pool, { token, now: auth.clock() });
  if (link === undefined || !link.isGood || !PURPOSES.has(link.purpose)) {
    throw linkExpired(false);
  }
  const player = await findPlayer(auth.pool, link.playerId);
  // Sent to an address that the account has given up since, or to one that came too late.
  const expected = link.purpose === 'password' ? link.email : undefined;
  if (player === undefined || player.email !== expected) {
    throw linkExpired(false);
  }
  return { ...link, login: player.id };
}

/**
 * Sets the password that a link was sent for; the link is spent, and a first password adopts the
 * address that it was sent to.
 * @throws ApiError `mail_link_expired`, `password_weak`, `security_answer_required`, `security_answer_wrong`
 */
export async function setLinkedPassword(
  { auth, mails, phoneNotices }: PasswordLinkOptions,
  request: FastifyRequest,
  { token, password, answer, lng: language }: LinkedPassword,
): Promise<SessionGrant> {
  const { playerId, email, purpose } = await findPasswordLink(auth, token);
  const isFirst = purpose === 'first-password';
  assertNotEmail(password, email);
  if (!isFirst) {
    await auth.securityQuestions.assertRecovers(playerId, answer);
  }
  const grant = await setPassword({ auth, mails }, request, {
    playerId,
    password,
    language,
    along: async (client) => {
      const now = auth.clock();
      await spendLink(client, { token, now });
      if (isFirst && !(await adoptEmail(client, { playerId, email, now }))) {
        throw linkExpired(false);
      }
      await activateEmail(client, playerId);
    },
  });
  await auth.guard.succeed(playerId);
  if (isFirst) {
    await phoneNotices?.emailAdded(playerId, language).catch((error: unknown) => {
      request.log.warn({ err: error, player: playerId }, 'the phone could not be notified');
    });
  }
  return grant;
}

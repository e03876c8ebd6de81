import type { OfferedNetwork, OneTapAnswer } from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessions } from '../auth/browser-sessions.ts';
import { assertNotBarred } from './barred-person.ts';
import type { Identity } from './identity-provider.ts';
import { setPending } from './social-cookies.ts';
import type { Social } from './social.ts';

/** Where a visitor without an account agrees to the terms. */
const REGISTRATION_PAGE = 'socialregistration';

export interface SocialEntryOptions {
  readonly auth: Auth;
  readonly browser: BrowserSessions;
  readonly social: Social;
}

/** The page of this site and language that the call came from, else the home page. */
export function pageOf(request: FastifyRequest, language: string): string {
  const home = `/${language}`;
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) {
    return home;
  }
  const { host, pathname, search } = new URL(referer);
  const isOurs = host === request.host && `${pathname}/`.startsWith(`${home}/`);
  return isOurs ? `${pathname}${search}` : home;
}

/** Signs in whom a network knows, or leads to the terms whom this site does not know yet. */
export async function enterAs(
  { auth, browser, social }: SocialEntryOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Pick<Identity, 'subject' | 'name' | 'email'> & {
    readonly network: OfferedNetwork;
    readonly language: string;
    readonly currency: string;
    readonly countryId: number;
    /** Where a player goes on. */
    readonly page: string;
  },
): Promise<OneTapAnswer> {
  const { network, subject, name, email, language, currency, countryId, page } = entry;
  const playerId = await social.store.findPlayer({ network, subject });
  if (playerId === undefined) {
    await auth.registration.assertOffered('social');
    await assertNotBarred(auth.pool, { email, now: auth.clock() });
    const token = await social.store.keep({ network, subject, name, currency, countryId });
    setPending(request, reply, token);
    return { redirectUrl: `/${language}/${REGISTRATION_PAGE}` };
  }
  const grant = await inTransaction(auth.pool, (client) =>
    auth.sessions.start(client, { playerId, remember: true }),
  );
  await browser.grant(request, reply, grant);
  return { redirectUrl: page };
}

import {
  type OneTapAnswer,
  OneTapClientAnswer,
  type OneTapForm,
} from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessions } from '../auth/browser-sessions.ts';
import { assertNotBarred } from './barred-person.ts';
import { clearNonce, nonceOf, setPending } from './social-cookies.ts';
import type { Social } from './social.ts';

/** Where a visitor without an account agrees to the terms. */
const REGISTRATION_PAGE = 'socialregistration';

/** Which network a call is about; the site's first where it does not say. */
export const OneTapQuery = z.object({ network: z.optional(OneTapClientAnswer.shape.network) });
type OneTapQuery = z.infer<typeof OneTapQuery>;

export interface OneTapOptions {
  readonly auth: Auth;
  readonly browser: BrowserSessions;
  readonly social: Social;
}

/** The page of this site and language that the call came from, else the home page. */
function pageOf(request: FastifyRequest, language: string): string {
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
export async function enterWithOneTap(
  { auth, browser, social }: OneTapOptions,
  request: FastifyRequest<{ Body: OneTapForm; Querystring: OneTapQuery }>,
  reply: FastifyReply,
): Promise<OneTapAnswer> {
  const { credential, language, currency, countryId } = request.body;
  const { verify, network } = await social.provider(request.query.network);
  const nonce = nonceOf(request) ?? '';
  const { subject, name, email, expiresAt } = await verify(credential, nonce);
  await social.store.useUp({ network, nonce, expiresAt });
  reply.header('cache-control', 'no-store');
  clearNonce(request, reply);
  const playerId = await social.store.findPlayer({ network, subject });
  if (playerId === undefined) {
    await auth.registration.assertOffered('social');
    await assertNotBarred(auth.pool, { email, now: auth.clock() });
    const person = { network, subject, name, currency, countryId: Number(countryId) };
    const token = await social.store.keep(person);
    setPending(request, reply, token);
    return { redirectUrl: `/${language}/${REGISTRATION_PAGE}` };
  }
  const grant = await inTransaction(auth.pool, (client) =>
    auth.sessions.start(client, { playerId, remember: true }),
  );
  await browser.grant(request, reply, grant);
  return { redirectUrl: pageOf(request, language) };
}

import { randomBytes } from 'node:crypto';
import {
  OneTapAnswer,
  OneTapClientAnswer,
  OneTapForm,
  PendingSocialAnswer,
  SessionAnswer,
  SocialNetworksAnswer,
  SocialRegistration,
} from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RegistrationRouteOptions } from '../auth/registration-routes.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import { assertNotBarred } from './barred-person.ts';
import { readForms } from './read-forms.ts';
import { PENDING_MS } from './social-store.ts';
import type { Social } from './social.ts';

const PATH = '/web-api/social/v1';
const TAGS = { tags: ['auth'] };

/** Http-only: what a credential for this browser must carry, and who is reading the terms in it. */
const NONCE_COOKIE = 'tl_social_nonce';
const PENDING_COOKIE = 'tl_social';
const NONCE_SECONDS = 3_600;
const COOKIE_PATH = '/web-api';

/** Where a visitor without an account agrees to the terms. */
const REGISTRATION_PAGE = 'socialregistration';

function cookie(request: FastifyRequest, maxAge: number) {
  const secure = mustBeSecure(request);
  return { path: COOKIE_PATH, httpOnly: true, sameSite: 'strict' as const, secure, maxAge };
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

/** Signing in, and opening an account, with what a social network says. */
export function registerSocialRoutes(
  app: App,
  options: Pick<RegistrationRouteOptions, 'auth' | 'browser' | 'watched' | 'onRegistered'> & {
    readonly social: Social;
  },
): void {
  const { auth, browser, watched, onRegistered, social } = options;
  social.register(app);

  app.get(
    `${PATH}/networks`,
    { schema: { ...TAGS, response: { 200: SocialNetworksAnswer } } },
    async () => ({ networks: [...(await social.networks())] }),
  );

  app.get(
    `${PATH}/one-tap`,
    {
      schema: {
        ...TAGS,
        querystring: z.object({ network: z.optional(OneTapClientAnswer.shape.network) }),
        response: { 200: OneTapClientAnswer },
      },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const { network, clientId, script } = await social.provider(request.query.network);
      // The tabs of one browser share it: the second must not spoil the offer of the first.
      const nonce = request.cookies[NONCE_COOKIE] ?? randomBytes(24).toString('base64url');
      reply
        .header('cache-control', 'no-store')
        .setCookie(NONCE_COOKIE, nonce, cookie(request, NONCE_SECONDS));
      return { network, clientId, script, nonce };
    },
  );

  async function enter(
    request: FastifyRequest<{ Body: OneTapForm }>,
    reply: FastifyReply,
    query: { readonly network?: OneTapClientAnswer['network'] | undefined },
  ): Promise<OneTapAnswer> {
    const { credential, language, currency, countryId } = request.body;
    const { verify, network } = await social.provider(query.network);
    const nonce = request.cookies[NONCE_COOKIE] ?? '';
    const { subject, name, email, expiresAt } = await verify(credential, nonce);
    await social.store.useUp({ network, nonce, expiresAt });
    reply
      .header('cache-control', 'no-store')
      .clearCookie(NONCE_COOKIE, cookie(request, NONCE_SECONDS));
    const playerId = await social.store.findPlayer({ network, subject });
    if (playerId === undefined) {
      await auth.registration.assertOffered('social');
      await assertNotBarred(auth.pool, { email, now: auth.clock() });
      const person = { network, subject, name, currency, countryId: Number(countryId) };
      const token = await social.store.keep(person);
      reply.setCookie(PENDING_COOKIE, token, cookie(request, PENDING_MS / 1000));
      return { redirectUrl: `/${language}/${REGISTRATION_PAGE}` };
    }
    const grant = await inTransaction(auth.pool, (client) =>
      auth.sessions.start(client, { playerId, remember: true }),
    );
    await browser.grant(request, reply, grant);
    return { redirectUrl: pageOf(request, language) };
  }

  app.register(async (scope: App) => {
    readForms(scope);
    scope.post(
      `${PATH}/one-tap`,
      {
        config: rateClass('sign-in'),
        schema: {
          ...TAGS,
          consumes: ['multipart/form-data'],
          querystring: z.object({ network: z.optional(OneTapClientAnswer.shape.network) }),
          body: OneTapForm,
          response: { 200: OneTapAnswer },
        },
        preHandler: requireSameOrigin,
      },
      (request, reply) => watched(request, 'login', () => enter(request, reply, request.query)),
    );
  });

  app.get(
    `${PATH}/registration`,
    {
      schema: { ...TAGS, response: { 200: PendingSocialAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const person = await social.store.pending(request.cookies[PENDING_COOKIE]);
      const { network, name = null, currency, countryId } = person;
      const { countryIds = {} } = await auth.configuration();
      const country = Object.keys(countryIds).find((code) => countryIds[code] === countryId);
      return { network, name, currency, country: country?.toUpperCase() ?? null };
    },
  );

  app.post(
    '/web-api/auth/v1/registration/social',
    {
      config: rateClass('registration'),
      schema: { ...TAGS, body: SocialRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'registration', async () => {
        const grant = await auth.registration.social(request.body, async (client, playerId) => {
          const person = await social.store.take(client, request.cookies[PENDING_COOKIE]);
          await social.store.link(client, { ...person, playerId });
        });
        await onRegistered(grant.player.id, request);
        reply.clearCookie(PENDING_COOKIE, cookie(request, 0));
        return browser.grant(request, reply, grant);
      }),
  );
}

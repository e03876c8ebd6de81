import {
  DisconnectAnswer,
  FullRegistration,
  Login,
  OneClickRegistration,
  ProfileAnswer,
  SessionAnswer,
  SessionCheckAnswer,
  TokenAnswer,
} from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import { type Player, playerOf } from '../platform/player.ts';
import { rateClass } from '../platform/rate-limits.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Auth } from './auth.ts';
import { verifyPassword } from './passwords.ts';
import { findByLogin, findPlayer } from './players.ts';
import { requireSameOrigin } from './same-origin.ts';
import {
  MARKER_COOKIE,
  REFRESH_COOKIE,
  SESSION_COOKIE,
  TOKEN_COOKIE,
  clearSessionCookies,
  setSessionCookies,
} from './session-cookies.ts';
import type { SessionGrant } from './sessions.ts';

export interface AuthRouteOptions {
  readonly auth: Auth;
  /** Whether a player has ever deposited. */
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
}

const TAGS = { tags: ['auth'] };

/** Registration, login, token refresh, disconnect and the profile. */
export function registerAuthRoutes(app: App, options: AuthRouteOptions): void {
  const { auth, hasDeposit } = options;
  app.setVerifyToken(auth.tokens.verify);

  async function grantAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    grant: SessionGrant,
  ): Promise<{ userId: string; token: string }> {
    const access = await auth.tokens.issue(grant.player);
    setSessionCookies(request, reply, { grant, access });
    reply.header('cache-control', 'no-store');
    return { userId: grant.player.id, token: access.token };
  }

  /** The player by the access token that the browser holds, when it is still good. */
  async function currentToken(
    request: FastifyRequest,
  ): Promise<{ token: string; player: Player } | undefined> {
    const token = request.cookies[TOKEN_COOKIE];
    if (token === undefined) {
      return undefined;
    }
    return auth.tokens.verify(token).then(
      (player) => ({ token, player }),
      () => undefined,
    );
  }

  async function whoIsIt(request: FastifyRequest): Promise<Player | undefined> {
    const refresh = request.cookies[REFRESH_COOKIE];
    return (
      (await currentToken(request))?.player ??
      (refresh === undefined ? undefined : await auth.sessions.peek(refresh))
    );
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<{ token: string }> {
    const cookie = request.cookies[REFRESH_COOKIE];
    const outcome =
      cookie === undefined ? { kind: 'refused' as const } : await auth.sessions.refresh(cookie);
    if (outcome.kind === 'granted') {
      const { token } = await grantAnswer(request, reply, outcome.grant);
      return { token };
    }
    if (outcome.kind === 'reused') {
      request.log.warn({ player: outcome.player.id }, 'a refresh token was used twice');
      await auth.endSession(outcome.player, 'token-reused');
    }
    clearSessionCookies(reply);
    throw new ApiError('unauthorized', 'sign in again');
  }

  app.post(
    '/web-api/auth/v1/registration/full',
    {
      config: rateClass('credentials'),
      schema: { ...TAGS, body: FullRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) =>
      grantAnswer(request, reply, await auth.registration.full(request.body)),
  );

  app.post(
    '/web-api/auth/v1/registration/one-click',
    {
      config: rateClass('credentials'),
      schema: { ...TAGS, body: OneClickRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const { grant, password } = await auth.registration.oneClick(request.body);
      const answer = await grantAnswer(request, reply, grant);
      return { ...answer, credentials: { login: grant.player.id, password } };
    },
  );

  app.post(
    '/web-api/auth/v1/login',
    {
      config: rateClass('credentials'),
      schema: { ...TAGS, body: Login, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const { login, password, remember } = request.body;
      await auth.guard.begin(login);
      const player = await findByLogin(auth.pool, login);
      const matches = await verifyPassword(player?.passwordHash, password);
      if (player === undefined || !matches) {
        throw new ApiError('credentials_wrong', 'the login or the password is wrong');
      }
      await auth.guard.succeed(login);
      const grant = await inTransaction(auth.pool, (client) =>
        auth.sessions.start(client, { playerId: player.id, remember }),
      );
      return grantAnswer(request, reply, grant);
    },
  );

  app.post(
    '/web-api/auth/v1/disconnect',
    {
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: DisconnectAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const player = await whoIsIt(request);
      if (player !== undefined) {
        await auth.endSession(player, 'disconnected');
      }
      clearSessionCookies(reply);
      return { success: true };
    },
  );

  app.get(
    '/web-api/user/gettoken',
    {
      config: rateClass('session'),
      schema: {
        ...TAGS,
        querystring: z.object({ force_refresh: z.optional(z.string()) }),
        response: { 200: TokenAnswer },
      },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const current =
        request.query.force_refresh === 'true' ? undefined : await currentToken(request);
      return current === undefined ? refresh(request, reply) : { token: current.token };
    },
  );

  app.get(
    '/web-api/session-check',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: SessionCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = await whoIsIt(request);
      if (player === undefined && request.cookies[MARKER_COOKIE] !== undefined) {
        clearSessionCookies(reply);
      }
      return { user_id: player?.id ?? null };
    },
  );

  app.get(
    '/web-api/session',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: SessionCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').setCookie(SESSION_COOKIE, '1', {
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
      return { user_id: (await whoIsIt(request))?.id ?? null };
    },
  );

  app.get(
    '/web-api/user/v1/profile',
    {
      schema: { ...TAGS, response: { 200: ProfileAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      const { id } = playerOf(request);
      const [player, deposited] = await Promise.all([findPlayer(auth.pool, id), hasDeposit(id)]);
      if (player === undefined) {
        throw new ApiError('unauthorized', 'this account is gone');
      }
      reply.header('cache-control', 'no-store');
      return {
        userId: player.id,
        email: player.email ?? null,
        name: player.name,
        surname: player.surname,
        country: player.country,
        currency: player.currency,
        registeredAt: player.registeredAt,
        hasDeposit: deposited,
      };
    },
  );
}

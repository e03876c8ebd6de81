import { SIGNED_OUT_COOKIE, TOKEN_COOKIE } from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import type { Auth } from './auth.ts';
import {
  type CookieRules,
  REFRESH_COOKIE,
  clearSessionCookies,
  cookieRules,
  setSessionCookies,
} from './session-cookies.ts';
import type { OnNewDevice } from './new-device-notice.ts';
import { deviceOf } from './session-device.ts';
import type { SessionGrant } from './session-grant.ts';
import { END_REASONS } from './session-ending.ts';

type HandOver = (
  request: FastifyRequest,
  reply: FastifyReply,
  grant: SessionGrant,
) => Promise<{ readonly userId: string; readonly token: string }>;

/** Sign-ins as a browser has them: in its cookies. */
export interface BrowserSessions {
  readonly rules: () => Promise<CookieRules>;
  /**
   * Hands a sign-in over; one that was meant to end before it ends now.
   * @throws ApiError `two_factor_required` where the player's code must come first; the sign-in is discarded
   */
  readonly grant: HandOver;
  /** The same for a sign-in that needs no code any longer. */
  readonly grantProved: HandOver;
  /** The player by the access token of the browser, when it is still good. */
  readonly current: (
    request: FastifyRequest,
  ) => Promise<{ readonly token: string; readonly player: Player } | undefined>;
  /** Whose sign-in the cookies belong to, whatever was meant to become of it. */
  readonly owner: (request: FastifyRequest) => Promise<Player | undefined>;
  /** A new access token for the refresh token. @throws ApiError `unauthorized` */
  readonly renew: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ readonly token: string }>;
}

/** Called for every sign-in, a registration included, with the request that it came with. */
export type OnSignedIn = (playerId: string, request: FastifyRequest) => Promise<void>;

export interface BrowserSessionOptions {
  readonly onNewDevice?: OnNewDevice | undefined;
  readonly onSignedIn?: OnSignedIn | undefined;
  /** The country of a visitor, lower case; undefined where it is not known. */
  readonly countryOf?: ((request: FastifyRequest) => string | undefined) | undefined;
}

/** Whether the player has signed out here without the server hearing of it. */
export function isSignedOut(request: FastifyRequest): boolean {
  return request.cookies[SIGNED_OUT_COOKIE] !== undefined;
}

/** The player by the access token of the browser, when it is still good. */
async function readCurrent(auth: Auth, request: FastifyRequest) {
  const token = request.cookies[TOKEN_COOKIE];
  if (token === undefined) {
    return undefined;
  }
  return auth.tokens.verify(token).then(
    (player) => ({ token, player }),
    () => undefined,
  );
}

/** The sign-in of the browser's refresh token, which is used up; undefined where it counts no longer. */
async function refreshed(auth: Auth, request: FastifyRequest): Promise<SessionGrant | undefined> {
  const cookie = request.cookies[REFRESH_COOKIE];
  const outcome = cookie === undefined ? undefined : await auth.sessions.refresh(cookie);
  if (outcome?.kind === 'reused') {
    request.log.warn({ player: outcome.player.id }, 'a refresh token was used twice');
    await auth.endSession(outcome.player, END_REASONS.tokenReused);
  }
  return outcome?.kind === 'granted' ? outcome.grant : undefined;
}

/** Reads and writes sign-ins in a browser's cookies. */
export function createBrowserSessions(
  auth: Auth,
  { onSignedIn, onNewDevice, countryOf }: BrowserSessionOptions = {},
): BrowserSessions {
  const rules = async () => cookieRules((await auth.configuration()).flags);

  async function hand(request: FastifyRequest, reply: FastifyReply, grant: SessionGrant) {
    const access = await auth.tokens.issue(grant);
    setSessionCookies(request, reply, {
      grant,
      access,
      now: auth.clock(),
      rules: await rules(),
    });
    reply.header('cache-control', 'no-store');
    return { userId: grant.player.id, token: access.token };
  }

  const current = (request: FastifyRequest) => readCurrent(auth, request);

  async function owner(request: FastifyRequest): Promise<Player | undefined> {
    const refresh = request.cookies[REFRESH_COOKIE];
    return (
      (await current(request))?.player ??
      (refresh === undefined ? undefined : await auth.sessions.peek(refresh))
    );
  }

  const grantProved: HandOver = async (request, reply, grant) => {
    const left = isSignedOut(request) ? await owner(request) : undefined;
    if (left !== undefined) {
      await auth.endSession(left, END_REASONS.disconnected);
    }
    await auth.ownSessions.describe(
      grant.player.sessionId,
      deviceOf(request, countryOf?.(request)),
    );
    await onSignedIn?.(grant.player.id, request);
    if (auth.knownBrowsers.of(request, grant.player.id) === undefined) {
      await onNewDevice?.(grant.player, request);
    }
    const signIn = { playerId: grant.player.id, rules: await rules() };
    auth.knownBrowsers.remember(request, reply, signIn);
    return hand(request, reply, grant);
  };

  return {
    rules,
    current,
    owner,
    grantProved,
    grant: async (request, reply, grant) => {
      if (await auth.twoFactor.isOn(grant.player.id)) {
        const { player, remember } = grant;
        await auth.sessions.discard(player.sessionId);
        const pending = { playerId: player.id, remember, rules: await rules() };
        await auth.pendingSignIns.keep(request, reply, pending);
        throw new ApiError('two_factor_required', 'the code of the app comes next');
      }
      return grantProved(request, reply, grant);
    },
    renew: async (request, reply) => {
      if (isSignedOut(request)) {
        throw new ApiError('unauthorized', 'this browser has signed out');
      }
      const grant = await refreshed(auth, request);
      if (grant === undefined) {
        clearSessionCookies(request, reply, await rules());
        throw new ApiError('unauthorized', 'sign in again');
      }
      const { token } = await hand(request, reply, grant);
      return { token };
    },
  };
}

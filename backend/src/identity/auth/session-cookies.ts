import { MARKER_COOKIE, SIGNED_OUT_COOKIE, TOKEN_COOKIE } from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedToken } from './access-tokens.ts';
import type { SessionGrant } from './session-grant.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';

/** Http-only, sent to the API alone. */
export const REFRESH_COOKIE = 'tl_refresh';

const REFRESH_PATH = '/web-api';

/** How cookies are written where other sites embed our pages (platform.txt §7, session check). */
export interface CookieRules {
  readonly sameSiteNone: boolean;
  readonly partitioned: boolean;
}

/** The rules that the site's flags state. */
export function cookieRules(flags: Readonly<Record<string, boolean>>): CookieRules {
  return {
    sameSiteNone: flags['sameSiteNone'] === true,
    partitioned: flags['partitionedCookies'] === true,
  };
}

/** What every cookie of a sign-in has, under the site's rules. */
export function cookieAttributes(
  request: FastifyRequest,
  rules: CookieRules,
  sameSite: 'strict' | 'lax',
) {
  return {
    sameSite: rules.sameSiteNone ? ('none' as const) : sameSite,
    // Browsers take neither of the two without it.
    secure: mustBeSecure(request) || rules.sameSiteNone || rules.partitioned,
    ...(rules.partitioned ? { partitioned: true } : {}),
  };
}

/** Gives the browser its sign-in. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: {
    readonly grant: SessionGrant;
    readonly access: IssuedToken;
    readonly now: number;
    readonly rules: CookieRules;
  },
): void {
  const { grant, access, now, rules } = session;
  // `Max-Age` in addition to the date: a phone whose clock is a day ahead would drop the cookie immediately.
  const until = (time: number) => ({
    expires: new Date(time),
    maxAge: Math.max(0, Math.round((time - now) / 1000)),
  });
  // Without "remember me" the cookies live as long as the browser.
  const lifetime = grant.remember ? until(grant.expiresAt) : {};
  reply
    .setCookie(REFRESH_COOKIE, grant.refreshToken, {
      ...cookieAttributes(request, rules, 'strict'),
      ...lifetime,
      path: REFRESH_PATH,
      httpOnly: true,
    })
    .setCookie(MARKER_COOKIE, '1', {
      ...cookieAttributes(request, rules, 'lax'),
      ...lifetime,
      path: '/',
    })
    .setCookie(TOKEN_COOKIE, access.token, {
      ...cookieAttributes(request, rules, 'strict'),
      ...until(access.expiresAt),
      path: '/',
    });
  if (request.cookies[SIGNED_OUT_COOKIE] !== undefined) {
    reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
  }
}

/** Gives back the marker that a signed-in browser has lost; it goes when the browser closes. */
export function setMarker(request: FastifyRequest, reply: FastifyReply, rules: CookieRules): void {
  reply.setCookie(MARKER_COOKIE, '1', { ...cookieAttributes(request, rules, 'lax'), path: '/' });
}

/** Takes the sign-in away from the browser. */
export function clearSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: CookieRules,
): void {
  reply
    .clearCookie(REFRESH_COOKIE, {
      ...cookieAttributes(request, rules, 'strict'),
      path: REFRESH_PATH,
    })
    .clearCookie(MARKER_COOKIE, { ...cookieAttributes(request, rules, 'lax'), path: '/' })
    .clearCookie(TOKEN_COOKIE, { ...cookieAttributes(request, rules, 'strict'), path: '/' });
}

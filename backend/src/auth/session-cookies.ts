import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedToken } from './access-tokens.ts';
import type { SessionGrant } from './sessions.ts';

/** Http-only, sent to the API alone. */
export const REFRESH_COOKIE = 'tl_refresh';
/** Readable: somebody is signed in. Proves nothing. */
export const MARKER_COOKIE = 'ua';
/** Readable: the access token, so that a reload needs no refresh. */
export const TOKEN_COOKIE = 'user_token';
/** Readable: `/web-api/session` has been asked. */
export const SESSION_COOKIE = 'tl_session';

const REFRESH_PATH = '/web-api';

/** Gives the browser its sign-in. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { readonly grant: SessionGrant; readonly access: IssuedToken },
): void {
  const { grant, access } = session;
  const secure = request.protocol === 'https';
  // Without "remember me" the cookies live as long as the browser.
  const lifetime = grant.remember ? { expires: new Date(grant.expiresAt) } : {};
  reply
    .setCookie(REFRESH_COOKIE, grant.refreshToken, {
      ...lifetime,
      path: REFRESH_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure,
    })
    .setCookie(MARKER_COOKIE, '1', { ...lifetime, path: '/', sameSite: 'lax', secure })
    .setCookie(TOKEN_COOKIE, access.token, {
      path: '/',
      sameSite: 'strict',
      secure,
      expires: new Date(access.expiresAt),
    });
}

/** Takes the sign-in away from the browser. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply
    .clearCookie(REFRESH_COOKIE, { path: REFRESH_PATH })
    .clearCookie(MARKER_COOKIE, { path: '/' })
    .clearCookie(TOKEN_COOKIE, { path: '/' });
}

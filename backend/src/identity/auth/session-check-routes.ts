import { MARKER_COOKIE, SESSION_COOKIE, SessionCheckAnswer } from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import { type BrowserSessions, isSignedOut } from './browser-sessions.ts';
import { clearSessionCookies, setMarker } from './session-cookies.ts';

const TAGS = { tags: ['auth'] };

/** The calls by which pages find out whether their browser is signed in (platform.txt §7). */
export function registerSessionCheckRoutes(
  app: App,
  { browser }: { readonly browser: BrowserSessions },
): void {
  app.get(
    '/web-api/session-check',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: SessionCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = isSignedOut(request) ? undefined : await browser.owner(request);
      const hasMarker = request.cookies[MARKER_COOKIE] !== undefined;
      if (player === undefined && hasMarker) {
        clearSessionCookies(request, reply, await browser.rules());
      } else if (player !== undefined && !hasMarker) {
        const rules = await browser.rules();
        // Both the site and the page must declare that it is embedded.
        setMarker(request, reply, {
          sameSiteNone: rules.sameSiteNone && request.headers['x-same-site'] === 'none',
          partitioned: rules.partitioned && request.headers['x-partitioned'] === '1',
        });
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
        secure: mustBeSecure(request),
      });
      const player = isSignedOut(request) ? undefined : await browser.owner(request);
      return { user_id: player?.id ?? null };
    },
  );
}

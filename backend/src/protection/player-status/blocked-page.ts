import { html } from '@touchline/domain/html';
import {
  chooseLanguage,
  LANGUAGES,
  parseAcceptLanguage,
  withLanguage,
} from '@touchline/domain/languages';
import { homeUnlessBanned, type PlayerStatus } from '@touchline/domain/navigation';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { sendHostedPage } from '../../platform/http/hosted-page.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** The status of the page's caller: undefined for visitors, `unknown` where it is not known. */
export type PlayerOfPage = (
  request: FastifyRequest,
) => Promise<PlayerStatus | 'unknown' | undefined>;

const FALLBACK = 'en';
/** Routes that banned players may open, so the page may link there. */
const SUPPORT = '/support';

function blockedPage(language: string) {
  const { title, text, support } = serverTexts(language).blocked;
  const main = html`<h1>${title}</h1><article><p>${text}</p></article>
<a class="button" href="/${language}${SUPPORT}">${support}</a>`;
  return { language, title, main };
}

/**
 * The page that banned players are sent to unless configuration names another. It is outside the
 * router and its guards, so that nothing redirects from it; all others are sent home from it
 * (platform.txt §4). It stays where a player's status is unknown.
 */
export function registerBlockedPage(app: App, playerOf: PlayerOfPage): void {
  app.get('/blocked', { schema: { hide: true } }, async (request, reply) => {
    const { language } = chooseLanguage({
      available: LANGUAGES,
      hidden: [],
      authenticated: true,
      address: undefined,
      cookie: request.cookies['lng'],
      browser: parseAcceptLanguage(request.headers['accept-language'] ?? ''),
      fallback: FALLBACK,
    });
    const player = await playerOf(request);
    const home = player === 'unknown' ? undefined : homeUnlessBanned(player);
    if (home !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(withLanguage(language, home), 302);
    }
    reply.code(403).header('content-language', language);
    return sendHostedPage(reply, blockedPage(language));
  });
}

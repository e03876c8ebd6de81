import {
  chooseLanguage,
  directionOf,
  LANGUAGES,
  parseAcceptLanguage,
  withLanguage,
} from '@touchline/domain/languages';
import { homeUnlessBanned, type PlayerStanding } from '@touchline/domain/navigation';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** The status of the page's caller: undefined for visitors, `unknown` where it is not known. */
export type PlayerOfPage = (
  request: FastifyRequest,
) => Promise<PlayerStanding | 'unknown' | undefined>;

const FALLBACK = 'en';
/** Routes that banned players may open, so the page may link there. */
const SUPPORT = '/support';

function page(language: string): string {
  const { title, text, support } = serverTexts(language).blocked;
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="/${language}${SUPPORT}">${support}</a></p></main></body></html>`,
  ].join('');
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
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .send(page(language));
  });
}

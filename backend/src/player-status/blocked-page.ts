import { chooseLanguage, directionOf, parseAcceptLanguage } from '@touchline/domain';
import type { App } from '../platform/app.ts';
import { BLOCKED_TEXTS } from './blocked-texts.ts';

const FALLBACK = 'en';
/** Routes that banned players may open, so the page may lead there. */
const SUPPORT = '/support';

const NO_TEXT = { title: '', text: '', support: '' } as const;

function page(language: string): string {
  const { title, text, support } = BLOCKED_TEXTS[language] ?? NO_TEXT;
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="/${language}${SUPPORT}">${support}</a></p></main></body></html>`,
  ].join('');
}

/**
 * The page that banned players are sent to unless configuration names another. It stands outside the
 * router and its guards, so that nothing leads on from it.
 */
export function registerBlockedPage(app: App): void {
  app.get('/blocked', { schema: { hide: true } }, async (request, reply) => {
    const { language } = chooseLanguage({
      available: Object.keys(BLOCKED_TEXTS),
      hidden: [],
      authenticated: true,
      address: undefined,
      cookie: request.cookies['lng'],
      browser: parseAcceptLanguage(request.headers['accept-language'] ?? ''),
      fallback: FALLBACK,
    });
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .send(page(language));
  });
}

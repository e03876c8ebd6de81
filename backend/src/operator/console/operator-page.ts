import { randomBytes } from 'node:crypto';
import type { Composition } from '@touchline/contracts/releases';
import { chooseLanguage, LANGUAGES, parseAcceptLanguage } from '@touchline/domain/languages';
import { consolePolicy, hasConsole, renderConsoleDocument } from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';

/** What the operator chose for the console alone; written by the console itself. */
const LANGUAGE_COOKIE = 'operator_language';
const THEME_COOKIE = 'operator_theme';

/**
 * `/operator/…`: the console's document, the same for each of its views. It is for everybody to
 * load and contains nothing; its requests need the operator's sign-in.
 */
export function registerOperatorPage(
  app: App,
  options: { readonly compositionOf: () => Composition },
): void {
  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const composition = options.compositionOf();
    if (!hasConsole(composition)) {
      throw new ApiError('unavailable', 'the console has not been published yet');
    }
    const nonce = randomBytes(18).toString('base64');
    const theme = request.cookies[THEME_COOKIE];
    const { language } = chooseLanguage({
      available: [...LANGUAGES],
      hidden: [],
      authenticated: false,
      address: undefined,
      cookie: request.cookies[LANGUAGE_COOKIE],
      browser: parseAcceptLanguage(request.headers['accept-language'] ?? ''),
      fallback: 'en',
    });
    const document = renderConsoleDocument({
      composition,
      language,
      theme: theme === 'dark' || theme === 'light' ? theme : undefined,
      nonce,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .header('content-security-policy', consolePolicy(nonce))
      .header('referrer-policy', 'no-referrer')
      .send(document);
  }

  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/operator'));
  app.get('/operator', { schema: { hide: true } }, send);
  app.get('/operator/*', { schema: { hide: true } }, send);
}

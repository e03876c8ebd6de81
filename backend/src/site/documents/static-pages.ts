import { randomBytes } from 'node:crypto';
import { chooseLanguage, LANGUAGES, parseAcceptLanguage } from '@touchline/domain/languages';
import {
  renderNoConfiguration,
  renderOldBrowser,
  type StaticPageInput,
  staticPagePolicy,
} from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds after which a browser or crawler may retry a site that has no configuration. */
const NO_CONFIGURATION_RETRY_SECONDS = 10;

function send(reply: FastifyReply, render: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', staticPagePolicy(nonce))
    .send(render(nonce));
}

/** Answers that the site has no configuration, in the language that is chosen without one. */
export function sendNoConfiguration(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = chooseLanguage({
    available: [...LANGUAGES],
    hidden: [],
    authenticated: false,
    address: request.url.split(/[/?]/)[1],
    cookie: request.cookies['lng'],
    browser: parseAcceptLanguage(request.headers['accept-language'] ?? ''),
    fallback: 'en',
  });
  reply.code(503).header('retry-after', String(NO_CONFIGURATION_RETRY_SECONDS));
  const { url, hostname: brand } = request;
  return send(reply, (nonce) => renderNoConfiguration({ language, brand, url, nonce }));
}

/** Answers the page for browsers that are too old. */
export function sendOldBrowser(
  reply: FastifyReply,
  given: Omit<StaticPageInput, 'nonce'>,
): FastifyReply {
  return send(reply, (nonce) => renderOldBrowser({ ...given, nonce }));
}

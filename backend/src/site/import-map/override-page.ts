import { randomBytes } from 'node:crypto';
import { chooseLanguage, LANGUAGES, parseAcceptLanguage } from '@touchline/domain/languages';
import { overridePagePolicy } from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page about an override, in the visitor's language. */
export async function sendOverridePage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    brand,
    render,
  }: {
    /** The site's name. */
    readonly brand: () => Promise<string>;
    readonly render: (given: { language: string; brand: string; nonce: string }) => string;
  },
): Promise<FastifyReply> {
  const { language } = chooseLanguage({
    available: [...LANGUAGES],
    hidden: [],
    authenticated: false,
    address: undefined,
    cookie: request.cookies['lng'],
    browser: parseAcceptLanguage(request.headers['accept-language'] ?? ''),
    fallback: 'en',
  });
  const nonce = randomBytes(18).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', overridePagePolicy(nonce))
    .header('referrer-policy', 'same-origin')
    .send(render({ language, brand: await brand(), nonce }));
}

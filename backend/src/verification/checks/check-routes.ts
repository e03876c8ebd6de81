import { createHash } from 'node:crypto';
import { languageWithTexts } from '@touchline/domain/languages';
import { OpenCheckAnswer, VerificationAnswer } from '@touchline/contracts/verification';
import { text } from '@touchline/contracts/text';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { requestsPerMinute } from '../../platform/http/rate-limits.ts';
import { readVerification } from '../read-verification.ts';
import type { VerificationOptions } from '../verification-options.ts';
import { applyNews } from './apply-news.ts';
import { lookUpCheck } from './look-up-check.ts';
import { openCheck } from './open-check.ts';

const CHECK = '/documents-api/v1/check';
const TAGS = { tags: ['verification'] };
/** Each press makes a call at the provider. */
const CALLS_A_MINUTE = 12;

/** `https://host` of the site; undefined where it is not known for sure. */
export type OriginOf = (request: FastifyRequest) => string | undefined;

function requireOrigin(originOf: OriginOf, request: FastifyRequest): string {
  const origin = originOf(request);
  if (origin === undefined) {
    throw new ApiError('unavailable', 'set PUBLIC_URL: the way back from the provider leads there');
  }
  return origin;
}

function registerPlayerCalls(
  app: App,
  options: VerificationOptions,
  { originOf }: { readonly originOf: OriginOf },
): void {
  const preHandler = app.requirePlayer;
  const config = requestsPerMinute(CALLS_A_MINUTE);
  app.post(
    CHECK,
    { preHandler, config, schema: { ...TAGS, response: { 200: OpenCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return openCheck(options, {
        playerId: playerOf(request).id,
        language: languageWithTexts(languageOf(request)),
        origin: requireOrigin(originOf, request),
      });
    },
  );
  app.post(
    `${CHECK}/look-up`,
    { preHandler, config, schema: { ...TAGS, response: { 200: VerificationAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = playerOf(request);
      await lookUpCheck(options, id);
      return readVerification(options, options.pool, id);
    },
  );
}

/** What the provider reports: it signs, and no one else has a say. */
async function registerReports(app: App, options: VerificationOptions): Promise<void> {
  await app.register(async (scope: App) => {
    // Signatures are over the bytes: the body stays text until it has been verified.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/documents-api/v1/callbacks/:provider',
      {
        config: { rateLimit: false },
        schema: {
          ...TAGS,
          params: z.object({ provider: text().check(z.maxLength(40)) }),
          body: text(),
          response: { 200: z.object({ status: z.enum(['applied', 'ignored']) }) },
        },
      },
      async ({ params, headers, body }) => {
        const { provider } = options;
        if (provider?.id !== params.provider) {
          throw new ApiError('not_found', 'there is no such provider');
        }
        const news = provider.readReport({ headers, body });
        if (news === undefined) {
          return { status: 'ignored' as const };
        }
        const digest = createHash('sha256').update(body).digest();
        await applyNews(options, { provider: provider.id, news, digest });
        return { status: 'applied' as const };
      },
    );
  });
}

/** The check of identities by a provider: players open it and return from it, the provider reports it. */
export async function registerCheckRoutes(
  app: App,
  options: VerificationOptions,
  site: { readonly originOf: OriginOf },
): Promise<void> {
  registerPlayerCalls(app, options, site);
  await registerReports(app, options);
}

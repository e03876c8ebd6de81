import { FINGERPRINT_APP, Fingerprint, FingerprintRequest } from '@touchline/contracts/identity';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type ApiScript, createApiScript } from './api-script.ts';
import type { Fingerprints } from './fingerprints.ts';

const TAGS = { tags: ['fingerprint'] };
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const AppParameter = z.object({ id: text().check(z.maxLength(40)) });

function assertKnown(app: string): void {
  if (app !== FINGERPRINT_APP) {
    throw new ApiError('not_found', `there is no application "${app}"`);
  }
}

/** The script at its fixed path, and the call behind it. */
export function registerFingerprintRoutes(
  app: App,
  { fingerprints }: { readonly fingerprints: Fingerprints },
): void {
  let script: ApiScript | undefined;

  app.get(
    '/hd-api/external/apps/:id/api.js',
    { schema: { ...TAGS, params: AppParameter } },
    async (request, reply) => {
      assertKnown(request.params.id);
      script ??= createApiScript(FINGERPRINT_APP);
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', CACHE_CONTROL)
        .header('vary', 'accept-encoding')
        .header('etag', script.etag);
      if (request.headers['if-none-match'] === script.etag) {
        return reply.code(304).send();
      }
      return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
        ? reply.header('content-encoding', 'br').send(script.brotli)
        : reply.send(script.text);
    },
  );

  app.post(
    '/hd-api/external/apps/:id/fingerprint',
    {
      config: rateClass('session'),
      bodyLimit: 8192,
      schema: {
        ...TAGS,
        params: AppParameter,
        body: FingerprintRequest,
        response: { 200: Fingerprint },
      },
    },
    async (request, reply) => {
      assertKnown(request.params.id);
      reply.header('cache-control', 'no-store');
      return fingerprints.issue(request, request.body);
    },
  );
}

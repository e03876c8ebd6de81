import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';

/** A year, and never asked again: a published file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves published artefacts, `/assets/<plugin>/<version>/…`, compressed by the build. */
export async function registerAssets(
  app: App,
  options: { readonly directory: string },
): Promise<void> {
  mkdirSync(options.directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: options.directory,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    etag: true,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', IMMUTABLE);
      // Overrides load a plugin of one site into the page of another.
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // The static plugin answers unknown files through the not-found handler; say so in our words.
    if (reply.statusCode === 404 && request.url.startsWith('/assets/')) {
      reply.header('cache-control', 'no-store');
    }
    return payload;
  });
}

/** What an unknown asset is answered. */
export function assetNotFound(url: string): ApiError {
  return new ApiError('not_found', `there is no published file ${url.split('?')[0]}`);
}

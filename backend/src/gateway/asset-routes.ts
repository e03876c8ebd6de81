import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
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
      reply.setHeader('vary', 'accept-encoding');
      // Overrides load a plugin of one site into the page of another.
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { App } from '../platform/app.ts';

/** A year, and never asked again: a published file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What matters for a page or a frame, and would be a fifth of the bytes of a small file. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Serves published artefacts, `/assets/<plugin>/<version>/…`, compressed by the build. */
export async function registerAssets(
  app: App,
  options: { readonly directory: string },
): Promise<void> {
  mkdirSync(options.directory, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode === 200) {
        for (const name of FOR_PAGES) {
          reply.removeHeader(name);
        }
      }
      return payload;
    });
    await scope.register(fastifyStatic, {
      root: options.directory,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      cacheControl: false,
      // Nobody asks again for what is immutable.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', IMMUTABLE);
        reply.setHeader('vary', 'accept-encoding');
        // Overrides load a plugin of one site into the page of another.
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });
}

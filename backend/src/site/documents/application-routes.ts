import { randomBytes } from 'node:crypto';
import { SERVICE_WORKER_PATH } from '@touchline/contracts/site';
import {
  offlinePolicy,
  renderOfflinePage,
  serviceWorkerScript,
  webManifest,
} from '@touchline/root-config/server';
import * as z from 'zod/mini';
import type { Configuration } from '../configuration/configuration.ts';
import type { App } from '../../platform/http/app.ts';

const Query = z.object({ lng: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), 'en') });

/** What makes the site an application: its manifest, its service worker, its offline page. */
export function registerApplication(app: App, configuration: Configuration): void {
  const hidden = { schema: { hide: true } };

  app.get(
    '/manifest.json',
    { schema: { hide: true, querystring: Query } },
    async (request, reply) => {
      const { core, application } = await configuration.read();
      const { lng } = request.query;
      const language = core.languages.includes(lng) ? lng : core.defaultLanguage;
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .serializer((body: unknown) => JSON.stringify(body))
        .send(webManifest({ language, brand: core.brand, ...application }));
    },
  );

  app.get(SERVICE_WORKER_PATH, hidden, async (_request, reply) => {
    const { core, application } = await configuration.read();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(serviceWorkerScript(core.languages, application.iconsVersion));
  });

  app.get(
    '/offline.html',
    { schema: { hide: true, querystring: Query } },
    async (request, reply) => {
      const { core } = await configuration.read();
      const nonce = randomBytes(18).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', offlinePolicy(nonce))
        .send(renderOfflinePage({ language: request.query.lng, brand: core.brand, nonce }));
    },
  );
}

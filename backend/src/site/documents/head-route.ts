import { setTimeout as wait } from 'node:timers/promises';
import { PageHead } from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import { decidePage, describePage } from '@touchline/root-config/server';
import * as z from 'zod/mini';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { getInternally } from '../../platform/http/internal-call.ts';
import type { CompositionOf } from './document-options.ts';
import { originOf } from './origin-of.ts';
import type { SeoOfPage } from '../seo/seo-of-page.ts';
import type { SiteOf } from './site-cache.ts';
import type { Visitors } from '../visitors/visitors.ts';

/** No one waits for it: the page is there already. */
const DATA_DEADLINE_MS = 500;

/** The head of an address, for pages that are reached without a new document. */
export function registerHead(
  app: App,
  options: {
    readonly configuration: Configuration;
    readonly compositionOf: CompositionOf;
    readonly visitors: Visitors;
    readonly siteOf: SiteOf;
    readonly seo: SeoOfPage;
    readonly publicUrl: string | undefined;
  },
): void {
  const { configuration, compositionOf, visitors, siteOf, seo, publicUrl } = options;
  app.get(
    '/seo-api/v1/head',
    {
      schema: {
        tags: ['seo'],
        querystring: z.object({ path: text().check(z.maxLength(600), z.regex(/^\/[a-z]{2}/)) }),
        response: { 200: PageHead },
      },
    },
    async (request, reply) => {
      const id = visitors.of(request, reply);
      const [settings, composition] = await Promise.all([
        configuration.read(),
        compositionOf({ id, request }),
      ]);
      if (composition === undefined) {
        throw new ApiError('unavailable', 'nothing has been published yet');
      }
      const site = siteOf(composition);
      const decision = decidePage({
        site,
        configuration: settings.core,
        request: {
          url: request.query.path,
          cookies: request.cookies,
          acceptLanguage: '',
          userAgent: request.headers['user-agent'] ?? '',
        },
      });
      if (decision.kind === 'redirect') {
        // Left in the same moment, for example by a player who has just signed in on a visitors' page.
        return { metas: [{ name: 'robots', content: 'noindex' }], links: [] };
      }
      const { page } = decision;
      reply.header('cache-control', 'private, max-age=60');
      return describePage({
        site,
        page,
        configuration: settings.core,
        seo: await seo(page, settings),
        origin: originOf(request, publicUrl),
        read: (path) => getInternally(app, { path, language: page.language }),
        deadline: () => wait(DATA_DEADLINE_MS, undefined, { ref: false }),
      });
    },
  );
}

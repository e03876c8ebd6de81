import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../platform/database/queryable.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import type { App } from '../platform/http/app.ts';
import type { Clock } from '../platform/clock.ts';
import { createSeoPages } from '../site/seo/seo-pages.ts';
import { registerSeoOperatorRoutes } from '../site/seo/seo-operator-routes.ts';
import { registerSeoRoutes } from '../site/seo/seo-routes.ts';
import { registerApplication } from '../site/documents/application-routes.ts';
import type { CompositionOf } from '../site/documents/document-options.ts';
import { createDocumentCache } from '../site/documents/document-cache.ts';
import { createCardOfPage, registerCards } from '../site/cards/cards.ts';
import { createVisitorCore } from '../site/documents/visitor-core.ts';
import { registerDocument } from '../site/documents/document-route.ts';
import {
  type BackendEnvironment,
  overrideOriginsOf,
  isProduction,
} from '../platform/process/environment.ts';
import { registerHead } from '../site/documents/head-route.ts';
import { cardSources } from './card-sources.ts';
import type { Modules } from './modules.ts';
import { createOverrideOf } from '../site/import-map/override-routes.ts';
import { createSeoOfPage } from '../site/seo/seo-of-page.ts';
import { registerReleaseTables } from '../site/documents/release-tables.ts';
import type { SiteCache } from '../site/documents/site-cache.ts';
import type { Renderers } from '../site/rendering/renderers.ts';
import { createSharedScreens } from '../site/rendering/shared-screens.ts';
import { registerSitemaps } from '../site/sitemap/sitemap-routes.ts';

/** The documents of the site, and what search engines and phones read of it. */
export function registerPages(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
    readonly operatorToken: string;
    readonly environment: BackendEnvironment;
    readonly book: Feed['book'];
    readonly modules: Modules;
    readonly renderers: Renderers | undefined;
  } & SiteCache,
): void {
  const { pool, clock, log, operatorToken, environment, book, modules, siteOf } = options;
  const { blocks, configuration, redirects, social } = modules;
  const { service: importMap, overrides } = modules.importMap;
  const overrideOf = createOverrideOf(overrides);
  const compositionOf: CompositionOf = async ({ id, request }) => {
    const override = overrideOf(request);
    const changed = override && (await overrides.composition({ override, visitor: id }));
    const composition = changed ?? importMap.composition({ visitor: id });
    return composition.artefacts.length === 0 ? undefined : composition;
  };
  const pages = createSeoPages({ pool, clock });
  const seo = createSeoOfPage({ pages, log });
  const publicUrl = environment.PUBLIC_URL;
  const site = { configuration, visitors: modules.visitors, compositionOf, siteOf, seo, publicUrl };
  registerSeoRoutes(app, { pages, configuration });
  registerSeoOperatorRoutes(app, { pages, operatorToken });
  registerHead(app, site);
  registerReleaseTables(app, { ...site, knownSite: options.knownSite });
  registerSitemaps(app, { ...site, clock, book });
  const cards = cardSources({ pool, clock, book, configuration });
  registerCards(app, cards);
  registerApplication(app, configuration);
  registerDocument(app, {
    ...site,
    clock,
    isProduction: isProduction(environment),
    blocks,
    cardOf: createCardOfPage(cards),
    redirects,
    scriptsOfNetworks: social.scripts,
    gameOrigins: modules.games.origins,
    overrideOf,
    overrideOrigins: overrideOriginsOf(environment),
    renderers: options.renderers,
    shareScreen: createSharedScreens(clock),
    documents: createDocumentCache(clock),
    visitorCore: createVisitorCore(),
  });
}

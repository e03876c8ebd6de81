import { allowedLanguages, withLanguage } from '@touchline/domain/languages';
import { isIndexable, robotsOfPath } from '@touchline/domain/seo';
import { decidePage, type Site } from '@touchline/root-config/server';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import type { CompositionOf } from '../documents/document-options.ts';
import type { SiteOf } from '../documents/site-cache.ts';
import type { SeoOfPage } from '../seo/seo-of-page.ts';
import { isoCodeMap } from '../seo/seo-routes.ts';
import { listedPaths, piecesOf } from './sitemap-pieces.ts';
import { eventPaths, isListed, type SitemapSection, sitemapXml, staticPaths } from './sitemap.ts';

/** Replaces in cached files the origin of the site. */
export const ANY_ORIGIN = 'https://origin.invalid';

/** What the pages of a site are known from. */
export interface SitemapSources {
  readonly compositionOf: CompositionOf;
  readonly siteOf: SiteOf;
  readonly seo: SeoOfPage;
  readonly book: Pick<MarketBook, 'events'>;
}

/** The languages in which visitors may read the site. */
export function visitorLanguages({ core }: SiteConfiguration): readonly string[] {
  const { languages: available, hiddenLanguages: hidden } = core;
  return allowedLanguages({ available, hidden, authenticated: false });
}

/** Whether a visitor gets a page there that search engines may keep. */
async function isFound(
  path: string,
  given: {
    readonly site: Site;
    readonly settings: SiteConfiguration;
    readonly language: string;
    readonly seo: SeoOfPage;
  },
): Promise<boolean> {
  const { site, settings, language, seo } = given;
  const decision = decidePage({
    site,
    configuration: settings.core,
    request: {
      url: withLanguage(language, path),
      cookies: {},
      acceptLanguage: '',
      userAgent: '',
    },
  });
  const page = decision.kind === 'page' ? decision.page : undefined;
  if (!isListed(page)) {
    return false;
  }
  const said = await seo(page, settings);
  return isIndexable({
    page: said.page.metaRobots,
    hierarchy: said.page.hierarchyMetaRobots,
    pattern: robotsOfPath(settings.seo.robots, path),
  });
}

/**
 * Writes one file, in pieces, with `ANY_ORIGIN` where the site's belongs.
 * @throws ApiError `unavailable` before anything has been published
 */
export async function writeSitemap(
  { compositionOf, siteOf, seo, book }: SitemapSources,
  request: FastifyRequest,
  file: {
    readonly language: string;
    readonly section: SitemapSection;
    readonly settings: SiteConfiguration;
  },
): Promise<readonly string[]> {
  const { language, section, settings } = file;
  const composition = await compositionOf({ id: 'sitemap', request });
  if (composition === undefined) {
    throw new ApiError('unavailable', 'nothing has been published yet');
  }
  const site = siteOf(composition);
  const all = section === 'pages' ? staticPaths(site) : eventPaths(section, book.events());
  const paths = await listedPaths(all, (path) => isFound(path, { site, settings, language, seo }));
  const codes = isoCodeMap(settings.seo.isoCodes);
  const xml = sitemapXml({
    // Never the request's host: a caller who names hosts would have a file made for each.
    origin: ANY_ORIGIN,
    language,
    codes: new Map(visitorLanguages(settings).map((other) => [other, codes[other] ?? other])),
    paths,
  });
  return piecesOf(xml);
}

import { streamOf } from '@touchline/domain/seo';
import type { Page, PageSeo } from '@touchline/root-config/server';
import type { FastifyBaseLogger } from 'fastify';
import { SeoPage } from '@touchline/contracts/site';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import type { SeoPages } from './seo-pages.ts';

/** What operators describe to search engines about a page. */
export type SeoOfPage = (page: Page, settings: SiteConfiguration) => Promise<PageSeo>;

/** A place that operators can name: parts of an address that are none of it mean nothing. */
function keyOf(part: string | undefined): string {
  return part !== undefined && /^[\w.~-]{1,80}$/.test(part) ? part : '';
}

/** Looks pages up by their place; a page goes without rather than waiting for a broken look-up. */
export function createSeoOfPage({
  pages,
  log,
}: {
  readonly pages: SeoPages;
  readonly log: FastifyBaseLogger;
}): SeoOfPage {
  return async ({ route, params, path, language }, settings) => {
    const { stream, subSection, id } = streamOf({ route: route?.name, params, path });
    const place = {
      lng: language,
      stream: keyOf(stream) || 'home',
      subSection: keyOf(subSection),
      id: keyOf(id),
    };
    const page = await pages.find(place).catch((error: unknown) => {
      log.error(error, 'search-engine data could not be read');
      return SeoPage.parse(place);
    });
    return { page, site: settings.seo };
  };
}

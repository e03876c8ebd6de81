import { SeoContent, SeoPageData, SeoPlace, SeoSports } from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';
import * as z from 'zod/mini';
import type { Configuration } from '../configuration/configuration.ts';
import type { App } from '../../platform/http/app.ts';
import { contentTree } from './content-tree.ts';
import type { SeoPages } from './seo-pages.ts';
import { seoSports } from './sports.ts';

const TAGS = { tags: ['seo'] };
const CACHED = 'public, max-age=300';

/** ISO codes by language; a site's own where search engines know a language by another. */
export function isoCodeMap(own: Readonly<Record<string, string>>): Record<string, string> {
  return { ...Object.fromEntries(LANGUAGES.map((language) => [language, language])), ...own };
}

/** Search-engine data for pages. */
export function registerSeoRoutes(
  app: App,
  options: {
    readonly pages: SeoPages;
    readonly configuration: Configuration;
  },
): void {
  const { pages, configuration } = options;

  app.get(
    '/seo-api/v1/page',
    { schema: { ...TAGS, querystring: SeoPlace, response: { 200: SeoPageData } } },
    async (request, reply) => {
      reply.header('cache-control', CACHED);
      return SeoPageData.parse(await pages.find(request.query));
    },
  );

  app.get(
    '/seo-api/v1/content',
    { schema: { ...TAGS, querystring: SeoPlace, response: { 200: SeoContent } } },
    async (request, reply) => {
      reply.header('cache-control', CACHED);
      const { style, content } = await pages.find(request.query);
      return { style, content: [...contentTree(content)] };
    },
  );

  app.get(
    '/seo-api/v1/iso-codes',
    { schema: { ...TAGS, response: { 200: z.record(z.string(), z.string()) } } },
    async (_request, reply) => {
      reply.header('cache-control', CACHED);
      return isoCodeMap((await configuration.read()).seo.isoCodes);
    },
  );

  app.get(
    '/seo-api/v1/sports',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ lng: z.optional(z.literal('en')) }),
        response: { 200: SeoSports },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', CACHED);
      return seoSports();
    },
  );
}

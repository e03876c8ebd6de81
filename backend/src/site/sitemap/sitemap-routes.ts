import { text } from '@touchline/contracts/text';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { allowedLanguages, withLanguage } from '@touchline/domain/languages';
import { isIndexable, robotsOfPath } from '@touchline/domain/seo';
import { decidePage, type Site } from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Configuration, SiteConfiguration } from '../configuration/configuration.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { isoCodeMap } from '../seo/seo-routes.ts';
import type { CompositionOf } from '../documents/document-route.ts';
import { originOf } from '../documents/origin-of.ts';
import type { SeoOfPage } from '../seo/seo-of-page.ts';
import {
  eventPaths,
  isListed,
  robotsText,
  SITEMAP_SECTIONS,
  type SitemapSection,
  sitemapIndexXml,
  sitemapXml,
  staticPaths,
} from './sitemap.ts';
import { listedPaths, piecesOf, withOrigin } from './sitemap-pieces.ts';
import type { SiteOf } from '../documents/site-cache.ts';

/** A sitemap is made again after this time; live events come and go faster than others. */
const KEEP_MS: Readonly<Record<SitemapSection, number>> = {
  pages: 600_000,
  line: 600_000,
  live: 60_000,
};
/** Replaces in cached files the origin of the site. */
const ANY_ORIGIN = 'https://origin.invalid';
const FILE = /^([a-z]{2})-(pages|live|line)\.xml(\.gz)?$/;

interface Kept {
  readonly until: number;
  readonly pieces: Promise<readonly string[]>;
}

export interface SitemapOptions {
  readonly configuration: Configuration;
  readonly compositionOf: CompositionOf;
  readonly siteOf: SiteOf;
  readonly seo: SeoOfPage;
  readonly publicUrl: string | undefined;
  readonly clock: Clock;
  readonly book: Pick<MarketBook, 'events'>;
}

function visitorLanguages({ core }: SiteConfiguration): readonly string[] {
  const { languages: available, hiddenLanguages: hidden } = core;
  return allowedLanguages({ available, hidden, authenticated: false });
}

/** What a file's addresses start with. @throws ApiError `bad_request` for no host name */
function originFor(request: FastifyRequest, publicUrl: string | undefined): string {
  const address = originOf(request, publicUrl);
  if (!URL.canParse(address)) {
    throw new ApiError('bad_request', 'the Host header is invalid');
  }
  return publicUrl === undefined ? new URL(address).origin : address;
}

/** robots.txt, the sitemap index and a sitemap for each language and section, also compressed. */
export function registerSitemaps(app: App, options: SitemapOptions): void {
  const { configuration, compositionOf, siteOf, seo, publicUrl, clock, book } = options;
  const kept = new Map<string, Kept>();

  /** Whether a visitor gets a page there that search engines may keep. */
  async function isFound(
    path: string,
    given: { site: Site; settings: SiteConfiguration; language: string },
  ): Promise<boolean> {
    const { site, settings, language } = given;
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

  async function write(
    request: FastifyRequest,
    file: { language: string; section: SitemapSection; settings: SiteConfiguration },
  ): Promise<readonly string[]> {
    const { language, section, settings } = file;
    const composition = await compositionOf({ id: 'sitemap', request });
    if (composition === undefined) {
      throw new ApiError('unavailable', 'nothing has been published yet');
    }
    const site = siteOf(composition);
    const all = section === 'pages' ? staticPaths(site) : eventPaths(section, book.events());
    const paths = await listedPaths(all, (path) => isFound(path, { site, settings, language }));
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

  function keep(key: string, made: Kept): Kept {
    kept.set(key, made);
    made.pieces.catch(() => kept.delete(key));
    return made;
  }

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(originOf(request, publicUrl))),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const languages = visitorLanguages(await configuration.read());
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(sitemapIndexXml(originOf(request, publicUrl), languages));
  });

  app.get(
    '/sitemap-:file',
    { schema: { hide: true, params: z.object({ file: text() }) } },
    async (request, reply): Promise<FastifyReply> => {
      const settings = await configuration.read();
      const [, language = '', name, zip] = FILE.exec(request.params.file) ?? [];
      const section = SITEMAP_SECTIONS.find((known) => known === name);
      if (section === undefined || !visitorLanguages(settings).includes(language)) {
        throw new ApiError('not_found', 'there is no such sitemap');
      }
      const now = clock();
      const key = `${language} ${section}`;
      const known = kept.get(key);
      const { pieces } =
        known !== undefined && known.until > now
          ? known
          : keep(key, {
              until: now + KEEP_MS[section],
              pieces: write(request, { language, section, settings }),
            });
      const to = originFor(request, publicUrl);
      const xml = Readable.from(withOrigin(await pieces, { from: ANY_ORIGIN, to }));
      // Without a configured origin the file is this host's alone.
      const scope = publicUrl === undefined ? 'private' : 'public';
      reply.header('cache-control', `${scope}, max-age=${KEEP_MS[section] / 1000}`);
      return zip === undefined
        ? reply.type('application/xml; charset=utf-8').send(xml)
        : reply.type('application/gzip').send(xml.pipe(createGzip()));
    },
  );
}

import { text } from '@touchline/contracts/text';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { originOf } from '../documents/origin-of.ts';
import { robotsText, SITEMAP_SECTIONS, type SitemapSection, sitemapIndexXml } from './sitemap.ts';
import { withOrigin } from './sitemap-pieces.ts';
import {
  ANY_ORIGIN,
  type SitemapSources,
  visitorLanguages,
  writeSitemap,
} from './write-sitemap.ts';

/** A sitemap is made again after this time; live events come and go faster than others. */
const KEEP_MS: Readonly<Record<SitemapSection, number>> = {
  pages: 600_000,
  line: 600_000,
  live: 60_000,
};
const FILE = /^([a-z]{2})-(pages|live|line)\.xml(\.gz)?$/;

interface Kept {
  readonly until: number;
  readonly pieces: Promise<readonly string[]>;
}

export interface SitemapOptions extends SitemapSources {
  readonly configuration: Configuration;
  readonly publicUrl: string | undefined;
  readonly clock: Clock;
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
  const { configuration, publicUrl, clock } = options;
  const kept = new Map<string, Kept>();

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
              pieces: writeSitemap(options, request, { language, section, settings }),
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

import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { RELEASE_TABLES } from '@touchline/contracts/site';
import { chooseEncoding, releaseTable, type Site } from '@touchline/root-config/server';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Visitors } from '../visitors/visitors.ts';
import type { CompositionOf } from './document-options.ts';
import type { SiteCache } from './site-cache.ts';

const compress = promisify(brotliCompress);
/** The same for everybody who names it, and never another. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const Params = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{12}\.json$/)) });

/**
 * Serves the whole of a release to pages whose document carried their first screen alone: one that was
 * written of lately, or the one that the visitor has. Of any other the page asks what is live now.
 */
export function registerReleaseTables(
  app: App,
  options: SiteCache & {
    readonly compositionOf: CompositionOf;
    readonly visitors: Visitors;
  },
): void {
  const { siteOf, knownSite, compositionOf, visitors } = options;
  const compressed = new WeakMap<Site, Promise<Buffer>>();
  const compressedTable = (site: Site) => {
    const table = compressed.get(site) ?? compress(releaseTable(site));
    compressed.set(site, table);
    return table;
  };
  app.get(
    `${RELEASE_TABLES}/:file`,
    { schema: { hide: true, params: Params } },
    async (request, reply) => {
      const release = request.params.file.replace('.json', '');
      const own = async () => {
        const composition = await compositionOf({ id: visitors.of(request, reply), request });
        return composition?.release === release ? siteOf(composition) : undefined;
      };
      const site = knownSite(release) ?? (await own());
      if (site === undefined) {
        throw new ApiError('not_found', `release ${release} is not known here`);
      }
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', IMMUTABLE)
        .header('vary', 'accept-encoding');
      return chooseEncoding(String(request.headers['accept-encoding'] ?? '')) === 'br'
        ? reply.header('content-encoding', 'br').send(await compressedTable(site))
        : reply.serializer((text: unknown) => String(text)).send(releaseTable(site));
    },
  );
}

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Composition } from '@touchline/contracts/releases';
import type { PublishedStore } from '@touchline/importmap/service';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';

/** A year, and never asked again: a published file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * A file opened as a page can do nothing: published code runs in the pages that load it.
 * Browsers do not apply it to scripts, styles, fonts and pictures in a page; styles are for a picture
 * that is opened directly.
 */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** What matters for a page or a frame, and would be a fifth of the bytes of a small file. */
const FOR_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

const VERSION = /^([a-z][a-z0-9-]{0,63})\/([A-Za-z0-9][A-Za-z0-9.+_-]{0,99})\//;

/**
 * Where a path's version lies. One that another instance received, or whose copy here is missing, is
 * laid out again first.
 */
function createFolderOf(directory: string, published: Pick<PublishedStore, 'folder' | 'read'>) {
  const known = new Map<string, string>();
  return async (path: string): Promise<string> => {
    const [, id, version] = VERSION.exec(path) ?? [];
    if (id === undefined || version === undefined) {
      return directory;
    }
    const key = `${id}/${version}`;
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    if (existsSync(join(directory, key))) {
      known.set(key, directory);
    } else if ((await published.read(id, version).catch(() => undefined)) !== undefined) {
      known.set(key, join(published.folder, 'assets'));
    }
    return known.get(key) ?? directory;
  };
}

/** Serves files of versions, `/assets/<plugin>/<version>/…`, compressed before. */
async function serveAssets(
  app: App,
  options: {
    /** Where the files lie unless `folderOf` knows better. */
    readonly directory: string;
    /** Where a path's version lies; undefined for one that is not served. */
    readonly folderOf: (path: string) => Promise<string | undefined>;
    /** Whether pages of other origins may load them. */
    readonly isShared: boolean;
  },
): Promise<void> {
  const { directory, folderOf, isShared } = options;
  mkdirSync(directory, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode === 200) {
        for (const name of FOR_PAGES) {
          reply.removeHeader(name);
        }
        reply.header('content-security-policy', FILE_POLICY);
        reply.header('x-content-type-options', 'nosniff');
      }
      return payload;
    });
    await scope.register(fastifyStatic, {
      root: directory,
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // What is immutable is not requested again.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', IMMUTABLE);
        reply.setHeader('vary', 'accept-encoding');
        if (isShared) {
          // Overrides load a plugin of one site into the page of another.
          reply.setHeader('access-control-allow-origin', '*');
          reply.setHeader('cross-origin-resource-policy', 'cross-origin');
        }
      },
    });
    scope.get<{ Params: { readonly '*': string } }>(
      '/assets/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const path = request.params['*'];
        const folder = await folderOf(path);
        if (folder === undefined) {
          throw new ApiError('not_found', 'there is no such file');
        }
        return reply.sendFile(path, folder);
      },
    );
  });
}

/** Serves builds and published versions to pages of any origin. */
export async function registerAssets(
  app: App,
  options: {
    /** The build's. */
    readonly directory: string;
    readonly published: Pick<PublishedStore, 'folder' | 'read'>;
  },
): Promise<void> {
  const { directory, published } = options;
  const folderOf = createFolderOf(directory, published);
  await serveAssets(app, { directory, folderOf, isShared: true });
}

/** Serves what the console's document is made of, as it was built, and nothing else. */
export async function registerConsoleAssets(
  app: App,
  options: { readonly directory: string; readonly compositionOf: () => Composition },
): Promise<void> {
  const { directory, compositionOf } = options;
  await serveAssets(app, {
    directory,
    folderOf: async (path) => {
      const [, id] = VERSION.exec(path) ?? [];
      // Any version of them: a console that is open continues with its own after a new build.
      return compositionOf().artefacts.some((artefact) => artefact.id === id)
        ? directory
        : undefined;
    },
    isShared: false,
  });
}

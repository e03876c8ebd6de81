import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_EVENT, type BuiltNews, packManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import type { Places } from './places.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const NEWS = '/builds';

/** A plugin's newest build, served to pages of other sites. */
export interface OverrideServer {
  /** What import-map-overrides is given, by the specifier that each takes the place of. */
  readonly imports: Readonly<Record<string, string>>;
  /** Serves this build from now on; pages that have an earlier one are notified of it. */
  readonly show: (artefact: Artefact) => void;
  readonly close: () => Promise<void>;
}

/** Where a developer's machine serves what the plugin at an address declares. */
function overriddenManifestAddress(address: string): string {
  return address.replace(/\.js$/, '.manifest.json');
}

/** How import-map-overrides names the file of a module when it is given a port alone. */
export function overrideFile(specifier: string): string {
  return `/${specifier.replaceAll('@', '').replaceAll('/', '-')}.js`;
}

const FOLLOW_BUILDS = fileURLToPath(new URL('../runtime/follow-builds.js', import.meta.url));

async function entryOf(folder: string, artefact: Artefact): Promise<string> {
  const [follow = '', code = ''] = await Promise.all(
    [FOLLOW_BUILDS, join(folder, artefact.entry)].map((file) => readFile(file, 'utf8')),
  );
  const given = follow
    .replace("'__STYLES__'", () => JSON.stringify(artefact.stylesheets))
    .replace('__NEWS__', NEWS)
    .replace('__EVENT__', BUILT_EVENT);
  return `${given}${code}`;
}

/**
 * Serves one plugin on this machine for pages of other sites: the entry under the name that
 * import-map-overrides expects, what it declares beside it, and every other file of the newest build;
 * and the React that goes with it.
 * @param options.port 0 takes any that is free
 */
export async function serveOverride(options: {
  readonly places: Places;
  readonly specifier: string;
  /** The shared bundle for development, see `vendors/react.cjs`. */
  readonly react: Artefact | undefined;
  readonly port: number;
}): Promise<OverrideServer> {
  const { places, specifier, react, port } = options;
  const entry = overrideFile(specifier);
  const reactEntry = overrideFile('react');
  const listeners = new Set<ServerResponse>();
  let current: Artefact | undefined;
  const folderOf = ({ id, version }: Artefact) => join(places.assets, id, version);

  /** The file on disk behind a path, where there is one. */
  function fileAt(path: string): string | undefined {
    if (react !== undefined && path === reactEntry) {
      return join(folderOf(react), react.entry);
    }
    const file = decodeURIComponent(path.slice(1));
    return [current, react]
      .filter((artefact) => artefact !== undefined)
      .filter(({ files }) => files[file.replace(/\.map$/, '')] !== undefined)
      .map((artefact) => join(folderOf(artefact), file))[0];
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === NEWS) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    if (current !== undefined && path === entry) {
      response.end(await entryOf(folderOf(current), current));
      return;
    }
    if (current?.manifest !== undefined && path === overriddenManifestAddress(entry)) {
      response.end(JSON.stringify(packManifest(current.manifest)));
      return;
    }
    const file = fileAt(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cache-control', 'no-store');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const site = `http://localhost:${bound}`;
  return {
    imports: Object.fromEntries([
      [specifier, `${site}${entry}`],
      ...(react?.specifiers ?? []).map((name) => [name, `${site}${reactEntry}`]),
    ]),
    show: (artefact) => {
      const isFirst = current === undefined;
      current = artefact;
      if (isFirst || artefact.manifest === undefined) {
        return;
      }
      const news: BuiltNews = {
        // Each build is a separate module to the page's loader.
        address: `${site}${entry}?v=${artefact.version}`,
        manifest: packManifest(artefact.manifest),
      };
      for (const listener of listeners) {
        listener.write(`event: built\ndata: ${JSON.stringify(news)}\n\n`);
      }
    },
    close: async () => {
      for (const listener of listeners) {
        listener.end();
      }
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

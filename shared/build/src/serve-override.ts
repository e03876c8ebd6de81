import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Artefact } from '@touchline/contracts';
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
  /** What import-map-overrides is given for the plugin's name. */
  readonly address: string;
  /** Serves this build from now on; pages that have an earlier one open again. */
  readonly show: (artefact: Artefact) => void;
  readonly close: () => Promise<void>;
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
    .replace('__NEWS__', NEWS);
  return `${given}${code}`;
}

/**
 * Serves one plugin on this machine for pages of other sites: the entry under the name that
 * import-map-overrides expects, and every other file of the newest build.
 * @param options.port 0 takes any that is free
 */
export async function serveOverride(options: {
  readonly places: Places;
  readonly specifier: string;
  readonly port: number;
}): Promise<OverrideServer> {
  const { places, specifier, port } = options;
  const entry = overrideFile(specifier);
  const listeners = new Set<ServerResponse>();
  let current: Artefact | undefined;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === NEWS) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    const file = decodeURIComponent(path.slice(1));
    const name = file.replace(/\.map$/, '');
    if (current === undefined || (path !== entry && current.files[name] === undefined)) {
      response.writeHead(404).end();
      return;
    }
    const folder = join(places.assets, current.id, current.version);
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    if (path === entry) {
      response.end(await entryOf(folder, current));
    } else {
      createReadStream(join(folder, file))
        .on('error', () => response.destroy())
        .pipe(response);
    }
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
  return {
    address: `http://localhost:${bound}${entry}`,
    show: (artefact) => {
      const isFirst = current === undefined;
      current = artefact;
      for (const listener of isFirst ? [] : listeners) {
        listener.write('event: built\ndata: 1\n\n');
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

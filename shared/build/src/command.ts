import { messageOf } from '@touchline/domain/errors';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Artefact } from '@touchline/contracts/releases';
import { buildWorkspace } from './build-workspace.ts';
import { isBuildError } from './build-error.ts';
import { placesOf } from './places.ts';
import { serveOverride } from './serve-override.ts';
import { watchPackage } from './watch-package.ts';
import { findRoot, readWorkspace } from './workspace.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function describe(artefact: Artefact, took: number): string {
  const total = Object.values(artefact.files).reduce((sum, file) => sum + file.size, 0);
  return `${artefact.id.padEnd(20)} ${artefact.version.padEnd(18)} ${kilobytes(total).padStart(9)} brotli  ${Math.round(took)} ms\n`;
}

/** The package whose folder a command runs in; undefined at the root. */
export async function packageAt(root: string, folder: string): Promise<string | undefined> {
  const location = relative(root, folder).replaceAll('\\', '/');
  const { packages } = await readWorkspace(root);
  return [...packages.values()].find((source) => source.location === location)?.name;
}

/**
 * `touchline-build [id]`: builds one package when run inside it or named, else all; one line for
 * each package that had to be built. Returns the process's exit code.
 */
export async function runBuildCommand(command: {
  readonly folder: string;
  readonly args: readonly string[];
  readonly write: (text: string) => void;
}): Promise<number> {
  const started = performance.now();
  const root = findRoot(command.folder);
  const only = command.args[0] ?? (await packageAt(root, command.folder));
  try {
    let fresh = 0;
    const built = await buildWorkspace({
      root,
      ...(only !== undefined && { only }),
      onTarget: ({ artefact, took }) => {
        if (took !== undefined) {
          fresh += 1;
          command.write(describe(artefact, took));
        }
      },
    });
    const took = Math.round(performance.now() - started);
    command.write(`${fresh} built, ${built.length - fresh} up to date, ${took} ms\n`);
    return 0;
  } catch (error) {
    if (!isBuildError(error)) {
      throw error;
    }
    command.write(`${error.code}: ${error.message}\n`);
    return 1;
  }
}

/** What `touchline-dev` keeps up until it ends. */
export interface DevRun {
  readonly stop: () => Promise<void>;
  /** The release index names a build for development: the production one has to be put back. */
  readonly changedIndex: boolean;
}

/**
 * `touchline-dev [id]`: keeps one package built for development until it is stopped, for pages of
 * this workspace, or with `--over <site>` for pages of another one by import-map-overrides.
 * Undefined when no package is named.
 */
export async function runDevCommand(command: {
  readonly folder: string;
  readonly args: readonly string[];
  readonly write: (text: string) => void;
}): Promise<DevRun | undefined> {
  const { write } = command;
  const root = findRoot(command.folder);
  const { values, positionals } = parseArgs({
    args: [...command.args],
    allowPositionals: true,
    options: { over: { type: 'string' }, port: { type: 'string', default: '0' } },
  });
  const only = positionals[0] ?? (await packageAt(root, command.folder));
  if (only === undefined) {
    const { packages } = await readWorkspace(root);
    const plugins = [...packages.values()].filter(({ location }) =>
      location.startsWith('plugins/'),
    );
    const names = plugins.map(({ name }) => name.replace('@touchline/', '')).join(', ');
    write(`Name what you work on: npm run dev -- <plugin>, one of ${names}.\n`);
    return undefined;
  }
  const onError = (error: unknown) => write(`${messageOf(error)}\n`);
  if (values.over !== undefined) {
    const { over: site, port } = values;
    const stop = await developOver({ root, only, site, port: Number(port), write, onError });
    return { stop, changedIndex: false };
  }
  // The rest of the page must be there; a no-op when it is.
  await runBuildCommand({ folder: root, args: [], write });
  await buildDevelopmentReact({ root });
  const stop = await watchPackage({
    root,
    only,
    onBuilt: ({ artefact, took }) => write(describe(artefact, took)),
    onError,
  });
  write(
    `Watching ${only}. Pages of a site started with DEVELOPMENT=on put each build under what is ` +
      'mounted, others take it over with their next navigation. Load open pages again once: they ' +
      'need another React. Ctrl-C ends.\n',
  );
  return { stop, changedIndex: true };
}

/** The React that can change components where they are mounted; in the index unless it is apart. */
async function buildDevelopmentReact(build: {
  readonly root: string;
  readonly isApart?: boolean;
}): Promise<Artefact | undefined> {
  const [react] = await buildWorkspace({ ...build, only: 'react', mode: 'development' });
  return react;
}

/** One plugin on this machine, the rest of the page from another site. */
async function developOver(options: {
  readonly root: string;
  readonly only: string;
  readonly site: string;
  readonly port: number;
  readonly write: (text: string) => void;
  readonly onError: (error: unknown) => void;
}): Promise<() => Promise<void>> {
  const { root, only, site, port, write, onError } = options;
  const specifier = only.startsWith('@') ? only : `@touchline/${only}`;
  const react = await buildDevelopmentReact({ root, isApart: true });
  const server = await serveOverride({ places: placesOf(root), specifier, react, port });
  const stopWatching = await watchPackage({
    root,
    only,
    isApart: true,
    onBuilt: ({ artefact, took }) => {
      write(describe(artefact, took));
      server.show(artefact);
    },
    onError,
  });
  const { imports } = server;
  const page = new URL(`?imo=${encodeURIComponent(JSON.stringify({ imports }))}`, site);
  const lines = Object.entries(imports).map(
    ([name, address]) => `importMapOverrides.addOverride('${name}', '${address}');`,
  );
  write(
    `Serving ${only} at ${imports[specifier] ?? ''}; Ctrl-C ends. Open ${page.href}, or in the page's ` +
      `console:\n${lines.join(' ')} location.reload()\n`,
  );
  return async () => {
    await stopWatching();
    await server.close();
  };
}

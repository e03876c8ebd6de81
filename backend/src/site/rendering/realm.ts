import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import * as react from 'react';
import * as dom from 'react-dom';
import * as jsx from 'react/jsx-runtime';
import type { ImportMap } from '@touchline/contracts/releases';
import type { PageToRender, RenderedView } from '@touchline/contracts/site';
import type { RendererSettings } from './renderer-protocol.ts';

/** The artefacts' addresses are paths of the site; the origin only completes them. */
const ORIGIN = 'http://site.invalid';
/** Longest time that one file may take to be evaluated, ms. */
const EVALUATION_MS = 1_000;
/** Longest processor time of a view that is rendered, ms; not the first few times, when its code is cold. */
const VIEW_MS = 50;
const COLD_TIMES = 5;
/** A view that takes longer, by the clock, does not end, ms. */
const ENDLESS_MS = 500;

/** Code of the error about a view that took too long. */
export const VIEW_SLOW = 'view_slow';

type InTime = <Loaded>(loading: Promise<Loaded>) => Promise<Loaded>;
type ToHtml = (element: never, identifierPrefix: string) => string;

/** What the shell of a release has for the server. */
interface ServerShell {
  readonly renderPage: (
    page: PageToRender,
    renderer: {
      readonly toHtml: ToHtml;
      readonly inTime: InTime;
      readonly onOmitted: (
        view: { readonly plugin: string; readonly view: string },
        error: unknown,
      ) => void;
    },
  ) => Promise<readonly RenderedView[]>;
}

/** The part of SystemJS that a realm uses. */
interface RealmLoader {
  import: (specifier: string) => Promise<unknown>;
  resolve: (specifier: string) => string;
  addImportMap: (map: ImportMap, base: string) => void;
  set: (url: string, module: unknown) => void;
  getRegister: (url: string) => unknown;
}

/** The hash of a file, or what reads it from a file that may have to be loaded for it. */
type Integrity = string | (() => Promise<string>);

interface LoaderPrototype {
  instantiate: (this: RealmLoader, url: string) => unknown;
  loadFiles: (
    files: readonly (readonly [url: string, integrity: Integrity])[],
    imports: readonly string[],
  ) => Promise<unknown>;
}

/** The code of one release, loaded as a page loads it, with nothing of this process in reach. */
export interface Realm {
  readonly renderPage: ServerShell['renderPage'];
}

/** What a browser has for code that touches no page. No timer runs: a page is rendered once. */
function globalsOf() {
  const nothing = (): void => undefined;
  return {
    // What goes wrong is reported by view; a page says the rest in browsers as well.
    console: { debug: nothing, info: nothing, log: nothing, warn: nothing, error: nothing },
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    structuredClone,
    queueMicrotask,
    crypto: { randomUUID: () => globalThis.crypto.randomUUID() },
    performance: { now: () => performance.now(), mark: () => undefined, measure: () => undefined },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
  };
}

/** Reads a published file and checks that it is what was published. */
function createReadFile(folders: readonly string[]) {
  return (url: string, integrity: string): string => {
    const path = decodeURIComponent(new URL(url).pathname);
    for (const folder of folders) {
      let content: Buffer;
      try {
        content = readFileSync(join(folder, path));
      } catch {
        continue;
      }
      const [algorithm = '', expected] = integrity.split('-', 2);
      if (createHash(algorithm).update(content).digest('base64') !== expected) {
        throw new Error(`${path} is not what was published`);
      }
      return content.toString('utf8');
    }
    throw new Error(`${path} is in none of the folders`);
  };
}

/** React as the realm's code imports it: the same version, from this process, which renders with it. */
function reactModules(): Readonly<Record<string, unknown>> {
  const browserAlone = () => {
    throw new Error('a root is made in the browser');
  };
  const all = { ...dom, ...jsx, ...react, createRoot: browserAlone, hydrateRoot: browserAlone };
  return { ...all, default: all };
}

/**
 * Opens a realm: a context of its own with the globals of a page, SystemJS and the release's import
 * map. Files are read from the artefacts alone and checked against their hashes.
 */
export async function openRealm(
  { loader, folders }: RendererSettings,
  map: ImportMap,
): Promise<Realm> {
  const globals: Record<string, unknown> = globalsOf();
  const context = createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  const evaluate = (code: string, filename: string) =>
    new Script(code, { filename }).runInContext(context, { timeout: EVALUATION_MS });
  evaluate('globalThis.self = globalThis.global = globalThis', 'realm');
  evaluate(loader, 'systemjs');
  const system = globals['System'] as RealmLoader;
  const prototype = Object.getPrototypeOf(system) as LoaderPrototype;
  const readFile = createReadFile(folders);
  const loaded = new Set<string>();
  const run = (url: string, integrity: string) => {
    if (!loaded.has(url)) {
      evaluate(readFile(url, integrity), url);
      loaded.add(url);
    }
  };
  const integrity = new Map(
    Object.entries(map.integrity).map(([path, hash]) => [new URL(path, ORIGIN).href, hash]),
  );
  prototype.instantiate = async function instantiate(url) {
    evaluate(readFile(url, integrity.get(url) ?? ''), url);
    return this.getRegister(url);
  };
  prototype.loadFiles = async (files, imports) => {
    for (const [url, hash] of files) {
      if (url.endsWith('.js')) {
        run(url, typeof hash === 'string' ? hash : await hash());
      }
    }
    await Promise.all(imports.map((specifier) => system.import(specifier)));
  };
  system.addImportMap(map, `${ORIGIN}/`);
  system.set(system.resolve('react'), reactModules());
  const shell = (await system.import('@touchline/shell')) as ServerShell;
  return { renderPage: limited(context, globals, shell) };
}

/** A view that does not end is stopped, and one that takes too long is left out: what renders runs inside a script with a deadline. */
function limited(
  context: object,
  globals: Record<string, unknown>,
  shell: ServerShell,
): Realm['renderPage'] {
  const call = new Script('globalThis.touchlineRender()');
  /** How often each view was rendered, by its prefix. */
  const times = new Map<string, number>();
  return (page, { toHtml, ...renderer }) =>
    shell.renderPage(page, {
      ...renderer,
      toHtml: (element, prefix) => {
        let html = '';
        globals['touchlineRender'] = () => {
          html = toHtml(element, prefix);
        };
        const before = process.cpuUsage();
        call.runInContext(context, { timeout: ENDLESS_MS });
        const { user, system } = process.cpuUsage(before);
        const taken = (user + system) / 1_000;
        const count = times.get(prefix) ?? 0;
        times.set(prefix, count + 1);
        if (count >= COLD_TIMES && taken > VIEW_MS) {
          throw Object.assign(new Error(`took ${Math.round(taken)} ms`), { code: VIEW_SLOW });
        }
        return html;
      },
    });
}

interface MapWithStylesheets {
  readonly stylesheets?: Readonly<Record<string, readonly string[]>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The hash of a file, or what reads it from a file that may have to be loaded for it. */
type Integrity = string | (() => Promise<string>);

/** SystemJS as a page uses it, with what this file adds. */
export interface Loader {
  import: (specifier: string) => Promise<unknown>;
  resolve: (specifier: string, ...rest: unknown[]) => string;
  /** Forgets a module. */
  delete: (url: string) => unknown;
  register: (...registration: unknown[]) => void;
  instantiate: (url: string, ...rest: unknown[]) => Promise<unknown>;
  addImportMap: (map: MapWithStylesheets, base?: string) => void;
  /** Loads a lazy chunk: scripts and stylesheets with their integrity, and shared modules. */
  loadFiles?: (
    files: readonly (readonly [url: string, integrity: Integrity])[],
    imports: readonly string[],
  ) => Promise<unknown>;
  /** Forgets files under this address; they would be loaded again. */
  forgetFiles?: (folder: string) => void;
}

/**
 * Runs inside the document right after SystemJS; standalone, because its text is inlined.
 * Stylesheets become part of loading: a module whose artefact has one, and a lazy chunk that has
 * one, are there only when it is applied, so nothing is ever shown unstyled. An entry continues
 * without a stylesheet that fails; a chunk fails with it, and can be tried again. What travels in
 * the document under `data-href` is there already: stylesheets, chunks, and the entries that follow
 * this script, each of which registers its module while it runs.
 */
export function extendLoader(system: Loader, mapId: string): void {
  const stylesheets = new Map<string, readonly string[]>();
  const hashes = new Map<string, string>();
  const loads = new Map<string, Promise<void>>();
  /** Modules that travel in the document, as they were registered. */
  const carried = new Map<string, readonly unknown[]>();
  /** When files were requested that have not arrived, ms of the page's age. */
  const pending = new Map<string, number>();
  const PATIENCE = 15_000;
  const absolute = (url: string) => new URL(url, document.baseURI).href;

  function learn(map: MapWithStylesheets): void {
    for (const [url, list] of Object.entries(map.stylesheets ?? {})) {
      stylesheets.set(absolute(url), list.map(absolute));
    }
    for (const [url, hash] of Object.entries(map.integrity ?? {})) {
      hashes.set(absolute(url), hash);
    }
  }

  function insert(href: string, integrity: string, isAgain: boolean): Promise<void> {
    // Of two requests for one address the browser would answer both from the one that hangs.
    const address = isAgain ? `${href}?retry=${Math.round(performance.now())}` : href;
    return new Promise((resolve, reject) => {
      const isStyle = href.endsWith('.css');
      const element = document.createElement(isStyle ? 'link' : 'script');
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => {
        element.remove();
        reject(new Error(`${href} could not be loaded`));
      });
      element.integrity = integrity;
      if (new URL(href).origin !== location.origin) {
        element.crossOrigin = 'anonymous';
      }
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet';
        element.href = address;
      } else {
        element.src = address;
      }
      document.head.append(element);
    });
  }

  /** Inserts a file once its hash is known; of one that the document preloads it is in the link. */
  function request(href: string, integrity: Integrity, isAgain: boolean): Promise<void> {
    if (typeof integrity === 'string') {
      return insert(href, integrity, isAgain);
    }
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    const preloaded = links.find((link) => link.href === href);
    if (preloaded !== undefined) {
      return insert(href, preloaded.integrity, isAgain);
    }
    // On its way beside the hash, into the browser's cache alone; what is used is checked.
    if (!isAgain && new URL(href).origin === location.origin) {
      fetch(href)
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
    }
    return integrity().then((hash) => insert(href, hash, isAgain));
  }

  function load(url: string, integrity: Integrity): Promise<void> {
    const href = absolute(url);
    const known = loads.get(href);
    const age = performance.now() - (pending.get(href) ?? Number.POSITIVE_INFINITY);
    const isOverdue = age >= PATIENCE;
    if (known && !isOverdue) {
      return known;
    }
    // A stylesheet that the document links to is here once the browser has accepted it.
    const isHere = [...document.querySelectorAll<HTMLElement>('[data-href]')].some(
      (element) =>
        absolute(element.dataset['href'] ?? '') === href &&
        !(element instanceof HTMLLinkElement && element.sheet === null),
    );
    const loading = isHere ? Promise.resolve() : request(href, integrity, isOverdue);
    loads.set(href, loading);
    pending.set(href, performance.now());
    const isCurrent = () => loads.get(href) === loading;
    // A file that failed or hangs is requested again on the next call.
    loading.then(
      () => isCurrent() && pending.delete(href),
      () => isCurrent() && pending.delete(href) && loads.delete(href),
    );
    return loading;
  }

  const prototype = Object.getPrototypeOf(system) as Loader;
  const { instantiate, addImportMap, register } = prototype;
  prototype.register = function registerCarried(...registration) {
    const href = document.currentScript?.dataset['href'];
    if (href === undefined) register.apply(this, registration);
    else carried.set(absolute(href), registration);
  };
  prototype.instantiate = function instantiateStyled(url, ...rest) {
    const styles = (stylesheets.get(url) ?? []).map((href) =>
      load(href, hashes.get(href) ?? '').catch(() => undefined),
    );
    const module = carried.get(url) ?? instantiate.call(this, url, ...rest);
    return Promise.all([module, ...styles]).then(([module]) => module);
  };
  prototype.addImportMap = function addStyledImportMap(map, base) {
    learn(map);
    addImportMap.call(this, map, base);
  };
  prototype.loadFiles = (files, imports) =>
    Promise.all([
      ...files.map(([url, integrity]) => load(url, integrity)),
      ...imports.map((specifier) =>
        system.import(specifier).catch((error: unknown) => {
          // SystemJS keeps a failed load forever; the next caller gets a new one.
          system.delete(system.resolve(specifier));
          throw error;
        }),
      ),
    ]);
  prototype.forgetFiles = (folder) => {
    for (const known of [stylesheets, hashes, loads, pending, carried]) {
      for (const href of known.keys()) {
        if (href.startsWith(folder)) {
          known.delete(href);
        }
      }
    }
  };
  learn(JSON.parse(document.getElementById(mapId)?.textContent ?? '{}') as MapWithStylesheets);
}

interface MapWithStylesheets {
  readonly stylesheets?: Readonly<Record<string, readonly string[]>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

interface Loader {
  instantiate: (url: string, ...rest: unknown[]) => Promise<unknown>;
  addImportMap: (map: MapWithStylesheets, base?: string) => void;
}

/**
 * Runs inside the document right after the loader; stands alone, because its text is inlined. A
 * module whose artefact has a stylesheet of its own executes only when that is applied, so nothing
 * is ever shown unstyled. A stylesheet that fails does not take its module down with it.
 */
export function waitForStylesheets(prototype: Loader, mapId: string): void {
  const sheets = new Map<string, readonly string[]>();
  const hashes = new Map<string, string>();
  const applied = new Map<string, Promise<void>>();
  const absolute = (url: string) => new URL(url, document.baseURI).href;

  function learn(map: MapWithStylesheets): void {
    for (const [url, list] of Object.entries(map.stylesheets ?? {})) {
      sheets.set(absolute(url), list.map(absolute));
    }
    for (const [url, hash] of Object.entries(map.integrity ?? {})) {
      hashes.set(absolute(url), hash);
    }
  }
  function apply(href: string): Promise<void> {
    const known = applied.get(href);
    if (known) {
      return known;
    }
    const loading = new Promise<void>((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.integrity = hashes.get(href) ?? '';
      link.href = href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        applied.delete(href);
        link.remove();
        resolve();
      });
      document.head.append(link);
    });
    applied.set(href, loading);
    return loading;
  }

  const { instantiate, addImportMap } = prototype;
  prototype.instantiate = function instantiateStyled(url, ...rest) {
    const styles = (sheets.get(url) ?? []).map(apply);
    return Promise.all([instantiate.call(this, url, ...rest), ...styles]).then(
      ([module]) => module,
    );
  };
  prototype.addImportMap = function addStyledImportMap(map, base) {
    learn(map);
    addImportMap.call(this, map, base);
  };
  learn(JSON.parse(document.getElementById(mapId)?.textContent ?? '{}') as MapWithStylesheets);
}

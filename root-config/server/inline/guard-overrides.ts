import type { Loader } from './extend-loader.ts';
import type { TrustedOrigins } from './trust-overrides.ts';

interface Map {
  readonly imports?: Record<string, string>;
}

/**
 * Runs outside production right after the loader; standalone, because its text is inlined. What
 * import-map-overrides has put over the page's map applies with three limits: what protects players
 * stays where the page's own map has it, whichever entry maps elsewhere; modules come from this
 * site or a trusted origin in every browser, also in those that know no Trusted Types; and a release
 * that an open page applies leaves the developer's choices alone.
 */
export function guardOverrides(
  system: Loader,
  given: {
    readonly mapId: string;
    readonly protectedNames: readonly string[];
    readonly origins: TrustedOrigins;
  },
): void {
  const { mapId, protectedNames, origins } = given;
  const read = (id: string): Record<string, string> =>
    (JSON.parse(document.getElementById(id)?.textContent || '{}') as Map).imports ?? {};
  const own = read(mapId);
  const chosen = read('import-map-overrides');
  const prototype = Object.getPrototypeOf(system) as Loader;
  const { resolve, instantiate, addImportMap } = prototype;

  prototype.resolve = function resolveGuarded(name, ...rest) {
    const address = protectedNames.includes(name) ? own[name] : undefined;
    return address === undefined
      ? resolve.call(this, name, ...rest)
      : new URL(address, document.baseURI).href;
  };
  prototype.instantiate = function instantiateGuarded(url, ...rest) {
    const { origin, protocol, hostname } = new URL(url);
    const isTrusted =
      origin === location.origin ||
      origins.includes(origin) ||
      origins.includes(`${protocol}//${hostname}:*`);
    return isTrusted
      ? instantiate.call(this, url, ...rest)
      : Promise.reject(new TypeError(`${url} is not of a place that overrides may come from`));
  };
  prototype.addImportMap = function addImportMapGuarded(map, base) {
    // What a release decides about protected modules is the site's own word.
    const { imports = {} } = map as Map;
    for (const name of protectedNames) {
      own[name] = imports[name] ?? own[name] ?? '';
    }
    addImportMap.call(this, { ...map, imports: { ...imports, ...chosen } } as typeof map, base);
  };
}

import type { ImportMap } from '@touchline/contracts/releases';

/** Where modules of plugins come from: the import map behind SystemJS. */
export interface ModuleSource {
  readonly load: (specifier: string) => Promise<unknown>;
  /** Forgets a failed load, so that the next one uses the network again. */
  readonly recover: (specifier: string) => void;
  /** Abandons a load that is still pending, so that the next one sends its own request. */
  readonly abandon: (specifier: string) => void;
  /** From now on specifiers resolve by this map; what is loaded already stays as it is. */
  readonly remap: (map: ImportMap) => void;
  /** SystemJS itself, where there is one. */
  readonly system?: ModuleSystem;
}

/** The part of SystemJS that this needs. */
export interface ModuleSystem {
  readonly import: (specifier: string) => Promise<unknown>;
  readonly resolve: (specifier: string) => string;
  readonly delete: (url: string) => unknown;
  readonly addImportMap: (map: ImportMap) => void;
  readonly entries: () => Iterable<readonly [string, unknown]>;
  readonly get: (url: string) => unknown;
  instantiate: (url: string, ...rest: unknown[]) => Promise<never>;
  /** Added by the document: forgets lazy files under this address. */
  readonly forgetFiles?: (folder: string) => void;
}

interface ScriptMaker {
  createScript?: (url: string) => HTMLScriptElement;
}

/**
 * Makes scripts of abandoned files under another address: the browser would answer another request
 * for the same one from the request that hangs.
 */
function requestAgain(system: ModuleSystem, abandoned: ReadonlyMap<string, number>): void {
  const prototype = Object.getPrototypeOf(system) as ScriptMaker;
  const { createScript } = prototype;
  if (createScript !== undefined) {
    prototype.createScript = (url) => {
      const script = createScript.call(system, url);
      const times = abandoned.get(url);
      if (times !== undefined) {
        script.src = `${url}?retry=${times}`;
      }
      return script;
    };
  }
}

/**
 * SystemJS keeps a failed load for ever: the failed file itself as `null`, and every module above
 * it as an empty namespace that never ran. All of these are deleted; what did run has exports.
 */
export function createModuleSource(system: ModuleSystem): ModuleSource {
  const abandoned = new Map<string, number>();
  requestAgain(system, abandoned);
  return {
    system,
    load: (specifier) => system.import(specifier),
    remap: (map) => system.addImportMap(map),
    recover: (specifier) => {
      for (const [url, namespace] of system.entries()) {
        if (namespace === null || Object.keys(namespace as object).length === 0) {
          system.delete(url);
        }
      }
      system.delete(system.resolve(specifier));
    },
    abandon: (specifier) => {
      const url = system.resolve(specifier);
      abandoned.set(url, (abandoned.get(url) ?? 0) + 1);
      system.delete(url);
    },
  };
}

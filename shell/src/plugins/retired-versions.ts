import { chunkQueueOf } from '@touchline/domain/plugins';
import type { Clock, Disposer } from '@touchline/plugin-api';
import type { Registry } from '../registry/registry.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import { linkAtExecution } from './link-at-execution.ts';
import type { ModuleSource } from './module-source.ts';

/**
 * How long (ms) the code of a retired version is kept: twice what its views have to load, and
 * an accidental switch-off can be undone immediately.
 */
const STAYS_FOR = 30_000;

export interface OldCodeDependencies {
  readonly registry: Pick<Registry, 'get' | 'subscribe'>;
  readonly modules: Pick<ModuleSource, 'system'>;
  readonly services: {
    readonly clock: Pick<Clock, 'after'>;
    readonly i18n: Pick<ShellI18n, 'forgetNamespace'>;
  };
  readonly window: Window;
}

/** Where the files of one version are; published artefacts have it in their address. */
function folderOf(url: string, id: string, version: string): string | undefined {
  const part = `/${id}/${version}/`;
  const at = url.indexOf(part);
  return at < 0 ? undefined : url.slice(0, at + part.length);
}

/** Stylesheets, scripts and preload links of a folder, those that came in the document too. */
function removeElements(document: Document, folder: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    'link[href], script[src], [data-href]',
  )) {
    const url =
      element.getAttribute('href') ?? element.getAttribute('src') ?? element.dataset['href'] ?? '';
    if (new URL(url, document.baseURI).href.startsWith(folder)) {
      element.remove();
    }
  }
}

/**
 * Evicts the code, styles and texts of versions that have left the page, so that a page that stays
 * open through many releases does not grow. A version that returns is loaded again.
 */
export function evictRetiredVersions(dependencies: OldCodeDependencies): Disposer {
  const { registry, modules, services, window } = dependencies;
  const { clock, i18n } = services;
  const { system } = modules;
  if (system === undefined) {
    return () => undefined;
  }
  linkAtExecution(system);
  const waiting = new Map<string, Disposer>();
  let before = registry.get().plugins;

  const release = (id: string, version: string) => {
    for (const [url] of system.entries()) {
      const folder = folderOf(url, id, version);
      if (folder !== undefined) {
        system.delete(url);
        system.forgetFiles?.(folder);
        removeElements(window.document, folder);
      }
    }
    Reflect.deleteProperty(window, chunkQueueOf({ id, version }));
  };
  const stop = registry.subscribe(({ plugins }) => {
    for (const [id, { version, translations }] of before) {
      const key = `${id}@${version}`;
      if (plugins.get(id)?.version !== version) {
        window.performance.clearMeasures(`touchline:${id}`);
        i18n.forgetNamespace(translations?.namespace ?? id);
        const cancel = clock.after(STAYS_FOR, () => {
          waiting.delete(key);
          release(id, version);
        });
        waiting.set(key, cancel);
      }
    }
    before = plugins;
    for (const [id, { version }] of plugins) {
      waiting.get(`${id}@${version}`)?.();
      waiting.delete(`${id}@${version}`);
    }
  });
  return () => {
    stop();
    for (const cancel of waiting.values()) {
      cancel();
    }
  };
}

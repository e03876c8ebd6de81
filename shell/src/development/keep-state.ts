import { CODE_REFRESH, type CodeRefresh, type PluginManifest } from '@touchline/contracts/plugins';
import type { Lazy, Logger } from '@touchline/plugin-api';
import type { ViewHost } from '../host/view-host.ts';
import type { PluginBundle } from '../plugins/plugin-bundle.ts';
import type { Registry } from '../registry/registry.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import { isSameDeclaration } from './same-declaration.ts';

export interface KeepStateDependencies {
  readonly window: Window;
  readonly registry: Pick<Registry, 'get'>;
  readonly host: Pick<ViewHost, 'refresh'>;
  readonly i18n: Pick<ShellI18n, 'language' | 'addNamespace' | 'forgetNamespace'>;
  readonly log: Logger;
}

/** A build that has just been made of a plugin being written. */
export interface NewBuild {
  readonly manifest: PluginManifest;
  /** The module that runs now, which is loaded already. */
  readonly loadPresent: () => Promise<unknown>;
  readonly loadNew: () => Promise<unknown>;
}

/** Puts new code under the mounted views of a plugin and keeps their state. */
export type KeepState = (build: NewBuild) => Promise<boolean>;

function bundleOf(module: unknown): PluginBundle {
  return (module as { readonly plugin: PluginBundle }).plugin;
}

/** How the views of a bundle are loaded, by the module that the manifest names. */
function viewsOf(manifest: PluginManifest, bundle: PluginBundle): Map<string, Lazy<unknown>> {
  const named = [
    ...manifest.slots.map(({ module, name, slot }) => {
      const found = bundle.slots?.find((known) => known.name === name && known.slot === slot);
      return [module, found?.view] as const;
    }),
    ...manifest.modals.map(({ module, name }) => {
      return [module, bundle.modals?.find((known) => known.name === name)?.view] as const;
    }),
  ];
  return new Map([
    ...Object.entries(bundle.views ?? {}),
    ...named.flatMap(([module, load]) => (load === undefined ? [] : [[module, load] as const])),
  ]);
}

/**
 * Answers whether the page runs the new build now with what was mounted still mounted: where its
 * declaration is the same, and only views and texts differ. Otherwise nothing has changed, and the
 * build has to take the place of the former as a whole.
 */
export function createKeepState(dependencies: KeepStateDependencies): KeepState {
  const { window, registry, host, i18n, log } = dependencies;
  /** What the loader has of each plugin; later builds are written into it. */
  const held = new Map<string, PluginBundle>();

  async function keep(refresh: CodeRefresh, { manifest, loadPresent, loadNew }: NewBuild) {
    const { id, translations } = manifest;
    const present = registry.get().plugins.get(id);
    const isBroken = window.document.querySelector(`[data-plugin="${id}"][data-state="error"]`);
    if (present === undefined || isBroken !== null || !refresh.knows(id)) {
      return false;
    }
    if (!isSameDeclaration(present, manifest)) {
      return false;
    }
    const bundle = held.get(id) ?? bundleOf(await loadPresent());
    held.set(id, bundle);
    const next = bundleOf(await loadNew());
    const difference = refresh.compare(id);
    if (difference === undefined) {
      return false;
    }
    const views = viewsOf(manifest, next);
    const ownTexts = translations?.languages[i18n.language] ?? translations?.languages['en'];
    const texts = new Set(Object.values(translations?.languages ?? {}).map(({ module }) => module));
    const { changed, loaded, exchanged } = difference;
    // What has not been loaded yet will come from the new build.
    const inTheWay = loaded.filter(
      (part) =>
        exchanged.includes(part) ||
        (changed.includes(part) && !views.has(part) && !texts.has(part)),
    );
    if (inTheWay.length > 0) {
      log.info(`plugin "${id}" starts again: ${inTheWay.join(', ')}`);
      return false;
    }
    refresh.keep(id);
    await Promise.all(loaded.map((part) => views.get(part)?.()));
    Object.assign(bundle, next);
    refresh.refresh();
    if (ownTexts !== undefined && changed.includes(ownTexts.module)) {
      const { languages } = next.translations ?? {};
      const load = languages?.[i18n.language] ?? languages?.['en'];
      const namespace = translations?.namespace ?? id;
      i18n.forgetNamespace(namespace);
      await (load && i18n.addNamespace(namespace, load));
      host.refresh();
    }
    return true;
  }

  return async (build) => {
    const { id, version } = build.manifest;
    const refresh = (window as { readonly [CODE_REFRESH]?: CodeRefresh })[CODE_REFRESH];
    if (refresh === undefined) {
      return false;
    }
    const isKept = await keep(refresh, build).catch((error: unknown) => {
      log.warn(`build ${version} of plugin "${id}" failed to update its views`, error);
      return false;
    });
    if (isKept) {
      log.info(`build ${version} of plugin "${id}" took over, its state kept`);
    } else {
      held.delete(id);
    }
    return isKept;
  };
}

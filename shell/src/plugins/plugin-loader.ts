import type { PluginManifest } from '@touchline/contracts/plugins';
import { DEADLINES } from '@touchline/domain/plugins';
import { satisfiesApi } from '@touchline/domain/releases';
import type { Clock, Lazy, Logger, PluginContext } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import { PLUGIN_API_VERSION } from '@touchline/domain/releases';
import type { Registry } from '../registry/registry.ts';
import { marketNames, sharedTexts } from '../services/i18n/shared-texts.ts';
import type { ModuleSource } from './module-source.ts';
import type { PluginBundle } from './plugin-bundle.ts';
import type { LoadOptions } from '../host/mounted-view.ts';
import type { PluginIdentity } from './plugin-context.ts';
import { createPluginScope, type PluginScope } from './plugin-scope.ts';
import type { ShellServices } from './shell-services.ts';

/** A plugin whose code has arrived. */
export interface LoadedPlugin {
  readonly manifest: PluginManifest;
  readonly definition: PluginBundle;
  readonly context: PluginContext;
}

export interface PluginLoader {
  /** Loads and activates a plugin: its code, its settings, its texts. Once, however often asked. */
  readonly activate: (plugin: string) => Promise<LoadedPlugin>;
  /**
   * Loads one lazy part of a plugin beside whatever else activation still waits for. A player's own
   * retry does not join a request for the code that is under way.
   * @throws ApplicationError `plugin_load_failed`, `plugin_incompatible`, `settings_invalid`, `view_missing`
   */
  readonly part: <Module>(
    plugin: string,
    pick: (definition: PluginBundle) => Lazy<Module> | undefined,
    options?: LoadOptions,
  ) => Promise<{ readonly module: Module; readonly context: PluginContext }>;
}

export interface PluginLoaderDependencies {
  readonly registry: Registry;
  readonly modules: ModuleSource;
  readonly services: Pick<ShellServices, 'configuration' | 'i18n' | 'preferences'> & {
    readonly clock: Pick<Clock, 'now'>;
  };
  readonly createContext: (given: {
    readonly plugin: PluginIdentity;
    readonly scope: PluginScope;
    readonly settings: () => unknown;
  }) => PluginContext;
  /** Whether the views of a plugin that the document has rendered are taken over as they are. */
  readonly isAsRendered: (plugin: string) => boolean;
  readonly log: Logger;
}

/** The views of a plugin that a player retries together make one request, ms. */
const ASKED_PATIENCE = 1_000;

interface Activation {
  readonly manifest: PluginManifest;
  readonly scope: PluginScope;
  /** A player's retry began it. */
  readonly isAsked: boolean;
  /** The code alone. */
  readonly entry: Promise<LoadedPlugin>;
  /** The code, its settings and its texts. */
  readonly ready: Promise<LoadedPlugin>;
  /** How long its code has been on the way, ms; undefined once it is there. */
  readonly pendingFor: () => number | undefined;
}

function specifierOf(plugin: string): string {
  return `@touchline/${plugin}`;
}

function loadFailed(plugin: string, cause: unknown): ApplicationError {
  return new ApplicationError({
    code: 'plugin_load_failed',
    message: `plugin "${plugin}" could not be loaded: ${String(cause)}`,
    plugin,
    phase: 'load',
    cause,
  });
}

function checkCompatible(manifest: PluginManifest): void {
  if (!satisfiesApi({ range: manifest.api, version: PLUGIN_API_VERSION })) {
    throw new ApplicationError({
      code: 'plugin_incompatible',
      message: `plugin "${manifest.id}" needs plugin API ${manifest.api}; this shell has ${PLUGIN_API_VERSION}`,
      plugin: manifest.id,
      phase: 'load',
    });
  }
}

function definitionOf(module: unknown, plugin: string): PluginBundle {
  const definition = (module as { plugin?: PluginBundle } | undefined)?.plugin;
  if (definition?.id !== plugin) {
    throw loadFailed(plugin, `its module exports no plugin named "${plugin}"`);
  }
  return definition;
}

async function readSettings(definition: PluginBundle, raw: unknown): Promise<unknown> {
  if (definition.settings === undefined) {
    return undefined;
  }
  const { settings } = await definition.settings();
  const parsed = settings.safeParse(raw ?? {});
  if (!parsed.success) {
    throw new ApplicationError({
      code: 'settings_invalid',
      message: `the operator settings of plugin "${definition.id}" do not fit its schema`,
      plugin: definition.id,
      phase: 'activate',
      details: parsed.error.issues,
    });
  }
  return parsed.data;
}

/** Loads plugins on demand and keeps each one's scope until it leaves the registry. */
export function createPluginLoader(dependencies: PluginLoaderDependencies): PluginLoader {
  const { registry, modules, services, createContext, isAsRendered, log } = dependencies;
  const activations = new Map<string, Activation>();

  async function addTexts(definition: PluginBundle): Promise<void> {
    const { id, translations } = definition;
    const { i18n, preferences } = services;
    const shared = sharedTexts(i18n.language, preferences.get());
    const own = translations?.languages[i18n.language] ?? translations?.languages['en'];
    const options = { isFirstScreen: isAsRendered(id) };
    await Promise.all([
      i18n.addNamespace('shared', shared, options),
      i18n.addNamespace('markets', marketNames, options),
      own && i18n.addNamespace(translations?.namespace ?? id, own, options),
    ]);
  }

  function begin(manifest: PluginManifest, isAsked: boolean): Activation {
    const { id } = manifest;
    const scope = createPluginScope((error) =>
      log.error(`a disposer of plugin "${id}" failed`, error),
    );
    let settings: unknown;
    const begunAt = services.clock.now();
    let isPending = true;
    const entry = (async () => {
      checkCompatible(manifest);
      const module = await modules
        .load(specifierOf(id))
        .catch((error: unknown) => {
          modules.recover(specifierOf(id));
          throw loadFailed(id, error);
        })
        .finally(() => {
          isPending = false;
        });
      const definition = definitionOf(module, id);
      const plugin = {
        id,
        version: manifest.version,
        namespace: manifest.translations?.namespace ?? id,
      };
      const context = createContext({ plugin, scope, settings: () => settings });
      return { manifest, definition, context };
    })();
    const start = performance.now();
    const ready = entry.then(async (loaded) => {
      const raw = services.configuration.settingsOf(id);
      [settings] = await Promise.all([
        readSettings(loaded.definition, raw),
        addTexts(loaded.definition),
      ]);
      // The inspector and the browser's own tools show it by this name.
      performance.measure(`touchline:${id}`, { start });
      return loaded;
    });
    const pendingFor = () => (isPending ? services.clock.now() - begunAt : undefined);
    const activation = { manifest, scope, isAsked, entry, ready, pendingFor };
    ready.catch(() => {
      // The next request tries again from the start.
      if (activations.get(id) === activation) {
        activations.delete(id);
      }
      scope.dispose();
    });
    return activation;
  }

  function activation(plugin: string, { isAsked = false }: LoadOptions = {}): Activation {
    const known = activations.get(plugin);
    if (known !== undefined) {
      // A request that the page began automatically a moment ago may hang like the one before it.
      const ownPatience = known.isAsked ? ASKED_PATIENCE : 0;
      if ((known.pendingFor() ?? -1) < (isAsked ? ownPatience : DEADLINES.load)) {
        return known;
      }
      modules.abandon(specifierOf(plugin));
      activations.delete(plugin);
      known.scope.dispose();
    }
    const manifest = registry.get().plugins.get(plugin);
    if (manifest === undefined) {
      throw loadFailed(plugin, 'it is not registered');
    }
    const begun = begin(manifest, isAsked);
    activations.set(plugin, begun);
    return begun;
  }

  registry.subscribe(({ plugins }) => {
    for (const [plugin, { manifest, scope }] of activations) {
      if (plugins.get(plugin)?.version !== manifest.version) {
        activations.delete(plugin);
        scope.dispose();
      }
    }
  });

  return {
    activate: async (plugin) => activation(plugin).ready,
    part: async (plugin, pick, options) => {
      const { entry, ready } = activation(plugin, options);
      const { definition, context } = await entry;
      const load = pick(definition);
      if (load === undefined) {
        throw new ApplicationError({
          code: 'view_missing',
          message: `plugin "${plugin}" does not have the part its manifest declares`,
          plugin,
          phase: 'load',
        });
      }
      const [module] = await Promise.all([
        // A browser hands the failure of a preload to the first request for the file: that failure
        // says nothing of now, so a part is requested twice.
        load()
          .catch(load)
          .catch((error: unknown) => {
            throw loadFailed(plugin, error);
          }),
        ready,
        services.i18n.completed(),
      ]);
      return { module, context };
    },
  };
}

import type { Artefact, Composition, ReleaseIndex, ServiceState } from '@touchline/contracts';
import { compose, describeServices } from './compose.ts';
import { ImportMapError } from './import-map-error.ts';
import type { ReleaseSource } from './release-source.ts';
import { readSelections, writeEnabled, type Query, type Selection } from './selection.ts';

export interface ImportMapOptions {
  readonly query: Query;
  readonly releases: ReleaseSource;
  readonly environments?: readonly string[];
  /** Called after what is live in an environment has changed. */
  readonly onChange?: (change: { readonly environment: string; readonly release: string }) => void;
  /** Called when the database or the build could not be read; pages run on the last good map. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface ImportMapService {
  readonly environments: readonly string[];
  /**
   * What is live; never waits and never fails once `refresh` has run.
   * @throws ImportMapError `not_found` for an environment that does not exist
   */
  readonly composition: (environment?: string) => Composition;
  readonly services: (environment?: string) => readonly ServiceState[];
  /** Whether the last refresh read both builds and decisions. */
  readonly isFresh: () => boolean;
  /** Reads builds and decisions again. Without the database the last known decisions stay. */
  readonly refresh: () => Promise<void>;
  /**
   * Turns a plugin on or off.
   * @throws ImportMapError `plugin_unknown`, `plugin_mandatory`, `not_found`, `unavailable`
   */
  readonly setEnabled: (change: {
    readonly environment?: string;
    readonly id: string;
    readonly enabled: boolean;
    readonly actor: string;
  }) => Promise<ServiceState>;
  /** Refreshes every `milliseconds`, so that other instances' changes arrive; returns the stop. */
  readonly follow: (milliseconds: number) => () => void;
}

interface Live {
  readonly composition: Composition;
  readonly services: readonly ServiceState[];
}

const NOTHING: ReleaseIndex = { format: 1, criticalCss: '', artefacts: [] };

/** Creates the service that knows which version of which plugin is live in each environment. */
export function createImportMapService(options: ImportMapOptions): ImportMapService {
  const { query, releases, environments = ['production'] } = options;
  const live = new Map<string, Live>();
  const selections = new Map<string, readonly Selection[]>();
  let fresh = false;
  let refreshing: Promise<void> | undefined;

  function find(environment = 'production'): Live {
    const found = live.get(environment);
    if (!found) {
      throw new ImportMapError('not_found', `there is no environment "${environment}"`);
    }
    return found;
  }

  async function selectionsOf(environment: string): Promise<readonly Selection[]> {
    try {
      selections.set(environment, await readSelections(query, environment));
    } catch (error) {
      fresh = false;
      options.onTrouble?.(error);
    }
    return selections.get(environment) ?? [];
  }

  async function pinned(artefact: Artefact, chosen: readonly Selection[]): Promise<Artefact> {
    const version = chosen.find(({ id }) => id === artefact.id)?.version;
    return version === undefined || version === artefact.version
      ? artefact
      : ((await releases.version(artefact.id, version)) ?? artefact);
  }

  async function refreshOne(environment: string, index: ReleaseIndex): Promise<void> {
    const chosen = await selectionsOf(environment);
    const artefacts = await Promise.all(index.artefacts.map((one) => pinned(one, chosen)));
    const disabled = new Set(chosen.filter(({ enabled }) => !enabled).map(({ id }) => id));
    const composition = compose({ artefacts, criticalCss: index.criticalCss, disabled });
    const before = live.get(environment)?.composition;
    live.set(environment, { composition, services: describeServices({ artefacts, disabled }) });
    if (before && before.release !== composition.release) {
      options.onChange?.({ environment, release: composition.release });
    }
  }

  async function refreshAll(): Promise<void> {
    fresh = true;
    const index = await releases.latest();
    if (!index) {
      fresh = false;
      options.onTrouble?.(new ImportMapError('unavailable', 'there is no readable build'));
      if (live.size > 0) {
        return;
      }
    }
    for (const environment of environments) {
      await refreshOne(environment, index ?? NOTHING);
    }
  }

  // Refreshes run one after another: an older reading never overwrites a newer one.
  function refresh(): Promise<void> {
    const next = (refreshing ?? Promise.resolve()).then(refreshAll);
    refreshing = next.catch(() => undefined);
    return next;
  }

  return {
    environments,
    composition: (environment) => find(environment).composition,
    services: (environment) => find(environment).services,
    isFresh: () => fresh,
    refresh,
    setEnabled: async ({ environment = 'production', id, enabled, actor }) => {
      const current = find(environment).services.find((service) => service.id === id);
      if (!current) {
        throw new ImportMapError('plugin_unknown', `there is no plugin "${id}"`);
      }
      if (current.mandatory && !enabled) {
        throw new ImportMapError(
          'plugin_mandatory',
          `"${id}" protects players and cannot be turned off`,
        );
      }
      try {
        await writeEnabled(query, { environment, id, enabled, actor });
      } catch (cause) {
        throw new ImportMapError('unavailable', 'the change could not be stored', { cause });
      }
      await refresh();
      return find(environment).services.find((service) => service.id === id) ?? current;
    },
    follow: (milliseconds) => {
      const timer = setInterval(() => {
        refresh().catch((error: unknown) => options.onTrouble?.(error));
      }, milliseconds);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

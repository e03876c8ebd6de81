import { readEnvironments } from './environments/environment-store.ts';
import { ImportMapError } from './import-map-error.ts';
import { createLiveMap, type LiveMap } from './live-map.ts';
import type { Releases, ReleaseSource } from './release-source.ts';
import { type Query, readState, type StoredState } from './state-store.ts';

export interface LiveMapsOptions {
  readonly query: Query;
  readonly releases: ReleaseSource;
  /** The first is the default one. */
  readonly environments?: readonly string[] | undefined;
  /** Called after what is live in an environment has changed. */
  readonly onChange?: (change: { readonly environment: string; readonly release: string }) => void;
  /** Called when the database or the build could not be read; pages run on the last good map. */
  readonly onTrouble?: (error: unknown) => void;
}

/** What is live in each environment, held in memory and read again by `refresh`. */
export interface LiveMaps {
  /** Those that were configured, the default one first, then those that were made. */
  readonly environments: () => readonly string[];
  /**
   * An environment's name; `default` and none mean the first.
   * @throws ImportMapError `not_found`
   */
  readonly nameOf: (environment?: string) => string;
  /** @throws ImportMapError `not_found`, `unavailable` before the first refresh */
  readonly find: (environment?: string) => LiveMap;
  /** The newest build. */
  readonly index: () => Releases;
  /** Whether the last refresh read both builds and decisions. */
  readonly isFresh: () => boolean;
  /** Reads builds and decisions again. Without the database the last known decisions stay. */
  readonly refresh: () => Promise<void>;
  /** Refreshes every `milliseconds`, so that other instances' changes arrive; returns the stop. */
  readonly follow: (milliseconds: number) => () => void;
}

const NOTHING: Releases = { format: 1, criticalCss: '', artefacts: [] };
const UNDECIDED: StoredState = {
  revision: 0,
  state: { plugins: {}, imports: {}, scopes: {}, integrity: {} },
};

/** Creates the store of the live maps; nothing is read before the first refresh. */
export function createLiveMaps(options: LiveMapsOptions): LiveMaps {
  const { query, releases, environments: configured = ['production'] } = options;
  const [defaultEnvironment = 'production'] = configured;
  let environments: readonly string[] = configured;
  const live = new Map<string, LiveMap>();
  const stored = new Map<string, StoredState>();
  let index: Releases = NOTHING;
  let fresh = false;
  let refreshing: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function nameOf(environment = defaultEnvironment): string {
    const name = environment === 'default' ? defaultEnvironment : environment;
    if (!environments.includes(name)) {
      throw new ImportMapError('not_found', `there is no environment "${name}"`);
    }
    return name;
  }

  function find(environment?: string): LiveMap {
    const name = nameOf(environment);
    const found = live.get(name);
    if (!found) {
      throw new ImportMapError('unavailable', `"${name}" has not been read yet`);
    }
    return found;
  }

  async function storedState(environment: string): Promise<StoredState> {
    try {
      stored.set(environment, await readState(query, environment));
    } catch (error) {
      fresh = false;
      options.onTrouble?.(error);
    }
    return stored.get(environment) ?? UNDECIDED;
  }

  async function refreshOne(environment: string): Promise<void> {
    const { revision, state } = await storedState(environment);
    const next = await createLiveMap({ index, revision, state, readVersion: releases.version });
    const before = live.get(environment);
    live.set(environment, next);
    if (before && before.release !== next.release) {
      options.onChange?.({ environment, release: next.release });
    }
  }

  /** Reads which environments were made. Without the database the last known ones stay. */
  async function readNames(): Promise<void> {
    try {
      environments = [...new Set([...configured, ...(await readEnvironments(query))])];
    } catch (error) {
      fresh = false;
      options.onTrouble?.(error);
    }
  }

  async function refreshAll(): Promise<void> {
    fresh = true;
    const latest = await releases.latest();
    if (latest === undefined) {
      fresh = false;
      options.onTrouble?.(new ImportMapError('unavailable', 'there is no readable build'));
      if (live.size > 0) {
        return;
      }
    }
    index = latest ?? NOTHING;
    await readNames();
    for (const environment of environments) {
      await refreshOne(environment);
    }
  }

  // Refreshes run one after another: an older reading never overwrites a newer one. One that has not
  // begun yet will read what a caller in between needs.
  function refresh(): Promise<void> {
    if (waiting === undefined) {
      const next = (refreshing ?? Promise.resolve()).then(() => {
        waiting = undefined;
        return refreshAll();
      });
      waiting = next;
      refreshing = next.catch(() => undefined);
    }
    return waiting;
  }

  return {
    environments: () => environments,
    nameOf,
    find,
    index: () => index,
    isFresh: () => fresh,
    refresh,
    follow: (milliseconds) => {
      const timer = setInterval(() => {
        refresh().catch((error: unknown) => options.onTrouble?.(error));
      }, milliseconds);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

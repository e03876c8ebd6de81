import type {
  Clock,
  Disposer,
  Logger,
  PersistentStore,
  PluginStorage,
  StorageOptions,
} from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';

/** The browser's storage, which may be full, forbidden or absent. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface StorageDependencies {
  readonly storage: KeyValueStorage | undefined;
  /** Kept as long as the tab is open; prompted for where it is needed. */
  readonly ofTab?: () => KeyValueStorage | undefined;
  readonly log: Logger;
  readonly clock: Clock;
  /** Receives another tab's writes: key and new text. */
  readonly onForeignChange: (listener: (key: string, text: string | null) => void) => Disposer;
  /** Called whenever a value is added or removed, so that `when` can read `storage.<plugin>.<name>`. */
  readonly onPresence: (key: string, present: boolean) => void;
}

const PREFIX = 'tl:';
/** A larger entry was not written by us; it is removed instead of being parsed. */
const LARGEST_ENTRY = 256 * 1024;

function read(
  area: KeyValueStorage | undefined,
  key: string,
  { log }: StorageDependencies,
): string | undefined {
  try {
    return area?.getItem(key) ?? undefined;
  } catch (error) {
    log.warn(`"${key}" cannot be read`, error);
    return undefined;
  }
}

function parse<State>(
  dependencies: StorageDependencies,
  key: string,
  text: string | null | undefined,
  options: StorageOptions<State>,
): State | undefined {
  if (text === undefined || text === null) {
    return undefined;
  }
  try {
    if (text.length > LARGEST_ENTRY) {
      // Nothing of ours, and it takes the room that what is ours needs.
      dependencies.storage?.removeItem(key);
      throw new Error(`${text.length} characters exceed the maximum`);
    }
    const stored = JSON.parse(text) as { version?: number; state?: unknown };
    const state =
      stored.version === options.version
        ? stored.state
        : options.migrate?.(stored.state, stored.version ?? 0);
    return state === undefined ? undefined : options.schema.parse(state);
  } catch (error) {
    dependencies.log.warn(`"${key}" does not match its schema and is ignored`, error);
    return undefined;
  }
}

/**
 * Local storage as stores, one key a value, named after the plugin that owns it. When the browser
 * refuses to store, the value lives on in memory and the page works.
 */
export function createPluginStorage(
  pluginId: string,
  dependencies: StorageDependencies,
): PluginStorage {
  return {
    open: <State>(options: StorageOptions<State>) => {
      const key = `${PREFIX}${pluginId}:${options.name}`;
      const presence = `storage.${pluginId}.${options.name}`;
      const { storage, ofTab } = dependencies;
      const area = options.lifetime === 'session' ? ofTab?.() : storage;
      const text = read(area, key, dependencies);
      const stored = parse(dependencies, key, text, options);
      if (text !== undefined && stored === undefined) {
        dependencies.onPresence(presence, false);
      }
      const store = createStore(stored ?? options.initial);
      let foreign = false;
      store.subscribe((state) => {
        const empty = options.isEmpty?.(state) ?? false;
        dependencies.onPresence(presence, !empty);
        if (foreign) {
          return;
        }
        try {
          if (empty) {
            area?.removeItem(key);
          } else {
            const text = JSON.stringify({ version: options.version, state });
            area?.setItem(key, text);
          }
        } catch (error) {
          dependencies.log.warn(`"${key}" cannot be stored; it lasts as long as this page`, error);
        }
      });
      dependencies.onForeignChange((changed, text) => {
        if (changed === key) {
          foreign = true;
          store.set(parse(dependencies, key, text, options) ?? options.initial);
          foreign = false;
        }
      });
      const persistent: PersistentStore<State> = {
        ...store,
        clear: () => {
          store.set(options.initial);
          try {
            area?.removeItem(key);
          } catch (error) {
            dependencies.log.warn(`"${key}" cannot be removed`, error);
          }
          dependencies.onPresence(presence, false);
        },
      };
      return persistent;
    },
  };
}

/** The presence keys (`storage.<plugin>.<name>`) of what is stored, read once at start. */
export function storedKeys(storage: Storage | undefined): readonly string[] {
  try {
    return Object.keys(storage ?? {})
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => `storage.${key.slice(PREFIX.length).replace(':', '.')}`);
  } catch {
    return [];
  }
}

import type {
  Clock,
  Http,
  Logger,
  Resource,
  Resources,
  ResourceState,
  Store,
  WatchedResource,
} from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { Deferred } from '../deferred.ts';
import type { QueryCache, QueryHandle } from './query-cache.ts';

export interface ResourceDependencies {
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Logger;
  /** Answers that came with the document, by path; each is used once. */
  readonly seeds: Map<string, unknown>;
  /** The caching library; loaded when something is first watched, after the first screen. */
  readonly cache: Deferred<QueryCache>;
}

interface Entry {
  readonly store: Store<ResourceState<unknown>>;
  watchers: number;
  handle: QueryHandle | undefined;
}

/** Maximum number of unwatched responses that are cached for the way back, the latest ones. */
const MOST_UNWATCHED = 100;

const LOADING: ResourceState<never> = {
  status: 'loading',
  data: undefined,
  error: undefined,
  updatedAt: undefined,
  isRefreshing: false,
};

/**
 * Readable things of the server as stores: one entry a name and parameters however many watch it,
 * refreshed at its interval while it is watched.
 */
export function createResources(dependencies: ResourceDependencies): Resources {
  const { http, clock, log, seeds, cache } = dependencies;
  const entries = new Map<string, Entry>();

  async function request<Parameters, Answer>(
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const { schema } = resource;
    return http.request({
      path: resource.path(parameters),
      schema: typeof schema === 'function' ? await schema() : schema,
      authentication: resource.authentication ?? 'none',
      ...(signal === undefined ? {} : { signal }),
    });
  }

  function initialState<Parameters, Answer>(
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ): ResourceState<Answer> {
    const path = resource.path(parameters);
    if (!seeds.has(path)) {
      return LOADING;
    }
    const seed = seeds.get(path);
    seeds.delete(path);
    const { schema } = resource;
    const parsed =
      typeof schema === 'function'
        ? { success: true as const, data: seed as Answer }
        : schema.safeParse(seed);
    return parsed.success
      ? { ...LOADING, status: 'ready', data: parsed.data, updatedAt: clock.now() }
      : LOADING;
  }

  function entryFor<Parameters, Answer>(
    key: string,
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ): Entry {
    const known = entries.get(key);
    if (known !== undefined) {
      return known;
    }
    const entry: Entry = {
      store: createStore<ResourceState<unknown>>(initialState(resource, parameters)),
      watchers: 0,
      handle: undefined,
    };
    entries.set(key, entry);
    return entry;
  }

  /** The entry is the latest that was released; the oldest ones beyond the limit are evicted. */
  function leave(key: string, entry: Entry): void {
    entry.handle?.stop();
    entry.handle = undefined;
    entries.delete(key);
    entries.set(key, entry);
    for (const [other, { watchers }] of entries) {
      if (entries.size > MOST_UNWATCHED && watchers === 0) {
        entries.delete(other);
        cache.current()?.remove(other);
      }
    }
  }

  async function start<Parameters, Answer>(
    key: string,
    entry: Entry,
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ): Promise<void> {
    try {
      const loaded = await cache.load();
      if (entry.watchers > 0 && entry.handle === undefined) {
        entry.handle = loaded.observe({
          key: [resource.name, key],
          request: (signal) => request(resource, parameters, signal),
          interval: resource.interval,
          freshFor: resource.freshFor ?? 0,
          initial: entry.store.get(),
          onChange: entry.store.set,
        });
      }
    } catch (error) {
      log.error('failed to load the response cache', error);
      entry.store.set({ ...entry.store.get(), status: 'error', error });
    }
  }

  return {
    fetch: (resource, parameters) => request(resource, parameters),
    invalidate: (name) => {
      if (entries.size > 0) {
        cache.use((loaded) => loaded.invalidate(name));
      }
    },
    watch: <Parameters, Answer>(resource: Resource<Parameters, Answer>, parameters: Parameters) => {
      const key = `${resource.name}:${JSON.stringify(parameters)}`;
      const entry = entryFor(key, resource, parameters);
      const watched: WatchedResource<unknown> = {
        get: entry.store.get,
        refresh: async () => entry.handle?.refresh(),
        subscribe: (listener) => {
          const stop = entry.store.subscribe(listener);
          // It may have been released between two subscribers.
          entries.set(key, entry);
          entry.watchers += 1;
          if (entry.watchers === 1) {
            void start(key, entry, resource, parameters);
          }
          let stopped = false;
          return () => {
            if (stopped) {
              return;
            }
            stopped = true;
            stop();
            entry.watchers -= 1;
            if (entry.watchers === 0) {
              leave(key, entry);
            }
          };
        },
      };
      return watched as WatchedResource<Answer>;
    },
  };
}

import { refreshInterval } from '@touchline/domain/time';
import {
  type Clock,
  createStore,
  type Disposer,
  type Http,
  type Resource,
  type Resources,
  type ResourceState,
  type Store,
  type WatchedResource,
} from '@touchline/plugin-api';

const LOADING: ResourceState<unknown> = {
  status: 'loading',
  data: undefined,
  error: undefined,
  updatedAt: undefined,
  isRefreshing: false,
};

/**
 * Resources over the test's HTTP: asked when first watched, at every refresh, and at their interval
 * while it is watched and the test lets time pass.
 */
export function createTestResources({
  http,
  clock,
}: {
  readonly http: Http;
  readonly clock: Clock;
}): Resources {
  const entries = new Map<string, WatchedResource<unknown> & { readonly resource: string }>();
  const fetch = async <Parameters, Answer>(
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ) => {
    const { schema } = resource;
    return http.request({
      path: resource.path(parameters),
      schema: typeof schema === 'function' ? await schema() : schema,
      authentication: resource.authentication ?? 'none',
    });
  };
  const refresh = async (store: Store<ResourceState<unknown>>, ask: () => Promise<unknown>) => {
    store.set({ ...store.get(), isRefreshing: true });
    try {
      const data = await ask();
      const updatedAt = clock.now();
      store.set({ status: 'ready', data, error: undefined, updatedAt, isRefreshing: false });
    } catch (error) {
      const { data } = store.get();
      const status = data === undefined ? 'error' : 'ready';
      store.set({ ...store.get(), status, error, isRefreshing: false });
    }
  };
  return {
    fetch,
    watch: <Parameters, Answer>(resource: Resource<Parameters, Answer>, parameters: Parameters) => {
      const key = `${resource.name}:${JSON.stringify(parameters)}`;
      const known = entries.get(key);
      if (known !== undefined) {
        return known as unknown as WatchedResource<Answer>;
      }
      const store = createStore(LOADING);
      const again = () => refresh(store, () => fetch(resource, parameters));
      const { interval } = resource;
      const every = typeof interval === 'string' ? refreshInterval(interval) : interval;
      let asked = false;
      const watchers = new Set<object>();
      let rest: Disposer | undefined;
      const entry = {
        resource: resource.name,
        get: store.get,
        refresh: again,
        subscribe: (listener: (state: ResourceState<unknown>) => void) => {
          const stop = store.subscribe(listener);
          if (!asked) {
            asked = true;
            void again();
          }
          const watcher = {};
          watchers.add(watcher);
          if (every !== undefined) {
            rest ??= clock.every(every, () => void again());
          }
          return () => {
            stop();
            watchers.delete(watcher);
            if (watchers.size === 0) {
              rest?.();
              rest = undefined;
            }
          };
        },
      };
      entries.set(key, entry);
      return entry as unknown as WatchedResource<Answer>;
    },
    invalidate: (name) => {
      for (const entry of entries.values()) {
        if (entry.resource === name) {
          void entry.refresh();
        }
      }
    },
  };
}

import {
  type Clock,
  createStore,
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

/** Resources over the test's HTTP: asked once when first watched, and at every refresh. */
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
      let asked = false;
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
          return stop;
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

import { refreshInterval } from '@touchline/domain/time';
import type { LiveStatus, ReadableStore, Resource, ResourceState } from '@touchline/plugin-api';
import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/query-core';

export interface QueryHandle {
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

export interface QueryCache {
  readonly observe: (options: {
    readonly key: readonly string[];
    readonly request: (signal: AbortSignal) => Promise<unknown>;
    readonly interval: Resource<unknown, unknown>['interval'];
    readonly freshFor: number;
    readonly initial: ResourceState<unknown>;
    readonly onChange: (state: ResourceState<unknown>) => void;
  }) => QueryHandle;
  readonly invalidate: (name: string) => void;
  /** Removes what is cached under a key. */
  readonly remove: (key: string) => void;
  /** Stops and resumes the refreshing of everything, e.g. when the page is left for long. */
  readonly setActive: (active: boolean) => void;
}

/**
 * TanStack Query behind our own small face; in a separate module so that it loads late. What failed
 * without a connection is requested again when the browser says that it is back, or prices resume.
 */
export function createQueryCache(line: ReadableStore<LiveStatus>): QueryCache {
  // A response is removed when its view is, not by its age.
  // Without a connection a request fails and says so, in place of waiting without an end.
  const client = new QueryClient({
    defaultOptions: {
      queries: { gcTime: Infinity, networkMode: 'always', refetchOnReconnect: true },
    },
  });
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  // When refreshing pauses is the shell's decision: the library would stop with the first glance away.
  focusManager.setEventListener(() => () => undefined);
  focusManager.setFocused(true);
  client.mount();
  let { state: before } = line.get();
  line.subscribe(({ state }) => {
    if (state === 'live' && before !== 'live') {
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state: { status } }) => status === 'error',
      });
    }
    before = state;
  });
  return {
    invalidate: (name) => void client.invalidateQueries({ queryKey: [name] }),
    remove: (key) =>
      client.removeQueries({ predicate: ({ queryKey: [, parameters] }) => parameters === key }),
    setActive: (active) => focusManager.setFocused(active),
    observe: (options) => {
      const { initial, interval = false } = options;
      const observer = new QueryObserver(client, {
        queryKey: options.key,
        queryFn: ({ signal }) => options.request(signal),
        staleTime: options.freshFor,
        refetchInterval: typeof interval === 'string' ? refreshInterval(interval) : interval,
        // The server's refusals do not change by asking again; lost connections may.
        retry: (count, error) => count < 2 && (error as { status?: number }).status === 0,
        ...(initial.data === undefined
          ? {}
          : { initialData: initial.data, initialDataUpdatedAt: initial.updatedAt ?? 0 }),
      });
      const publish = (result: ReturnType<typeof observer.getCurrentResult>) =>
        options.onChange({
          status: result.data !== undefined ? 'ready' : result.isError ? 'error' : 'loading',
          data: result.data,
          error: result.error ?? undefined,
          updatedAt: result.dataUpdatedAt === 0 ? undefined : result.dataUpdatedAt,
          isRefreshing: result.isFetching,
        });
      const stop = observer.subscribe(publish);
      publish(observer.getCurrentResult());
      return {
        stop,
        refresh: async () => {
          await observer.refetch();
        },
      };
    },
  };
}

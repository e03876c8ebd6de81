import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { type CallError, refusal } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/**
 * Creates what loads for the console's views. `onUnauthorized` is called when the sign-in is no longer valid,
 * `onForbidden` when the operator's roles have become others.
 */
export function createQueryClient({
  onUnauthorized,
  onForbidden,
}: {
  readonly onUnauthorized: () => void;
  readonly onForbidden: () => void;
}): QueryClient {
  const onError = (error: unknown) => {
    const { code } = refusal(error);
    if (code === 'unauthorized') {
      onUnauthorized();
    } else if (code === 'operator_forbidden') {
      onForbidden();
    }
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A view never begins with a response from before it was opened: operators decide on it.
        gcTime: 0,
        // A failure is shown at once, also without a connection; the operator or the next poll retries.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Whether a query is loaded only because it is polled: no operator asked for it, so it must not keep the
 * sign-in alive. A first load and one after an invalidation are the operator's own.
 */
export function isPolled({ client, queryKey }: QueryFunctionContext): boolean {
  const state = client.getQueryState(queryKey);
  if (state === undefined || state.dataUpdateCount + state.errorUpdateCount === 0) {
    return false;
  }
  // A failed load counts as invalidated too.
  return !(state.isInvalidated && state.status === 'success');
}

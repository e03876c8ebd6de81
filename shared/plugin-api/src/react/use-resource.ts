import { useMemo } from 'react';
import type { Resource, ResourceState } from '../context/resources.ts';
import { usePlugin } from './plugin-provider.tsx';
import { useStore } from './use-store.ts';

/**
 * Watches a resource while the component is mounted. Parameters are compared by their JSON text.
 */
export function useResource<Parameters, Answer>(
  resource: Resource<Parameters, Answer>,
  parameters: Parameters,
): ResourceState<Answer> & { readonly refresh: () => Promise<void> } {
  const { resources } = usePlugin();
  const key = JSON.stringify(parameters);
  const watched = useMemo(
    () => resources.watch(resource, JSON.parse(key) as Parameters),
    [resources, resource, key],
  );
  const state = useStore(watched);
  return useMemo(() => ({ ...state, refresh: watched.refresh }), [state, watched]);
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { createMapRequests, readEnvironments } from '../api/map-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { useAddressedEnvironment, useChooseEnvironment } from '../app/address.tsx';
import { useMay } from '../session/operator-context.ts';
import { EnvironmentContext } from './environment-context.ts';

const EVERY_MS = 30_000;
const NONE: readonly string[] = [];

/** Takes the environment from the address, so that it can be bookmarked, shared and kept in a tab. */
export function EnvironmentProvider({ children }: { readonly children: ReactNode }) {
  const named = useAddressedEnvironment();
  const chooseEnvironment = useChooseEnvironment();
  const may = useMay();
  const { data: names = NONE } = useQuery({
    queryKey: ['environments'],
    enabled: may('releases.read'),
    refetchInterval: EVERY_MS,
    queryFn: (context) => readEnvironments({ isPolling: isPolled(context) }),
  });
  const [own] = names;
  const chosen = named === own ? undefined : named;
  const map = useMemo(() => createMapRequests(chosen), [chosen]);
  const environment = useMemo(
    () => ({
      chosen,
      names,
      map,
      choose: (name: string) => chooseEnvironment(name === own ? undefined : name),
    }),
    [chosen, names, map, own, chooseEnvironment],
  );
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

import { type ReactNode, use, useMemo } from 'react';
import { createMapRequests, readEnvironments } from '../api/map-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { AddressContext } from '../app/address.ts';
import { EnvironmentContext } from './environment-context.ts';

const EVERY_MS = 30_000;
const NONE: readonly string[] = [];

/** Takes the environment from the address, so that it can be bookmarked, shared and kept in a tab. */
export function EnvironmentProvider({ children }: { readonly children: ReactNode }) {
  const { environment: named, chooseEnvironment } = use(AddressContext);
  const known = useLoaded({ key: 'environments', pollEvery: EVERY_MS, load: readEnvironments });
  const { value: names = NONE } = known;
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

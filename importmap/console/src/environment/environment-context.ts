import { createContext, use } from 'react';
import type { MapRequests } from '../api/map-requests.ts';

/** The environment that is open and decided about. */
export interface Environment {
  /** Undefined for the server's own. */
  readonly chosen: string | undefined;
  /** Every environment, the server's own first; empty until they are known. */
  readonly names: readonly string[];
  /** Calls the import-map service about it. */
  readonly map: MapRequests;
  readonly choose: (name: string) => void;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** @throws Error outside of the console */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === undefined) {
    throw new Error('the environment is given by the console');
  }
  return environment;
}

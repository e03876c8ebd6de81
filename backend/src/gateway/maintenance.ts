import type { MaintenanceConfiguration } from '../configuration/groups.ts';

const MAINTENANCE_PATH = '/maintenance';

export interface MaintenanceDecision {
  readonly isActive: boolean;
  /** Where the browser must go instead. */
  readonly location: string | undefined;
}

/**
 * Platform specification §4: while maintenance is active (configuration, or cookie `maintenance=1`)
 * every page leads to the maintenance page; otherwise that page leads home.
 */
export function decideMaintenance(options: {
  readonly configuration: MaintenanceConfiguration;
  readonly cookie: string | undefined;
  readonly language: string;
  /** Path without language. */
  readonly path: string;
}): MaintenanceDecision {
  const { configuration, cookie, language, path } = options;
  const isActive = cookie === '1' || configuration.isActive || configuration.webState;
  const isThere = path === MAINTENANCE_PATH;
  if (isActive === isThere) {
    return { isActive, location: undefined };
  }
  return { isActive, location: isActive ? `/${language}${MAINTENANCE_PATH}` : `/${language}` };
}

import type { AnalyticsConfiguration } from '@touchline/contracts/analytics';
import { HostOrigins } from '@touchline/contracts/configuration';
import type { Site } from '@touchline/root-config/server';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';

/** Origins of the scripts of others that pages of this site install. */
export function partnersOf({ enabled, scripts }: AnalyticsConfiguration): readonly string[] {
  return enabled ? [...new Set(scripts.map((address) => new URL(address).origin))] : [];
}

/** Origins of the social networks whose scripts a page installs; addresses of our own have none. */
export function networksOf(scripts: readonly string[]): readonly string[] {
  const foreign = scripts.filter((script) => URL.canParse(script));
  return [...new Set(foreign.map((script) => new URL(script).origin))];
}

/** Origins of the pages that may show this site in a frame: none unless the operator names them. */
export function hostsOf(
  { manifests }: Site,
  { application, plugins }: SiteConfiguration,
): readonly string[] {
  if (!application.hostBridge) {
    return [];
  }
  return manifests.flatMap(({ id, frameAncestors = '' }) => {
    const settings = Object.entries(plugins[id] ?? {}).find(([name]) => name === frameAncestors);
    return HostOrigins.safeParse(settings?.[1]).data ?? [];
  });
}

import type { BackendEnvironment } from '../platform/process/environment.ts';

/** `https://host` of the site where it is configured, for links in what no request causes. */
export function siteOrigin({
  PUBLIC_URL: url,
}: Pick<BackendEnvironment, 'PUBLIC_URL'>): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}

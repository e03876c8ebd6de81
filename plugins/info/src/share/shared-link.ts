import type { CurrentRoute, PluginContext } from '@touchline/plugin-api';

/** What of an address says which page it is; the rest is the visit of whoever shares it. */
const KEPT = new Set(['group', 'market', 'game', 'show']);

/**
 * The address of the page that is shown, whole, as anyone else may open it.
 * @param market code of the kind of market that the link opens, of an event's page
 */
export function sharedLink(
  { navigation }: Pick<PluginContext, 'navigation'>,
  { current, market }: { readonly current: CurrentRoute; readonly market?: string | undefined },
): string {
  const { name: route, params, query } = current;
  const kept = Object.entries(query).filter(
    ([name]) => KEPT.has(name) && (market === undefined || name !== 'group'),
  );
  const target = {
    route,
    params,
    query: { ...Object.fromEntries(kept), ...(market === undefined ? {} : { market }) },
  };
  return new URL(navigation.href(target), window.location.origin).href;
}

import type { RouteDefinition } from '@touchline/plugin-api';

/** A page that the section announces: it has its address, and says what will be there. */
function coming(name: string, path: string, given: Partial<RouteDefinition> = {}): RouteDefinition {
  return {
    name,
    path,
    layout: 'clear',
    access: 'any',
    title: `title.${name}`,
    view: () => import('./coming/coming.view.tsx'),
    ...given,
  };
}

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('oldBrowser', '/oldbrowser'),
  coming('internalVpn', '/internal-vpn'),
  coming('debugger', '/debugger', { when: { key: 'nonproduction' } }),
];

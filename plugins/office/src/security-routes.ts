import type { RouteDefinition } from '@touchline/plugin-api';

/** Pages with which players protect their account. */
export const securityRoutes: readonly RouteDefinition[] = [
  {
    name: 'sessionHistory',
    path: '/office/session-history',
    layout: 'default',
    access: 'auth',
    title: 'title.sessionHistory',
    view: () => import('./sessions/sessions.view.tsx'),
  },
];

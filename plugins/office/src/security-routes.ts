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
  {
    name: 'changePassword',
    path: '/office/change-password',
    layout: 'default',
    access: 'auth',
    title: 'title.changePassword',
    view: () => import('./password/change-password.view.tsx'),
  },
  {
    name: 'security',
    path: '/office/security',
    layout: 'default',
    access: 'auth',
    title: 'title.security',
    view: () => import('./security/security.view.tsx'),
  },
];

import type { RouteDefinition } from '@touchline/plugin-api';

const moved = { layout: 'default', access: 'auth', exemptFromIdentification: true } as const;

/** Former addresses of the account area; each redirects to the page that took its place. */
export const movedRoutes: readonly RouteDefinition[] = [
  {
    ...moved,
    name: 'accountRoot',
    path: '/account',
    redirectTo: 'account',
    title: 'title.account',
    view: () => import('./account/account.view.tsx'),
  },
  {
    ...moved,
    name: 'accountRootEdit',
    path: '/account/edit',
    redirectTo: 'accountEdit',
    title: 'title.accountEdit',
    view: () => import('./account/account-edit.view.tsx'),
  },
  {
    ...moved,
    name: 'identification',
    path: '/identification',
    redirectTo: 'accountIdentification',
    when: { key: 'config.identification' },
    title: 'title.identification',
    view: () => import('./identification/identification.view.tsx'),
  },
];

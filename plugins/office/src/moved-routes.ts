import type { RouteDefinition } from '@touchline/plugin-api';

const moved = { layout: 'default', access: 'auth', exemptFromIdentification: true } as const;

/** Former and other addresses of the account area; each redirects to the page that is in its place. */
export const movedRoutes: readonly RouteDefinition[] = [
  // What the specification calls the settings of the account is the page of settings: messages, hidden sports, and
  // the settings of the page, which are kept with the account.
  {
    name: 'accountSettings',
    layout: 'default',
    access: 'auth',
    path: '/office/account-settings',
    redirectTo: 'officeSettings',
    title: 'title.officeSettings',
    view: () => import('./menu/group.view.tsx'),
  },
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
    // Nothing of its own: what protects an account is on one page.
    name: 'securityAccount',
    path: '/office/security-account',
    layout: 'default',
    access: 'auth',
    redirectTo: 'security',
    title: 'title.security',
    view: () => import('./security/security.view.tsx'),
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

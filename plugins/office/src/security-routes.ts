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
    name: 'enableTwoFactorAuth',
    path: '/office/enable-two-factor-auth',
    layout: 'default',
    access: 'auth',
    title: 'title.twoFactorAuth',
    view: () => import('./two-factor/enable-two-factor.view.tsx'),
  },
  {
    name: 'disableTwoFactorAuth',
    path: '/office/disable-two-factor-auth',
    layout: 'default',
    access: 'auth',
    title: 'title.twoFactorAuth',
    view: () => import('./two-factor/disable-two-factor.view.tsx'),
  },
  {
    name: 'emailChange',
    path: '/office/email-change',
    layout: 'default',
    access: 'auth',
    title: 'title.emailChange',
    view: () => import('./email/email-change.view.tsx'),
  },
  {
    name: 'changeLogin',
    path: '/office/change-login',
    layout: 'default',
    access: 'auth',
    title: 'title.changeLogin',
    view: () => import('./logins/change-login.view.tsx'),
  },
  {
    name: 'qrLogin',
    path: '/office/qr-login',
    layout: 'default',
    access: 'auth',
    title: 'title.qrLogin',
    view: () => import('./qr-login/qr-login.view.tsx'),
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

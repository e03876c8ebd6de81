import type { RouteDefinition } from '@touchline/plugin-api';

/** Pages on which players prove who they are. */
export const verificationRoutes: readonly RouteDefinition[] = [
  {
    name: 'verification',
    path: '/office/verification',
    layout: 'default',
    access: 'auth',
    allowedWhenBanned: true,
    exemptFromIdentification: true,
    title: 'title.verification',
    view: () => import('./verification/verification.view.tsx'),
  },
  {
    name: 'clarifyData',
    path: '/office/clarify-data',
    layout: 'default',
    access: 'auth',
    title: 'title.clarifyData',
    view: () => import('./clarify-data/clarify-data.view.tsx'),
  },
  {
    name: 'documentVerification',
    path: '/sumsub',
    layout: 'clear',
    access: 'auth',
    allowedWhenBanned: true,
    exemptFromIdentification: true,
    title: 'title.identification',
    view: () => import('./identity-check/identity-check.view.tsx'),
  },
  {
    name: 'officeIdentification',
    path: '/office/identification',
    layout: 'default',
    access: 'auth',
    when: { key: 'config.identification' },
    allowedWhenBanned: true,
    exemptFromIdentification: true,
    title: 'title.identification',
    view: () => import('./identification/identification.view.tsx'),
  },
  {
    name: 'accountIdentification',
    path: '/account/identification',
    layout: 'default',
    access: 'auth',
    when: { key: 'config.identification' },
    exemptFromIdentification: true,
    title: 'title.identification',
    view: () => import('./identification/identification.view.tsx'),
  },
];

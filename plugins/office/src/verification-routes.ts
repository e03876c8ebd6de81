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
];

import type { RouteDefinition } from '@touchline/plugin-api';

/** Pages of what the house writes to a player, and how. */
export const contactRoutes: readonly RouteDefinition[] = [
  {
    name: 'messages',
    path: '/office/messages',
    layout: 'default',
    access: 'auth',
    allowedWhenBanned: true,
    exemptFromIdentification: true,
    title: 'title.messages',
    view: () => import('./messages/messages.view.tsx'),
  },
  {
    name: 'mailingSettings',
    path: '/office/mailing-settings',
    layout: 'default',
    access: 'auth',
    allowedWhenBanned: true,
    exemptFromIdentification: true,
    title: 'title.mailingSettings',
    view: () => import('./contact/mailing-settings.view.tsx'),
  },
  {
    name: 'emailSubscription',
    path: '/office/email-subscription',
    layout: 'default',
    access: 'auth',
    title: 'title.emailSubscription',
    view: () => import('./contact/email-subscription.view.tsx'),
  },
];

import { definePlugin } from '@touchline/plugin-api';

/** How the house is reached, as the configuration says it. */
const CONTACT = '/bff-api/config/group/get?groups=support,company&lang={language}';

export const plugin = definePlugin({
  id: 'support',
  api: '^1.14',
  routes: [
    {
      name: 'support',
      path: '/support',
      layout: 'default',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.support',
      firstData: ['/content-api/v1/{language}/articles/help', CONTACT],
      view: () => import('./help/help.view.tsx'),
    },
    {
      name: 'supportContacts',
      path: '/support/contacts',
      layout: 'default',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.supportContacts',
      firstData: [CONTACT],
      view: () => import('./contacts/contacts.view.tsx'),
    },
    {
      name: 'supportEmail',
      path: '/support/email',
      layout: 'default',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.supportEmail',
      firstData: [CONTACT],
      view: () => import('./contacts/email.view.tsx'),
    },
    {
      name: 'callback',
      path: '/callback',
      layout: 'default',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.callback',
      view: () => import('./calls/callback.view.tsx'),
    },
    {
      name: 'callHistory',
      path: '/call-history',
      layout: 'default',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.callHistory',
      view: () => import('./calls/call-history.view.tsx'),
    },
  ],
});

import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'little',
  api: '^1.0',
  routes: [
    {
      name: 'home',
      path: '/',
      layout: 'default',
      access: 'any',
      view: () => import('./list.view.tsx'),
    },
  ],
  slots: [
    { slot: 'header', name: 'header', order: 0, view: () => import('./header.view.tsx') },
    {
      slot: 'bottom-nav',
      name: 'bottom-nav',
      order: 0,
      view: () => import('./bottom-nav.view.tsx'),
    },
  ],
});

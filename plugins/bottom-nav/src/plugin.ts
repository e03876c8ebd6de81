import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'bottom-nav',
  api: '^1.17',
  slots: [
    { slot: 'bottom-nav', name: 'bar', order: 0, view: () => import('./bottom-nav.view.tsx') },
  ],
});

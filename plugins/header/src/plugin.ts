import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'header',
  api: '^1.0',
  ownSlots: ['header.actions'],
  slots: [
    { slot: 'header', name: 'bar', order: 0, view: () => import('./bar/header-bar.view.tsx') },
  ],
});

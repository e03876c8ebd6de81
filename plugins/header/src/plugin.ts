import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'header',
  api: '^1.17',
  ownSlots: ['header.actions'],
  slots: [
    { slot: 'header', name: 'bar', order: 0, view: () => import('./bar/header-bar.view.tsx') },
    {
      slot: 'office.menu',
      name: 'sections',
      // A wide page has them in its header.
      when: { key: 'device', equals: 'mobile' },
      onFailure: 'nothing',
      view: () => import('./sections/sections-menu.view.tsx'),
    },
  ],
});

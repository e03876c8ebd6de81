import { definePlugin } from '@touchline/plugin-api';

const authenticated = { key: 'authenticated' } as const;

export const plugin = definePlugin({
  id: 'welcome',
  api: '^1.14',
  slots: [
    {
      slot: 'home',
      name: 'recent',
      order: 10,
      when: { any: [{ key: 'storage.welcome.visited' }, { key: 'storage.coupon.slip' }] },
      onFailure: 'nothing',
      view: () => import('./recent/recent.view.tsx'),
    },
    {
      slot: 'home',
      name: 'sections',
      order: 60,
      onFailure: 'nothing',
      view: () => import('./sections/sections.view.tsx'),
    },
  ],
  modals: [
    { name: 'welcome', when: authenticated, view: () => import('./welcome/welcome.view.tsx') },
  ],
  handlers: [
    { event: 'player.registered', handle: () => import('./welcome/registered.handler.ts') },
  ],
  background: [
    {
      name: 'visits',
      when: {
        any: [
          { key: 'route', equals: 'mainGame' },
          { key: 'route', equals: 'mainSectionWithChamp' },
        ],
      },
      start: () => import('./recent/visits.background.ts'),
    },
  ],
});

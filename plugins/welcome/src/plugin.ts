import { definePlugin } from '@touchline/plugin-api';

const authenticated = { key: 'authenticated' } as const;
const isElsewhere = ['registration', 'socialRegistration'].map((route) => ({
  not: { key: 'route', equals: route },
}));

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
      name: 'welcome',
      when: {
        // The pages that make an account are left with the sign-in, and with them what is open over them.
        all: [authenticated, { key: 'storage.welcome.due' }, ...isElsewhere],
      },
      start: () => import('./welcome/welcome.background.ts'),
    },
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

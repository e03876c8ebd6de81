import type { RouteDefinition } from '@touchline/plugin-api';

/** What a player has played. */
export const roundRoutes: readonly RouteDefinition[] = [
  {
    name: 'officeCasino',
    path: '/office/casino',
    layout: 'default',
    access: 'auth',
    title: 'title.officeCasino',
    view: () => import('./casino.view.tsx'),
  },
  {
    name: 'officeSlots',
    path: '/office/slots',
    layout: 'default',
    access: 'auth',
    title: 'title.officeSlots',
    view: () => import('./slots.view.tsx'),
  },
  {
    name: 'historyCasinoMail',
    path: '/office/history-casino-mail',
    layout: 'default',
    access: 'auth',
    title: 'title.historyCasinoMail',
    view: () => import('../history-mail/history-casino-mail.view.tsx'),
  },
];

import type { RouteDefinition } from '@touchline/plugin-api';

/** Pages of what the house gives to players of games. */
export const promotionRoutes: readonly RouteDefinition[] = [
  {
    name: 'casinoBonus',
    path: '/bonus/casino',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoBonus',
    view: () => import('./bonus-hub.view.tsx'),
  },
  {
    name: 'thankYou',
    path: '/thankyou',
    layout: 'third-party',
    access: 'any',
    title: 'title.thankYou',
    view: () => import('./thank-you.view.tsx'),
  },
  {
    name: 'casinoTournaments',
    path: '/bonus/casino/tournaments',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoTournaments',
    view: () => import('./tournaments.view.tsx'),
  },
  {
    name: 'casinoTournament',
    path: '/bonus/casino/tournaments/:id',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoTournaments',
    view: () => import('./tournament.view.tsx'),
  },
  {
    name: 'casinoPromotions',
    path: '/bonus/casino/promotions',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoPromotions',
    view: () => import('./promotions.view.tsx'),
  },
  {
    name: 'casinoPromotion',
    path: '/bonus/casino/promotions/:id',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoPromotions',
    view: () => import('./promotion.view.tsx'),
  },
];

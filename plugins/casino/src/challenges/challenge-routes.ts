import type { RouteDefinition } from '@touchline/plugin-api';

/** Daily challenges, and a page for anything in the list of the casino's bonuses by its id. */
export const challengeRoutes: readonly RouteDefinition[] = [
  {
    name: 'casinoDailyChallenges',
    path: '/bonus/casino/daily-challenges',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoDailyChallenges',
    view: () => import('./daily-challenges.view.tsx'),
  },
  {
    name: 'casinoBonusItem',
    path: '/bonus/casino/:id',
    layout: 'third-party',
    access: 'any',
    title: 'title.casinoBonus',
    view: () => import('./bonus-item.view.tsx'),
  },
];

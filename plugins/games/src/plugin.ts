import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'games',
  api: '^1.14',
  routes: [
    {
      name: 'games',
      path: '/games',
      layout: 'default',
      access: 'any',
      title: 'title.games',
      keepHeader: true,
      view: () => import('./list/games-list.view.tsx'),
    },
    {
      name: 'bonusGame',
      path: '/games/:gameRoute(fortuna-bonus|chest-bonus|memory-bonus|safe-bonus|lottery-bonus|dragon-bonus)',
      layout: 'third-party',
      access: 'any',
      hide: ['footer', 'seo'],
      keepHeader: true,
      title: 'title.bonusGame',
      view: () => import('./bonus/bonus-game.view.tsx'),
    },
    {
      name: 'legacyBonusGame',
      path: '/:legacy(fortuna|chest|memory|safe|lottery|dragon-bonus|chest-bonus|fortuna-bonus|memory-bonus|safe-bonus|lottery-bonus)',
      layout: 'default',
      access: 'any',
      title: 'title.bonusGame',
      // The shell leads it on; without a game it is the list.
      view: () => import('./list/games-list.view.tsx'),
    },
    {
      name: 'gameLanding',
      path: '/games-landing/:landingRoute',
      layout: 'clear',
      access: 'any',
      title: 'title.gameLanding',
      view: () => import('./landing/game-landing.view.tsx'),
    },
    {
      name: 'game',
      path: '/games/:gameRoute',
      layout: 'third-party',
      access: 'any',
      hide: ['footer', 'seo'],
      keepHeader: true,
      title: 'title.game',
      view: () => import('./list/house-game.view.tsx'),
    },
    {
      name: 'allGamesEntrance',
      path: '/allgamesentrance/:gameRoute?',
      layout: 'default',
      access: 'any',
      title: 'title.games',
      view: () => import('./list/house-game.view.tsx'),
    },
  ],
});

import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';

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
    ...comingRoutes,
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

import { definePlugin } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';
import { comingRoutes } from './coming-routes.ts';
import { promotionRoutes } from './promotions/promotion-routes.ts';

const lobby = routesLike({
  layout: 'third-party',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('./lobby/lobby.view.tsx'),
});

export const plugin = definePlugin({
  id: 'casino',
  api: '^1.14',
  routes: [
    lobby('casino', '/casino/:subcategory?'),
    lobby('fastGames', '/fast-games'),
    {
      name: 'casinoGame',
      path: '/casino/:subcategory?/game/:gameId/:gameName',
      layout: 'third-party',
      access: 'any',
      title: 'title.casinoGame',
      keepHeader: true,
      view: () => import('./game/game.view.tsx'),
    },
    ...promotionRoutes,
    ...comingRoutes,
  ],
  slots: [
    {
      slot: 'brands',
      name: 'brands-slider',
      when: { key: 'config.thirdparty.brandsSlider' },
      onFailure: 'nothing',
      view: () => import('./brands/brands-slider.view.tsx'),
    },
  ],
});

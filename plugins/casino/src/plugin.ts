import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { promotionRoutes } from './promotions/promotion-routes.ts';

export const plugin = definePlugin({
  id: 'casino',
  api: '^1.14',
  routes: [...gameRoutes, ...promotionRoutes, ...comingRoutes],
  ownSlots: ['casino.virtuals'],
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

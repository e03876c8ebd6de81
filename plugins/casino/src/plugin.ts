import { definePlugin } from '@touchline/plugin-api';
import { challengeRoutes } from './challenges/challenge-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { promotionRoutes } from './promotions/promotion-routes.ts';

export const plugin = definePlugin({
  id: 'casino',
  api: '^1.14',
  routes: [...gameRoutes, ...promotionRoutes, ...challengeRoutes],
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

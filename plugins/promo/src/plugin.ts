import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';

export const plugin = definePlugin({
  id: 'promo',
  api: '^1.14',
  routes: [
    {
      name: 'points',
      path: '/points',
      layout: 'default',
      access: 'any',
      title: 'title.points',
      view: () => import('./points/points.view.tsx'),
    },
    ...comingRoutes,
  ],
  slots: [
    {
      slot: 'home',
      name: 'day-express',
      order: 30,
      when: { key: 'config.betting.dayExpresses' },
      onFailure: 'nothing',
      view: () => import('./day-express/home-expresses.view.tsx'),
    },
    {
      slot: 'home',
      name: 'boosts',
      order: 25,
      onFailure: 'nothing',
      view: () => import('./boosts/home-boosts.view.tsx'),
    },
    {
      slot: 'home',
      name: 'offers',
      order: 50,
      onFailure: 'nothing',
      view: () => import('./offers/offers.view.tsx'),
    },
    {
      slot: 'coupon.backed',
      name: 'recommendations',
      view: () => import('./recommendations/recommendations.view.tsx'),
    },
    {
      slot: 'sport.express-day',
      name: 'day-expresses',
      view: () => import('./day-express/day-expresses.view.tsx'),
    },
  ],
});

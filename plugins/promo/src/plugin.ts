import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';

export const plugin = definePlugin({
  id: 'promo',
  api: '^1.14',
  routes: comingRoutes,
  slots: [
    {
      slot: 'sport.express-day',
      name: 'day-expresses',
      view: () => import('./day-express/day-expresses.view.tsx'),
    },
  ],
});

import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';
import { lottoRoutes } from './lotto-routes.ts';

export const plugin = definePlugin({
  id: 'lotto',
  api: '^1.14',
  routes: [...lottoRoutes, ...comingRoutes],
});

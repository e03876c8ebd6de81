import { definePlugin } from '@touchline/plugin-api';
import { lottoRoutes } from './lotto-routes.ts';

export const plugin = definePlugin({
  id: 'lotto',
  api: '^1.14',
  routes: lottoRoutes,
});

import { definePlugin } from '@touchline/plugin-api';
import { esportsRoutes } from './esports-routes.ts';

export const plugin = definePlugin({
  id: 'cyber',
  api: '^1.14',
  routes: esportsRoutes,
  ownSlots: ['cyber.events', 'cyber.game', 'cyber.search'],
});

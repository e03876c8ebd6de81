import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'auth',
  view: () => import('./coming/coming.view.tsx'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('historyPowerbet', '/office/history/:couponId/powerbet', { title: 'page.powerbet' }),
  coming('openedBetPowerbet', '/opened-bets/:couponId/powerbet', { title: 'page.powerbet' }),
];

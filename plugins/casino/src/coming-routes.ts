import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'third-party',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('casinoDailyChallenges', '/bonus/casino/daily-challenges'),
  coming('casinoBonusItem', '/bonus/casino/:id', { title: 'title.casinoBonus' }),
];

import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming(
    'bonusGame',
    '/games/:gameRoute(fortuna-bonus|chest-bonus|memory-bonus|safe-bonus|lottery-bonus|dragon-bonus)',
    { layout: 'third-party', hide: ['footer', 'seo'], keepHeader: true },
  ),
  coming('gameLanding', '/games-landing/:landingRoute', { layout: 'clear' }),
  coming(
    'legacyBonusGame',
    '/:legacy(fortuna|chest|memory|safe|lottery|dragon-bonus|chest-bonus|fortuna-bonus|memory-bonus|safe-bonus|lottery-bonus)',
    { title: 'title.bonusGame' },
  ),
];

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
  coming('esportsHome', '/esports', { title: 'title.esports' }),
  coming('esportsType', '/esports/:type(real|virtual|stream)', { title: 'title.esports' }),
  coming('esportsAll', '/esports/:type(real|virtual|stream)/all', { title: 'title.esports' }),
  coming('esportsDiscipline', '/esports/:type(real|virtual|stream)/discipline/:discipline', {
    title: 'title.discipline',
  }),
  coming('esportsChamps', '/esports/:type(real|virtual|stream)/discipline/:discipline/champs', {
    title: 'title.champs',
  }),
  coming(
    'esportsChamp',
    '/esports/:type(real|virtual|stream)/discipline/:discipline/champ/:champ',
    { title: 'title.champs' },
  ),
  coming(
    'esportsGame',
    '/esports/:type(real|virtual|stream)/discipline/:discipline/champ/:champ/game/:game',
    { title: 'title.game' },
  ),
  coming('esportsDashboard', '/esports/:type(real|virtual|stream)/dashboard/:section(live|line)', {
    title: 'title.dashboard',
  }),
  coming('esportsSearchEvents', '/esports/search-events', { title: 'title.search' }),
  coming('cyberHome', '/cyber', { title: 'title.esports' }),
  coming('cyberType', '/cyber/:type(real|virtual|stream)', { title: 'title.esports' }),
  coming('cyberAll', '/cyber/:type(real|virtual|stream)/all', { title: 'title.esports' }),
  coming('cyberDiscipline', '/cyber/:type(real|virtual|stream)/discipline/:discipline', {
    title: 'title.discipline',
  }),
  coming('cyberChamps', '/cyber/:type(real|virtual|stream)/discipline/:discipline/champs', {
    title: 'title.champs',
  }),
  coming('cyberChamp', '/cyber/:type(real|virtual|stream)/discipline/:discipline/champ/:champ', {
    title: 'title.champs',
  }),
  coming(
    'cyberGame',
    '/cyber/:type(real|virtual|stream)/discipline/:discipline/champ/:champ/game/:game',
    { title: 'title.game' },
  ),
  coming('cyberDashboard', '/cyber/:type(real|virtual|stream)/dashboard/:section(live|line)', {
    title: 'title.dashboard',
  }),
  coming('cyberSearchEvents', '/cyber/search-events', { title: 'title.search' }),
];

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
  coming('champFinal', '/champ/final', { title: 'title.worldChampionship' }),
  coming('eplFinal', '/epl/final', { title: 'title.epl' }),
  coming('laligaFinal', '/laliga/final', { title: 'title.laliga' }),
  coming('europaleagueFinal', '/europaleague/final', { title: 'title.europaleague' }),
  coming('iplFinal', '/ipl/final', { title: 'title.ipl' }),
  coming('scfFinal', '/scf/final', { title: 'title.scf' }),
  coming('fifacwcFinal', '/fifacwc/final', { title: 'title.fifacwc' }),
  coming('nbafinalsFinal', '/nbafinals/final', { title: 'title.nbafinals' }),
  coming('nhlfinalsFinal', '/nhlfinals/final', { title: 'title.nhlfinals' }),
  coming('recommendations', '/recommendations/:section(live|line)?'),
  coming('cricketBroadcasts', '/cricket/broadcasts', { title: 'title.cricket' }),
  coming('cricketPlayerInfo', '/cricket/player-info/:id', { title: 'title.cricket' }),
];

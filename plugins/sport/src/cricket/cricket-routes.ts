import type { RouteDefinition } from '@touchline/plugin-api';
import { TITLE_OF_EVENT } from '../event/title-of-event.ts';

const TOPICS = '/line-api/v1/topics';
const LISTS = [`${TOPICS}/list:live:cricket`, `${TOPICS}/list:line:cricket`];
const PAGE = { layout: 'default', access: 'any', title: 'title.cricket' } as const;

/** The pages of cricket. */
export const cricketRoutes: readonly RouteDefinition[] = [
  {
    ...PAGE,
    name: 'cricketHome',
    path: '/cricket',
    firstData: LISTS,
    view: () => import('./cricket.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketAllEvents',
    path: '/cricket/all-events',
    firstData: LISTS,
    view: () => import('./all-events.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketAllChamps',
    path: '/cricket/all-champs',
    view: () => import('./all-champs.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketBroadcasts',
    path: '/cricket/broadcasts',
    firstData: LISTS,
    view: () => import('./broadcasts.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketPlayerInfo',
    path: '/cricket/player-info/:id',
    view: () => import('./player.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketFavorites',
    path: '/cricket/favorites',
    view: () => import('./favourites.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketSearchEvents',
    path: '/cricket/search-events',
    view: () => import('./search.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketChamp',
    path: '/cricket/champ/:champ',
    firstData: [`${TOPICS}/champ:line:{champ:id}`, `${TOPICS}/champ:live:{champ:id}`],
    titleFromData: { title: 'title.champ', values: { champ: 'events.0.champ.name' } },
    view: () => import('./champ.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketTeam',
    path: '/cricket/team/:id',
    firstData: ['/line-api/v1/statistics/teams/{id:id}'],
    titleFromData: { title: 'team.title', values: { team: 'team.name' } },
    view: () => import('./team.view.tsx'),
  },
  {
    ...PAGE,
    name: 'cricketGame',
    path: '/cricket/game/:game',
    firstData: [`${TOPICS}/event:{game:id}`],
    titleFromData: TITLE_OF_EVENT,
    view: () => import('./game.view.tsx'),
  },
];

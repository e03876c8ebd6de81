import type { RouteDefinition } from '@touchline/plugin-api';

const TOPICS = '/line-api/v1/topics';
const SPORTS = '/line-api/v1/sports';
const PAGE = { layout: 'default', access: 'any' } as const;

/** The pages of esports under one of their two addresses. */
function pagesOf(prefix: 'esports' | 'cyber'): readonly RouteDefinition[] {
  const type = `/${prefix}/:type(real|virtual|stream)`;
  const discipline = `${type}/discipline/:discipline`;
  return [
    {
      ...PAGE,
      name: `${prefix}Home`,
      path: `/${prefix}`,
      title: 'title.esports',
      firstData: [SPORTS, `${TOPICS}/top:esports`],
      view: () => import('./home/home.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Type`,
      path: type,
      title: 'title.esports',
      firstData: [SPORTS],
      view: () => import('./type/type.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}All`,
      path: `${type}/all`,
      title: 'title.all',
      firstData: [SPORTS],
      view: () => import('./type/all.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Discipline`,
      path: discipline,
      title: 'title.discipline',
      firstData: [`${TOPICS}/list:live:{discipline}`, `${TOPICS}/list:line:{discipline}`, SPORTS],
      view: () => import('./discipline/discipline.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Champs`,
      path: `${discipline}/champs`,
      title: 'title.champs',
      firstData: ['/line-api/v1/champs?sport={discipline}', SPORTS],
      view: () => import('./discipline/champs.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Champ`,
      path: `${discipline}/champ/:champ`,
      title: 'title.champs',
      firstData: [
        '/line-api/v1/champs?ids={champ:id}',
        `${TOPICS}/champ:live:{champ:id}`,
        `${TOPICS}/champ:line:{champ:id}`,
      ],
      titleFromData: { title: 'title.champ', values: { champ: 'champs.0.name' } },
      view: () => import('./discipline/champ.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Game`,
      path: `${discipline}/champ/:champ/game/:game`,
      title: 'title.game',
      firstData: [`${TOPICS}/event:{game:id}`],
      titleFromData: {
        title: 'title.event',
        values: {
          home: 'events.0.home.name',
          away: 'events.0.away.name',
          champ: 'events.0.champ.name',
        },
      },
      view: () => import('./game/game.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}Dashboard`,
      path: `${type}/dashboard/:section(live|line)`,
      title: 'title.dashboard',
      firstData: [SPORTS],
      view: () => import('./type/dashboard.view.tsx'),
    },
    {
      ...PAGE,
      name: `${prefix}SearchEvents`,
      path: `/${prefix}/search-events`,
      title: 'title.search',
      view: () => import('./search/search.view.tsx'),
    },
  ];
}

export const esportsRoutes: readonly RouteDefinition[] = [
  ...pagesOf('esports'),
  ...pagesOf('cyber'),
];

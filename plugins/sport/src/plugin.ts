import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';
import { cricketRoutes } from './cricket/cricket-routes.ts';
import { TITLE_OF_EVENT } from './event/title-of-event.ts';
import { HUBS, hubRoutes } from './hub/hub-routes.ts';

const TOPICS = '/line-api/v1/topics';
const SPORTS = '/line-api/v1/sports';

export const plugin = definePlugin({
  id: 'sport',
  api: '^1.14',
  routes: [
    {
      name: 'home',
      path: '/',
      layout: 'default',
      access: 'any',
      firstData: [`${TOPICS}/top:popular`, SPORTS],
      title: 'title.home',
      view: () => import('./home/home.view.tsx'),
    },
    {
      name: 'mainSection',
      path: '/:section(live|line)/:menuSection(all|favorites|upcoming|video|recommended)?',
      layout: 'default',
      access: 'any',
      firstData: [`${TOPICS}/top:{section}`, SPORTS],
      title: 'title.section',
      view: () => import('./section/section.view.tsx'),
    },
    {
      name: 'mainSectionWithSport',
      path: '/:section(live|line)/:menuSection(all|favorites|upcoming|video|recommended)?/:sport',
      layout: 'default',
      access: 'any',
      firstData: [`${TOPICS}/list:{section}:{sport}`, SPORTS],
      title: 'title.section',
      view: () => import('./section/section.view.tsx'),
    },
    {
      name: 'mainSectionWithChamp',
      path: '/:section(live|line)/:menuSection(all|favorites|upcoming|video|recommended)?/:sport/:champ',
      layout: 'default',
      access: 'any',
      firstData: [`${TOPICS}/champ:{section}:{champ:id}`, SPORTS],
      title: 'title.section',
      titleFromData: { title: 'title.champ', values: { champ: 'events.0.champ.name' } },
      view: () => import('./section/section.view.tsx'),
    },
    {
      name: 'mainGame',
      path: '/:section(live|line)/:menuSection(all|favorites|upcoming|video|recommended)?/:sport/:champ/:game',
      layout: 'default',
      access: 'any',
      firstData: [`${TOPICS}/event:{game:id}`],
      title: 'title.game',
      titleFromData: TITLE_OF_EVENT,
      view: () => import('./game/game.view.tsx'),
    },
    {
      name: 'favorites',
      path: '/favorites',
      layout: 'default',
      access: 'any',
      title: 'title.favourites',
      view: () => import('./favourites/favourites.view.tsx'),
    },
    {
      name: 'searchEvents',
      path: '/search-events',
      layout: 'default',
      access: 'any',
      title: 'title.search',
      view: () => import('./search/search.view.tsx'),
    },
    {
      name: 'expressDay',
      path: '/express-day',
      layout: 'default',
      access: 'any',
      title: 'title.expressDay',
      view: () => import('./day-express/day-express.view.tsx'),
    },
    {
      name: 'champs',
      path: '/champs/:sportName?',
      layout: 'default',
      access: 'any',
      firstData: [SPORTS, HUBS],
      title: 'title.champs',
      view: () => import('./competitions/champs.view.tsx'),
    },
    ...hubRoutes,
    ...cricketRoutes,
    ...comingRoutes,
  ],
  modals: [{ name: 'competitions', view: () => import('./competitions/competitions.view.tsx') }],
  ownSlots: ['sport.express-day'],
  slots: [
    {
      slot: 'home',
      name: 'live-now',
      order: 20,
      onFailure: 'nothing',
      view: () => import('./home/live-now.view.tsx'),
    },
    {
      slot: 'home',
      name: 'starting-soon',
      order: 40,
      onFailure: 'nothing',
      view: () => import('./home/starting-soon.view.tsx'),
    },
    {
      slot: 'left',
      name: 'sport-tree',
      when: { key: 'device', equals: 'desktop' },
      view: () => import('./sport-tree/sport-tree.view.tsx'),
    },
  ],
  background: [
    {
      name: 'kept-favourites',
      when: { key: 'authenticated' },
      start: () => import('./kept-favourites/kept-favourites.background.ts'),
    },
    {
      name: 'favourites-signed-out',
      when: {
        all: [{ not: { key: 'authenticated' } }, { key: 'storage.sport.kept-favourites' }],
      },
      start: () => import('./kept-favourites/signed-out.background.ts'),
    },
  ],
});

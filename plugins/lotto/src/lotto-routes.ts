import type { RouteDefinition } from '@touchline/plugin-api';

/** Lotteries and totos: what takes tickets, results and tickets by the section of the path. */
export const lottoRoutes: readonly RouteDefinition[] = [
  {
    name: 'lotto',
    path: '/lotto/:sectionName?/:lottoId?',
    layout: 'default',
    access: 'any',
    title: 'title.lotto',
    view: () => import('./lotto/lotto.view.tsx'),
  },
  {
    name: 'totoFrame',
    path: '/toto/:section?',
    layout: 'default',
    access: 'any',
    title: 'title.totoFrame',
    hide: ['footer', 'seo'],
    view: () => import('./toto/toto.view.tsx'),
  },
];

import type { RouteDefinition } from '@touchline/plugin-api';

/** Lotteries: draws, results and tickets by the section of the path. */
export const lottoRoutes: readonly RouteDefinition[] = [
  {
    name: 'lotto',
    path: '/lotto/:sectionName?/:lottoId?',
    layout: 'default',
    access: 'any',
    title: 'title.lotto',
    view: () => import('./lotto/lotto.view.tsx'),
  },
];

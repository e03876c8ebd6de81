import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';

export const plugin = definePlugin({
  id: 'casino',
  api: '^1.0',
  routes: comingRoutes,
  translations: {
    namespace: 'casino',
    languages: {
      en: () => import('./translations/en.json'),
      ru: () => import('./translations/ru.json'),
      ar: () => import('./translations/ar.json'),
    },
  },
});

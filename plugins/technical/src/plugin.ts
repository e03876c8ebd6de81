import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';

export const plugin = definePlugin({
  id: 'technical',
  api: '^1.0',
  routes: [
    {
      name: 'error500',
      path: '/500',
      layout: 'empty',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      status: 500,
      title: 'title.error',
      view: () => import('./error/error.view.tsx'),
    },
    {
      name: 'notFound',
      path: '/:path(.*)',
      layout: 'empty',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      status: 404,
      title: 'title.notFound',
      view: () => import('./not-found/not-found.view.tsx'),
    },
    ...comingRoutes,
  ],
  modals: [{ name: 'preferences', view: () => import('./preferences/preferences.view.tsx') }],
  translations: {
    namespace: 'technical',
    languages: {
      en: () => import('./translations/en.json'),
      ru: () => import('./translations/ru.json'),
      ar: () => import('./translations/ar.json'),
    },
  },
});

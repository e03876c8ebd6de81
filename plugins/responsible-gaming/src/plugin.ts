import { definePlugin } from '@touchline/plugin-api';

export const plugin = definePlugin({
  id: 'responsible-gaming',
  api: '^1.0',
  criticality: 'mandatory',
  routes: [
    {
      name: 'responsible',
      path: '/office/responsible',
      layout: 'default',
      access: 'auth',
      title: 'title',
      view: () => import('./limits/limits.view.tsx'),
    },
  ],
  slots: [
    {
      slot: 'footer',
      name: 'notice',
      order: 10,
      view: () => import('./notice/notice.view.tsx'),
    },
    {
      slot: 'payments.deposit',
      name: 'limit-question',
      view: () => import('./limit-question/limit-question.view.tsx'),
    },
  ],
  modals: [
    {
      name: 'limit-confirmation',
      when: { key: 'authenticated' },
      view: () => import('./limit-confirmation/limit-confirmation.view.tsx'),
    },
  ],
  background: [
    {
      name: 'limit-confirmation',
      when: { key: 'authenticated' },
      start: () => import('./limit-confirmation/limit-confirmation.background.ts'),
    },
    {
      name: 'guard',
      when: { key: 'authenticated' },
      start: () => import('./guard/guard.background.ts'),
    },
  ],
  translations: {
    namespace: 'responsible-gaming',
    languages: {
      en: () => import('./translations/en.json'),
      ru: () => import('./translations/ru.json'),
      ar: () => import('./translations/ar.json'),
    },
  },
});

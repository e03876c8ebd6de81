import { definePlugin } from '@touchline/plugin-api';
import { articleRoutes } from './article-routes.ts';
import { comingRoutes } from './coming-routes.ts';

export const plugin = definePlugin({
  id: 'info',
  api: '^1.14',
  routes: [...articleRoutes, ...comingRoutes],
  slots: [
    { slot: 'seo', name: 'seo-block', order: 0, view: () => import('./seo/seo-block.view.tsx') },
    {
      slot: 'footer',
      name: 'share-page',
      order: 5,
      onFailure: 'nothing',
      view: () => import('./share/share-page.view.tsx'),
    },
    {
      slot: 'footer',
      name: 'footer',
      order: 200,
      when: { key: 'config.footer.shown' },
      view: () => import('./footer/footer.view.tsx'),
    },
  ],
  modals: [
    { name: 'view-image', view: () => import('./seo/view-image.view.tsx') },
    { name: 'share', view: () => import('./share/share.view.tsx') },
  ],
});

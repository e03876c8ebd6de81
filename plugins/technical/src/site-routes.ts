import type { RouteDefinition } from '@touchline/plugin-api';

/** Pages that replace the whole site (platform specification §2). */
export const siteRoutes: readonly RouteDefinition[] = [
  {
    name: 'maintenance',
    path: '/maintenance',
    layout: 'maintenance',
    access: 'any',
    exemptFromIdentification: true,
    title: 'title.maintenance',
    view: () => import('./maintenance/maintenance.view.tsx'),
  },
  {
    name: 'block',
    path: '/block',
    layout: 'clear',
    access: 'any',
    title: 'title.block',
    view: () => import('./blocked/block.view.tsx'),
  },
  {
    name: 'blockUa',
    path: '/block-ua',
    layout: 'clear',
    access: 'any',
    title: 'title.block',
    view: () => import('./blocked/block-ua.view.tsx'),
  },
  {
    name: 'blockIe',
    path: '/block-ie',
    layout: 'clear',
    access: 'any',
    title: 'title.block',
    view: () => import('./blocked/block-ie.view.tsx'),
  },
  {
    name: 'siteUpdates',
    path: '/site-updates',
    layout: 'clear',
    access: 'any',
    title: 'title.siteUpdates',
    view: () => import('./blocked/site-updates.view.tsx'),
  },
  {
    name: 'comingSoon',
    path: '/coming-soon',
    layout: 'clear',
    access: 'any',
    title: 'title.comingSoon',
    view: () => import('./blocked/coming-soon.view.tsx'),
  },
  {
    name: 'suspension',
    path: '/suspension',
    layout: 'clear',
    access: 'any',
    allowedWhenBanned: true,
    title: 'title.suspension',
    view: () => import('./blocked/suspension.view.tsx'),
  },
  {
    // Documents of this address are written for old browsers; this is for who comes from a page.
    name: 'oldBrowser',
    path: '/oldbrowser',
    layout: 'clear',
    access: 'any',
    title: 'title.oldBrowser',
    view: () => import('./old-browser/old-browser.view.tsx'),
  },
];

import { definePlugin } from '@touchline/plugin-api';
import { comingRoutes } from './coming-routes.ts';
import { siteRoutes } from './site-routes.ts';

/** Set by the shell while players are notified of maintenance to come. */
const noticeDue = { key: 'site.maintenanceNotice' } as const;
/** The operator has their own applications in the shops. */
const offersDownload = { key: 'config.application.downloadBanner' } as const;
const visitor = { not: { key: 'authenticated' } } as const;

export const plugin = definePlugin({
  id: 'technical',
  api: '^1.14',
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
    ...siteRoutes,
  ],
  ownSlots: ['technical.status'],
  slots: [
    {
      slot: 'notice',
      name: 'maintenance-banner',
      when: noticeDue,
      onFailure: 'nothing',
      view: () => import('./maintenance/maintenance-banner.view.tsx'),
    },
    {
      slot: 'technical.status',
      name: 'incident',
      onFailure: 'nothing',
      view: () => import('./incident/incident.view.ts'),
    },
    {
      slot: 'overlay',
      name: 'age-check',
      when: { key: 'technical.asksAge' },
      view: () => import('./welcome/age-check.view.tsx'),
    },
    {
      slot: 'overlay',
      name: 'cookie-banner',
      when: { key: 'technical.asksCookies' },
      view: () => import('./welcome/cookie-banner.view.tsx'),
    },
    {
      slot: 'notice',
      name: 'install',
      when: {
        all: [
          { key: 'installable' },
          { key: 'device', equals: 'mobile' },
          // A visitor sent to the shops gets no prompt of the browser.
          { not: offersDownload },
          { not: { key: 'storage.technical.install-refused' } },
          { not: { key: 'auth.isRegistrationProcess' } },
        ],
      },
      onFailure: 'nothing',
      view: () => import('./install/install-banner.view.tsx'),
    },
    {
      slot: 'notice',
      name: 'light-version',
      when: {
        all: [
          { key: 'slowConnection' },
          { not: { key: 'lightVersion' } },
          { not: { key: 'storage.technical.light-version-refused' } },
        ],
      },
      onFailure: 'nothing',
      view: () => import('./light-version/light-version.view.tsx'),
    },
    {
      slot: 'notice',
      name: 'download',
      when: {
        all: [
          offersDownload,
          { key: 'device', equals: 'mobile' },
          { not: { key: 'storage.technical.install-refused' } },
        ],
      },
      onFailure: 'nothing',
      view: () => import('./install/download-banner.view.tsx'),
    },
  ],
  modals: [
    {
      name: 'maintenanceNotice',
      view: () => import('./maintenance/maintenance-notice.view.tsx'),
    },
    { name: 'preferences', view: () => import('./preferences/preferences.view.tsx') },
    {
      name: 'new-site',
      when: { all: [visitor, { key: 'config.newSiteInformation' }] },
      view: () => import('./welcome/new-site.view.tsx'),
    },
  ],
  background: [
    {
      name: 'policy-logo',
      when: { key: 'config.policyLogo' },
      start: () => import('./policy-logo/policy-logo.background.ts'),
    },
    {
      name: 'snowfall',
      when: { all: [{ key: 'config.application.snowfall' }, { key: 'route', equals: 'home' }] },
      start: () => import('./snowfall/snowfall.background.ts'),
    },
    {
      name: 'maintenance-notice',
      when: noticeDue,
      start: () => import('./maintenance/announce-once.background.ts'),
    },
    {
      name: 'welcome',
      when: {
        any: [
          { key: 'config.ageCheck' },
          { key: 'config.consentPopup' },
          { key: 'config.newSiteInformation' },
        ],
      },
      start: () => import('./welcome/welcome.background.ts'),
    },
    {
      name: 'kept-settings',
      when: { key: 'authenticated' },
      start: () => import('./kept-settings/kept-settings.background.ts'),
    },
    {
      name: 'agreement-log',
      when: { all: [{ key: 'authenticated' }, { key: 'config.agreementLog' }] },
      start: () => import('./welcome/agreement-log.background.ts'),
    },
  ],
  settings: () => import('./settings.ts'),
  handlers: [{ event: 'app.updated', handle: () => import('./update/notify-update.handler.ts') }],
});

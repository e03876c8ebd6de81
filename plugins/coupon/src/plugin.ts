import { definePlugin } from '@touchline/plugin-api';

const hasLegs = { key: 'coupon.count', above: 0 } as const;
// Its own page shows the slip already.
const isOneClickOffered = {
  all: [{ key: 'authenticated' }, { key: 'config.betting.oneClick' }],
} as const;
const isElsewhere = { not: { key: 'route', equals: 'coupon' } } as const;

export const plugin = definePlugin({
  id: 'coupon',
  api: '^1.14',
  ownSlots: ['coupon.head', 'coupon.backed'],
  routes: [
    {
      name: 'coupon',
      path: '/coupon',
      layout: 'default',
      access: 'any',
      when: { any: [{ key: 'config.couponForVisitors' }, { key: 'authenticated' }] },
      hide: ['footer', 'seo'],
      title: 'title',
      view: () => import('./page/coupon-page.view.tsx'),
    },
    {
      name: 'openedBets',
      path: '/opened-bets',
      layout: 'default',
      access: 'auth',
      title: 'page.openedBets',
      view: () => import('./opened-bets/opened-bets.view.tsx'),
    },
    {
      name: 'openedBetPowerbet',
      path: '/opened-bets/:couponId/powerbet',
      layout: 'default',
      access: 'auth',
      title: 'page.powerbet',
      view: () => import('./power-bet/power-bet.view.tsx'),
    },
    {
      name: 'historyPowerbet',
      path: '/office/history/:couponId/powerbet',
      layout: 'default',
      access: 'auth',
      title: 'page.powerbet',
      view: () => import('./power-bet/power-bet.view.tsx'),
    },
  ],
  // A slip wants its legs more often than their pages before they begin.
  polling: [{ event: 'coupon.changed', outcomeIds: 'outcomeIds', subject: 'coupon' }],
  slots: [
    {
      slot: 'quick-slip',
      name: 'bar',
      when: { all: [hasLegs, isElsewhere] },
      view: () => import('./bar/slip-bar.view.tsx'),
    },
    {
      slot: 'sport.recommendations',
      name: 'backed',
      view: () => import('./recommendations/recommendations.view.tsx'),
    },
    {
      slot: 'right',
      name: 'column',
      when: { all: [{ key: 'device', equals: 'desktop' }, isElsewhere] },
      view: () => import('./page/slip-column.view.tsx'),
    },
    {
      slot: 'header.actions',
      name: 'one-click',
      // Ahead of the balance.
      order: -1,
      // Set by the background part of the same name, so that it comes after the first screen.
      when: { key: 'coupon.oneClick' },
      view: () => import('./one-click/one-click-switch.view.tsx'),
    },
  ],
  modals: [
    { name: 'coupon', view: () => import('./page/slip-sheet.view.tsx') },
    { name: 'coupon-settings', view: () => import('./settings/coupon-settings.view.tsx') },
    { name: 'coupon-share', view: () => import('./share/share-sheet.view.tsx') },
    {
      name: 'one-click',
      when: isOneClickOffered,
      view: () => import('./one-click/one-click-dialog.view.tsx'),
    },
  ],
  handlers: [
    { event: 'coupon.toggle', handle: () => import('./slip/toggle.handler.ts') },
    { event: 'coupon.remove', handle: () => import('./slip/remove.handler.ts') },
    { event: 'coupon.clear', handle: () => import('./slip/clear.handler.ts') },
    { event: 'coupon.repeat', handle: () => import('./opened-bets/repeat.handler.ts') },
    { event: 'coupon.open', handle: () => import('./slip/open.handler.ts') },
  ],
  settings: () => import('./settings.ts'),
  frameAncestors: 'hostOrigins',
  background: [
    {
      name: 'host-bridge',
      when: { key: 'config.application.hostBridge' },
      start: () => import('./host-bridge/host-bridge.background.ts'),
    },
    {
      name: 'one-click',
      when: isOneClickOffered,
      start: () => import('./one-click/one-click.background.ts'),
    },
    {
      name: 'kept-settings',
      when: { key: 'authenticated' },
      start: () => import('./settings/kept-settings.background.ts'),
    },
    {
      name: 'slip',
      when: { any: [{ key: 'storage.coupon.slip' }, hasLegs] },
      start: () => import('./slip/slip.background.ts'),
    },
    {
      name: 'reminder',
      // On a wide page the slip is always in view.
      when: { all: [hasLegs, { key: 'device', equals: 'mobile' }] },
      start: () => import('./reminder/reminder.background.ts'),
    },
  ],
});

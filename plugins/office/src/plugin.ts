import { definePlugin } from '@touchline/plugin-api';
import { contactRoutes } from './contact-routes.ts';
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts';
import { groupRoutes } from './menu/group-routes.ts';
import { movedRoutes } from './moved-routes.ts';
import { roundRoutes } from './rounds/round-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

const authenticated = { key: 'authenticated' } as const;
/** Where identification is switched off there is no page to redirect to. */
const asksForFace = {
  all: [authenticated, { key: 'user.faceIdAsked' }, { key: 'config.identification' }],
} as const;
const isTransferred = { all: [authenticated, { key: 'user.transferRequired' }] } as const;
const convertsAccounts = { all: [authenticated, { key: 'config.convertAccount' }] } as const;

export const plugin = definePlugin({
  id: 'office',
  api: '^1.17',
  routes: [
    {
      name: 'office',
      path: '/office',
      layout: 'default',
      access: 'auth',
      exemptFromIdentification: true,
      title: 'title.office',
      view: () => import('./menu/menu.view.tsx'),
    },
    ...groupRoutes,
    {
      name: 'betsHistory',
      path: '/office/history',
      layout: 'default',
      access: 'auth',
      title: 'title.history',
      view: () => import('./history/history.view.tsx'),
    },
    {
      name: 'historyMail',
      path: '/office/history-mail',
      layout: 'default',
      access: 'auth',
      title: 'title.historyMail',
      view: () => import('./history-mail/history-mail.view.tsx'),
    },
    {
      name: 'historyClear',
      path: '/office/history-clear',
      layout: 'default',
      access: 'auth',
      title: 'title.historyClear',
      view: () => import('./history-clear/history-clear.view.tsx'),
    },
    {
      name: 'wallets',
      path: '/office/wallets',
      layout: 'default',
      access: 'auth',
      title: 'title.wallets',
      view: () => import('./wallets/wallets.view.tsx'),
    },
    {
      name: 'convertAccount',
      path: '/office/convert-account',
      layout: 'default',
      access: 'auth',
      title: 'title.convertAccount',
      view: () => import('./convert-account/convert-account.view.tsx'),
    },
    {
      name: 'disallowSports',
      path: '/office/disallow-sports',
      layout: 'default',
      access: 'auth',
      title: 'title.disallowSports',
      view: () => import('./hidden-sports/hidden-sports.view.tsx'),
    },
    {
      name: 'promoCodeCheck',
      path: '/office/promo-code-check',
      layout: 'default',
      access: 'auth',
      title: 'title.promoCodeCheck',
      view: () => import('./promo-codes/check.view.tsx'),
    },
    {
      name: 'promoCodeHistory',
      path: '/office/promo-code-history',
      layout: 'default',
      access: 'auth',
      title: 'title.promoCodeHistory',
      view: () => import('./promo-codes/history.view.tsx'),
    },
    {
      name: 'account',
      path: '/office/account',
      layout: 'default',
      access: 'auth',
      exemptFromIdentification: true,
      title: 'title.account',
      view: () => import('./account/account.view.tsx'),
    },
    {
      name: 'accountEdit',
      path: '/office/account/edit',
      layout: 'default',
      access: 'auth',
      exemptFromIdentification: true,
      title: 'title.accountEdit',
      view: () => import('./account/account-edit.view.tsx'),
    },
    {
      name: 'phoneBinding',
      path: '/office/phone-binding',
      layout: 'default',
      access: 'auth',
      title: 'title.phoneBinding',
      view: () => import('./phone/phone-number.view.tsx'),
    },
    {
      name: 'phoneChange',
      path: '/office/phone-change',
      layout: 'default',
      access: 'auth',
      title: 'title.phoneChange',
      view: () => import('./phone/phone-number.view.tsx'),
    },
    {
      name: 'phoneActivate',
      path: '/office/phone-activate',
      layout: 'default',
      access: 'auth',
      title: 'title.phoneActivate',
      view: () => import('./phone/phone-activate.view.tsx'),
    },
    {
      name: 'activationEmail',
      path: '/office/activation-email',
      layout: 'default',
      access: 'auth',
      title: 'title.activationEmail',
      view: () => import('./email/activation-email.view.tsx'),
    },
    {
      name: 'officeBonuses',
      path: '/office/bonuses',
      layout: 'default',
      access: 'auth',
      title: 'title.officeBonuses',
      view: () => import('./bonuses/bonuses.view.tsx'),
    },
    {
      name: 'bonusesWager',
      path: '/office/bonuses/wager',
      layout: 'default',
      access: 'auth',
      title: 'title.bonusesWager',
      view: () => import('./bonuses/bonuses.view.tsx'),
    },
    {
      name: 'bonusesDeposit',
      path: '/office/bonuses/deposit',
      layout: 'default',
      access: 'auth',
      title: 'title.bonusesDeposit',
      view: () => import('./bonuses/deposit-bonus.view.tsx'),
    },
    ...roundRoutes,
    ...contactRoutes,
    ...loyaltyRoutes,
    ...securityRoutes,
    ...verificationRoutes,
    ...movedRoutes,
  ],
  ownSlots: ['office.menu'],
  slots: [
    {
      slot: 'header.actions',
      name: 'balance',
      when: { all: [authenticated, { key: 'config.header.balance' }] },
      view: () => import('./balance/balance.view.tsx'),
    },
    {
      slot: 'header.actions',
      name: 'account-menu',
      order: 200,
      when: authenticated,
      view: () => import('./account-menu/account-menu.view.tsx'),
    },
  ],
  modals: [
    {
      name: 'convert-account',
      when: convertsAccounts,
      view: () => import('./convert-reminder/convert-reminder.view.tsx'),
    },
    { name: 'face-id', when: asksForFace, view: () => import('./face-id/face-id.view.tsx') },
    {
      name: 'user-transfer',
      when: isTransferred,
      view: () => import('./user-transfer/user-transfer.view.tsx'),
    },
  ],
  background: [
    {
      name: 'convert-reminder',
      when: convertsAccounts,
      start: () => import('./convert-reminder/convert-reminder.background.ts'),
    },
    {
      name: 'face-id',
      when: asksForFace,
      start: () => import('./face-id/face-id.background.ts'),
    },
    {
      name: 'user-transfer',
      when: isTransferred,
      start: () => import('./user-transfer/user-transfer.background.ts'),
    },
    {
      name: 'player-events',
      when: authenticated,
      start: () => import('./player-events/player-events.background.ts'),
    },
    {
      name: 'hidden-balance',
      when: authenticated,
      start: () => import('./hidden-balance/hidden-balance.background.ts'),
    },
    {
      name: 'open-bets',
      when: authenticated,
      start: () => import('./open-bets/open-bets.background.ts'),
    },
  ],
});

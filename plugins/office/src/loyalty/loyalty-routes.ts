import type { RouteDefinition } from '@touchline/plugin-api';

/** What the house gives to players who stay. */
export const loyaltyRoutes: readonly RouteDefinition[] = [
  {
    name: 'cashback',
    path: '/office/cashback',
    layout: 'default',
    access: 'auth',
    title: 'title.cashback',
    view: () => import('./cashback.view.tsx'),
  },
  {
    name: 'vipCashback',
    path: '/office/casino/vipcashback',
    layout: 'default',
    access: 'auth',
    title: 'title.vipCashback',
    view: () => import('./vip-cashback.view.tsx'),
  },
  {
    name: 'premiumCashback',
    path: '/office/casino/premiumcashback',
    layout: 'default',
    access: 'auth',
    title: 'title.premiumCashback',
    view: () => import('./premium-cashback.view.tsx'),
  },
  {
    name: 'bringFriend',
    path: '/office/bringfriend',
    layout: 'default',
    access: 'auth',
    title: 'title.bringFriend',
    view: () => import('./bring-friend.view.tsx'),
  },
  {
    name: 'bringFriendBanners',
    path: '/office/bringfriend-banners',
    layout: 'default',
    access: 'auth',
    title: 'title.bringFriendBanners',
    view: () => import('./banners.view.tsx'),
  },
  {
    name: 'rewards',
    path: '/office/rewards',
    layout: 'default',
    access: 'auth',
    title: 'title.rewards',
    view: () => import('./rewards.view.tsx'),
  },
  {
    name: 'specialOffers',
    path: '/office/specialoffers',
    layout: 'default',
    access: 'auth',
    title: 'title.specialOffers',
    view: () => import('./special-offers.view.tsx'),
  },
];

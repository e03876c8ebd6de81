import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'auth',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('accountSettings', '/office/account-settings'),
  coming('cashback', '/office/cashback'),
  coming('historyMail', '/office/history-mail'),
  coming('historyCasinoMail', '/office/history-casino-mail'),
  coming('historyClear', '/office/history-clear'),
  coming('securityAccount', '/office/security-account'),
  coming('securityQuestion', '/office/security-question'),
  coming('securityAuthByEmail', '/office/security-auth-by-email'),
  coming('specialOffers', '/office/specialoffers'),
  coming('officeCasino', '/office/casino'),
  coming('officeSlots', '/office/slots'),
  coming('vipCashback', '/office/casino/vipcashback'),
  coming('premiumCashback', '/office/casino/premiumcashback'),
  coming('bringFriend', '/office/bringfriend'),
  coming('bringFriendBanners', '/office/bringfriend-banners', { title: 'title.bringFriend' }),
  coming('rewards', '/office/rewards'),
];

import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'any',
  exemptFromIdentification: true,
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('cricketApp', '/cricket-app/:token?', { layout: 'clear' }),
  coming('iosApp', '/ios-app/:token?', { layout: 'clear' }),
  coming('iplBettingApp', '/ipl-betting-app/:token?', { layout: 'clear' }),
  coming('calc', '/calc'),
  coming('cashTerminals', '/cash_terminals'),
  coming('bettingCalculator', '/betting-calculator'),
  coming('smsBets', '/sms-bets'),
  coming('bettingAwards', '/betting-awards'),
  coming('footballChampionsRules', '/football-champions-rules/:chapter?'),
  coming('blog', '/blog'),
  coming('news', '/news/:slug?'),
  coming('ourPartners', '/ourpartners/:section?'),
  coming('mobileApp', '/mobile', { layout: 'clear' }),
  coming('mobileAppInstructions', '/mobile/instructions/:id', {
    title: 'title.mobileApp',
    layout: 'clear',
  }),
  coming('mobileAppQr', '/mobile/qr-codes/:qrName', { title: 'title.mobileApp', layout: 'clear' }),
  coming('desktopApp', '/desktop', { layout: 'clear' }),
  coming('desktopAppInstructions', '/desktop/instructions/:id', {
    title: 'title.desktopApp',
    layout: 'clear',
  }),
  coming('desktopAppQr', '/desktop/qr-codes/:qrName', {
    title: 'title.desktopApp',
    layout: 'clear',
  }),
];

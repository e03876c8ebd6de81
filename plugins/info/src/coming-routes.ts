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
  coming('information', '/information'),
  coming('contacts', '/contacts', { allowedWhenBanned: true }),
  coming('about', '/about'),
  coming('cookies', '/cookies'),
  coming('licenses', '/licenses'),
  coming('rules', '/rules/:ruleGroup?/:chapter?', { when: { key: 'config.rulesRoute' } }),
  coming('responsiblegaming', '/responsiblegaming'),
  coming('amlPolicy', '/amlpolicy'),
  coming('kycPolicy', '/kycpolicy'),
  coming('disputeResolution', '/disputeresolution'),
  coming('paymentInfo', '/payment', {
    when: { key: 'config.paymentPage' },
    playersOnlyWhen: { key: 'config.information.paymentForPlayersOnly' },
  }),
  coming('calc', '/calc'),
  coming('cashTerminals', '/cash_terminals'),
  coming('howBet', '/howbet'),
  coming('bettingCalculator', '/betting-calculator'),
  coming('privacyPolicy', '/privacy-policy'),
  coming('taxes', '/taxes', { when: { key: 'config.partnerHasTaxes' } }),
  coming('mainRules', '/main-rules'),
  coming('simpleIdentification', '/simple-identification'),
  coming('consent', '/consent'),
  coming('smsBets', '/sms-bets'),
  coming('bettingAwards', '/betting-awards'),
  coming('rulesFrame', '/rules-frame', { title: 'title.rules', layout: 'headless' }),
  coming('footballChampionsRules', '/football-champions-rules/:chapter?'),
  coming('bettingAlphabet', '/betting-alphabet'),
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

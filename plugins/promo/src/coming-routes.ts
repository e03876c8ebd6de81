import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('bonusList', '/bonus/:section(rules|games)?', { title: 'title.bonuses' }),
  coming('bonusRule', '/bonus/rules/:id'),
  coming('bonusPartner', '/partners/:id'),
  coming('promotion', '/promotions/:promotionId'),
  coming('promotions', '/promotions'),
  coming('bonusOffers', '/bonus-offers'),
  coming('bonusOffer', '/bonus-offers/:id', { title: 'title.bonusOffers' }),
  coming('partnerOffer', '/partner-offers/:id', { title: 'title.bonusOffers' }),
  coming('cmsPage', '/pages/:slug'),
  coming('promo', '/promo'),
  coming('landingPage', '/landing-page/:landingId', { title: 'title.cmsPage', layout: 'clear' }),
  coming('legacyPromo', 'config:legacyPromoPaths', { title: 'title.promotion' }),
  coming('bonuses', '/bonuses'),
  coming('bonusItem', '/bonus/:id', { title: 'title.bonuses' }),
];

import { givePromoCodeWithin } from '../betting/promo-codes/give-promo-code.ts';
import { registerBanners } from '../loyalty/banners/banner-routes.ts';
import { registerLoyaltyDesk } from '../loyalty/loyalty-desk.ts';
import { registerLoyalty } from '../loyalty/loyalty-routes.ts';
import { registerOfferDesk } from '../loyalty/offers/offer-desk.ts';
import { registerOffers } from '../loyalty/offers/offer-routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import type { Modules } from './modules.ts';

/** What the house gives to players who stay: how they read it, and what operators offer. */
export function registerLoyaltyRoutes(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly modules: Pick<Modules, 'configuration'>;
  },
): void {
  const { pool, clock, operatorToken, modules } = options;
  const fallback = async () => (await modules.configuration.read()).core.defaultLanguage;
  registerLoyalty(app, {
    pool,
    clock,
    settings: async () => (await modules.configuration.read()).loyalty,
  });
  registerBanners(app, { core: async () => (await modules.configuration.read()).core });
  registerOffers(app, { pool, clock, fallback, giveCode: givePromoCodeWithin });
  registerLoyaltyDesk(app, { pool, operatorToken });
  registerOfferDesk(app, { pool, clock, fallback, operatorToken });
}

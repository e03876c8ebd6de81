import { givePromoCodeWithin } from '../betting/promo-codes/give-promo-code.ts';
import { registerBanners } from '../loyalty/banners/banner-routes.ts';
import { registerBonusGames } from '../loyalty/bonus-games/bonus-game-routes.ts';
import { registerChallengeDesk } from '../loyalty/challenges/challenge-desk.ts';
import { registerChallenges } from '../loyalty/challenges/challenge-routes.ts';
import { isAtLimit } from '../loyalty/challenges/is-at-limit.ts';
import { registerFreeRoundDesk } from '../loyalty/free-rounds/free-round-desk.ts';
import { registerFreeRounds } from '../loyalty/free-rounds/free-round-routes.ts';
import { registerLoyaltyDesk } from '../loyalty/loyalty-desk.ts';
import { registerLoyalty } from '../loyalty/loyalty-routes.ts';
import { registerOfferDesk } from '../loyalty/offers/offer-desk.ts';
import { registerOffers } from '../loyalty/offers/offer-routes.ts';
import { registerGamePromotions } from '../loyalty/promotions/game-promotion-routes.ts';
import { registerTournamentDesk } from '../loyalty/tournaments/tournament-desk.ts';
import { registerTournaments } from '../loyalty/tournaments/tournament-routes.ts';
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
    readonly modules: Pick<Modules, 'configuration' | 'games' | 'notices' | 'responsible'>;
  },
): void {
  const { pool, clock, operatorToken, modules } = options;
  const fallback = async () => (await modules.configuration.read()).core.defaultLanguage;
  const catalogue = async () =>
    Promise.all(
      (await modules.games.catalogue.list()).map(async (game) => ({
        ...game,
        isOpen: await modules.games.isOpen(game.id),
      })),
    );
  const games = async () =>
    (await catalogue()).filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ id, name }));
  const zoneOffset = async () => (await modules.configuration.read()).core.settings.timeZone ?? 0;
  const settings = async () => (await modules.configuration.read()).loyalty;
  registerLoyalty(app, { pool, clock, settings });
  registerBonusGames(app, { pool, clock, settings, giveCode: givePromoCodeWithin });
  registerGamePromotions(app, { pool, clock, settings });
  const freeRounds = {
    pool,
    clock,
    settings,
    games: async () =>
      (await catalogue()).filter(({ isOpen, hasFreeRounds }) => isOpen && hasFreeRounds),
    writeNotice: modules.notices.write,
  };
  registerFreeRounds(app, freeRounds);
  registerFreeRoundDesk(app, { ...freeRounds, operatorToken });
  registerBanners(app, { core: async () => (await modules.configuration.read()).core });
  registerOffers(app, { pool, clock, fallback, giveCode: givePromoCodeWithin });
  registerTournaments(app, { pool, clock, fallback, games });
  registerChallenges(app, {
    pool,
    clock,
    fallback,
    games: catalogue,
    isAtLimit: isAtLimit(modules.responsible.gaming.checkBet),
  });
  registerLoyaltyDesk(app, { pool, operatorToken });
  registerOfferDesk(app, { pool, clock, fallback, operatorToken });
  registerTournamentDesk(app, { pool, clock, fallback, games, operatorToken });
  registerChallengeDesk(app, {
    pool,
    clock,
    fallback,
    games: catalogue,
    zoneOffset,
    operatorToken,
  });
}

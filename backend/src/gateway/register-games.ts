import { registerGameDesk } from '../gaming/catalogue/game-desk.ts';
import { registerCatalogueRoutes } from '../gaming/catalogue/catalogue-routes.ts';
import { registerCasinoRoutes } from '../gaming/casino-routes.ts';
import { registerGameLandings } from '../gaming/landings/landing-routes.ts';
import { registerRoundDesk } from '../gaming/rounds/round-desk.ts';
import { registerGameWalletRoutes } from '../gaming/wallet/game-wallet-routes.ts';
import { findPlayer } from '../identity/auth/players.ts';
import { announceChoices } from '../identity/player-configuration/announce-choices.ts';
import { isProtected } from '../loyalty/may-be-offered.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { registerLotteryDesk } from '../pools/lottery-desk.ts';
import { registerLotteryRoutes } from '../pools/lottery-routes.ts';
import { registerTotoRoutes } from '../pools/toto/toto-routes.ts';
import { originOf } from '../site/documents/origin-of.ts';
import { gameSwitches } from './game-switches.ts';
import type { Modules } from './modules.ts';

/** The wallet of the games' providers, the lobby and the launch of games, lotteries and totos. */
export async function registerGames(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly modules: Pick<Modules, 'configuration' | 'games' | 'lotteries' | 'totos'>;
    readonly publicUrl: string | undefined;
    readonly operatorToken: string;
  },
): Promise<void> {
  const { pool, clock, publicUrl } = options;
  const { providers, catalogue, rounds, wallet, isOpen, leastCycleOf, lobby, settings } =
    options.modules.games;
  await registerGameWalletRoutes(app, {
    dialects: new Map(providers.map(({ id, dialect }) => [id, dialect])),
    wallet,
  });
  registerCatalogueRoutes(app, {
    pool,
    clock,
    catalogue,
    isOpen,
    lobby,
    isProtected: (playerId) => isProtected(pool, { playerId, now: clock() }),
    announceFavourites: (client, playerId) =>
      announceChoices(client, { playerId, of: 'favourites' }),
  });
  registerGameLandings(app, {
    landings: async () => (await options.modules.configuration.read()).thirdparty.landings,
    fallback: async () => (await options.modules.configuration.read()).core.defaultLanguage,
  });
  registerLotteryRoutes(app, options.modules.lotteries);
  registerTotoRoutes(app, options.modules.totos.seller);
  registerLotteryDesk(app, { pool, clock, operatorToken: options.operatorToken });
  const { operatorToken } = options;
  registerRoundDesk(app, { pool, clock, operatorToken, providers, rounds });
  registerGameDesk(app, {
    pool,
    clock,
    operatorToken,
    providers,
    catalogue,
    settings,
    switchGames: gameSwitches(options.modules.configuration),
  });
  registerCasinoRoutes(app, {
    pool,
    clock,
    providers,
    catalogue,
    rounds,
    isOpen,
    leastCycleOf,
    countryOf: async (playerId) => (await findPlayer(pool, playerId))?.country ?? '',
    originOf: (request) => originOf(request, publicUrl),
  });
}

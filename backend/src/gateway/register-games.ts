import { registerCasinoRoutes } from '../gaming/casino-routes.ts';
import { registerGameWalletRoutes } from '../gaming/wallet/game-wallet-routes.ts';
import { findPlayer } from '../identity/auth/players.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { originOf } from '../site/documents/origin-of.ts';
import type { Modules } from './modules.ts';

/** The wallet of the games' providers, the lobby and the launch of games. */
export async function registerGames(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly modules: Pick<Modules, 'games'>;
    readonly publicUrl: string | undefined;
  },
): Promise<void> {
  const { pool, clock, publicUrl } = options;
  const { providers, catalogue, rounds, wallet, isOpen } = options.modules.games;
  await registerGameWalletRoutes(app, {
    dialects: new Map(providers.map(({ id, dialect }) => [id, dialect])),
    wallet,
  });
  registerCasinoRoutes(app, {
    pool,
    clock,
    providers,
    catalogue,
    rounds,
    isOpen,
    countryOf: async (playerId) => (await findPlayer(pool, playerId))?.country ?? '',
    originOf: (request) => originOf(request, publicUrl),
  });
}

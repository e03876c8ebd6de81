import type { CasinoGame } from '@touchline/contracts/casino';
import type { Clock } from '../../platform/clock.ts';
import type { GameProvider } from './game-provider.ts';

const FRESH_MS = 60_000;

/** The games of all providers, as the lobby lists them. */
export interface GameCatalogue {
  /** Without those of a provider that does not respond: they could not be played. */
  readonly list: () => Promise<readonly CasinoGame[]>;
  readonly find: (gameId: string) => Promise<CasinoGame | undefined>;
}

/** Requests the games of each provider at most once a minute. */
export function createGameCatalogue({
  providers,
  clock,
}: {
  readonly providers: readonly GameProvider[];
  readonly clock: Clock;
}): GameCatalogue {
  const known = new Map<string, { readonly at: number; readonly games: readonly CasinoGame[] }>();

  async function gamesOf(provider: GameProvider): Promise<readonly CasinoGame[]> {
    const before = known.get(provider.id);
    if (before !== undefined && clock() - before.at < FRESH_MS) {
      return before.games;
    }
    const games = await provider.games().catch(() => undefined);
    if (games === undefined) {
      return [];
    }
    const { id, name } = provider;
    const listed = games.map(({ code, mostWin: _mostWin, ...game }) => ({
      ...game,
      id: `${id}:${code}`,
      provider: { id, name },
    }));
    known.set(id, { at: clock(), games: listed });
    return listed;
  }

  const list = async () => (await Promise.all(providers.map(gamesOf))).flat();
  return {
    list,
    find: async (gameId) => (await list()).find(({ id }) => id === gameId),
  };
}

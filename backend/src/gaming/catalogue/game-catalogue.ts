import { createHash } from 'node:crypto';
import type { CasinoGame, CasinoGameSheet } from '@touchline/contracts/casino';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { keepOffered, listedGames, type StoredGame } from './game-store.ts';

const FRESH_MS = 60_000;
/** As long as a provider does not respond, pages do not all wait for it. */
const MISSING_MS = 5_000;
const NEW_MS = 30 * 24 * 60 * 60_000;

/** The games of all providers, as the lobby lists them. */
export interface GameCatalogue {
  /** By name; without those of a provider that does not respond: they could not be played. */
  readonly list: () => Promise<readonly StoredGame[]>;
  readonly find: (gameId: string) => Promise<StoredGame | undefined>;
}

/** A game as pages show it, at a moment (ms since epoch). */
export function casinoGame(game: StoredGame, now: number): CasinoGame {
  const { id, name, maker, category, features, volatility, rtp, isDemoPossible } = game;
  return {
    id,
    name,
    provider: maker,
    category,
    features: [...features],
    volatility,
    rtp,
    isDemoPossible,
    isNew: !game.isOriginal && now - game.addedAt < NEW_MS,
  };
}

/** All there is to know of a game, at a moment (ms since epoch). */
export function gameSheet(game: StoredGame, now: number): CasinoGameSheet {
  return { ...casinoGame(game, now), stakes: game.stakes };
}

/** Requests the games of each provider at most once a minute, and keeps what it offers. */
export function createGameCatalogue({
  pool,
  providers,
  clock,
}: {
  readonly pool: Pool;
  readonly providers: readonly GameProvider[];
  readonly clock: Clock;
}): GameCatalogue {
  /** What each provider said last here: when, and what was kept of it. */
  const known = new Map<string, { readonly at: number; readonly digest: string }>();
  let held: { freshUntil: number; readonly games: Promise<readonly StoredGame[]> } | undefined;

  /** @returns whether the provider has its games to be played */
  async function bringUp({ id, name, games }: GameProvider): Promise<boolean> {
    const before = known.get(id);
    const offered = await games().catch(() => undefined);
    if (offered === undefined) {
      return before !== undefined && clock() - before.at < FRESH_MS;
    }
    const digest = createHash('sha256').update(JSON.stringify(offered)).digest('base64');
    if (digest !== before?.digest) {
      await keepOffered(pool, { provider: { id, name }, games: offered, at: clock() });
    }
    known.set(id, { at: clock(), digest });
    return true;
  }

  async function load(): Promise<readonly StoredGame[]> {
    const isUp = await Promise.all(providers.map(bringUp));
    const up = providers.filter((_provider, at) => isUp[at]).map(({ id }) => id);
    if (up.length < providers.length && held !== undefined) {
      held.freshUntil = clock() + MISSING_MS;
    }
    return listedGames(pool, up);
  }

  function list(): Promise<readonly StoredGame[]> {
    if (held === undefined || clock() >= held.freshUntil) {
      const games = load();
      held = { freshUntil: clock() + FRESH_MS, games };
      games.catch(() => {
        held = undefined;
      });
    }
    return held.games;
  }
  return {
    list,
    find: async (gameId) => (await list()).find(({ id }) => id === gameId),
  };
}

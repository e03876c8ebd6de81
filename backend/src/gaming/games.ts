import type { LobbyConfiguration } from '@touchline/contracts/configuration';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { createGameCatalogue, type GameCatalogue } from './catalogue/game-catalogue.ts';
import { countPlayed } from './catalogue/played-games.ts';
import type { GameProvider, SelectedGameProvider } from './providers/game-provider.ts';
import { isOfKind } from './providers/is-of-kind.ts';
import type { HouseGames } from './house/house-games.ts';
import { createRoundHistory, type RoundHistory } from './rounds/round-history.ts';
import { countReturns } from './returns/count-returns.ts';
import { reconcileRounds, type RaiseRoundTask } from './reconciliation/reconcile-rounds.ts';
import { createGameWallet, type GameWallet } from './wallet/game-wallet.ts';
import type { PlayGuard } from './wallet/play-guard.ts';

/** What the operator's configuration says about games. */
export interface GameSettings {
  readonly isOffered: boolean;
  /** As `<provider>:<code>`. */
  readonly closed: readonly string[];
  /** Whose games are all closed. */
  readonly closedProviders: readonly string[];
  /** Standard deviation of a round's return for a stake of 1, by `<provider>:<code>`, where it is known. */
  readonly deviations: Readonly<Record<string, number>>;
  /** Minor units by currency. */
  readonly mostStake: Readonly<Record<string, number>>;
  readonly mostStakeYoung: Readonly<Record<string, number>>;
  readonly youngBelow: number;
  /** Milliseconds from the begin of a round to that of the next, at least. */
  readonly leastCycle: { readonly slots: number; readonly other: number };
  readonly lobby: LobbyConfiguration;
}

export interface Games {
  readonly providers: readonly GameProvider[];
  readonly catalogue: GameCatalogue;
  readonly rounds: RoundHistory;
  readonly wallet: GameWallet;
  readonly isOpen: (gameId: string) => Promise<boolean>;
  /** Milliseconds that a round of a category takes at least. */
  readonly leastCycleOf: (category: string) => Promise<number>;
  readonly lobby: () => Promise<LobbyConfiguration>;
  readonly settings: () => Promise<GameSettings>;
  /** Brings the count of who has played what up to now. */
  readonly countPlayed: () => Promise<void>;
  /** Adds up again what games have returned in the last days. */
  readonly countReturns: () => Promise<void>;
  /** Origins that pages show games of. */
  readonly origins: () => readonly string[];
  /** Compares the last two days with every provider that states its rounds. */
  readonly reconcile: () => Promise<void>;
}

const DAY = 24 * 60 * 60_000;
/** Rounds that are still being played are none to compare. */
const SETTLED_MS = 10 * 60_000;

async function isYounger(
  pool: Pool,
  { playerId, age, now }: { readonly playerId: string; readonly age: number; readonly now: number },
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'gaming.is-younger',
    text: `SELECT birthday IS NULL OR birthday > ($2::date - make_interval(years => $3)) AS is_younger
           FROM player WHERE id = $1`,
    values: [playerId, new Date(now).toISOString().slice(0, 10), age],
  });
  return rows[0]?.is_younger !== false;
}

/** The most that may be staked: by the currency, and less for a player below an age where the regime says so. */
async function mostStakeOf(
  pool: Pool,
  {
    settings,
    playerId,
    currency,
    now,
  }: { settings: GameSettings; playerId: string; currency: string; now: number },
): Promise<number | undefined> {
  const { mostStake, mostStakeYoung, youngBelow: age } = settings;
  const bound = mostStakeYoung[currency];
  const counts = bound !== undefined && (await isYounger(pool, { playerId, age, now }));
  const bounds = [mostStake[currency], counts ? bound : undefined].filter(
    (one) => one !== undefined,
  );
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

/** The category of a game that was ever offered. */
async function categoryOf(
  pool: Pool,
  { provider, game }: { readonly provider: string; readonly game: string },
): Promise<string | undefined> {
  const { rows } = await pool.query({
    name: 'gaming.category-of',
    text: 'SELECT category FROM game WHERE provider = $1 AND code = $2',
    values: [provider, game],
  });
  return rows[0]?.category;
}

/** The longest of all where it is not known what a game is. */
function leastCycle(
  { slots, other }: GameSettings['leastCycle'],
  category: string | undefined,
): number {
  if (category === undefined) {
    return Math.max(slots, other);
  }
  return isOfKind(category, 'slots') ? slots : other;
}

/** Creates the wallet of the games and everything around it. */
export async function createGames(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly selected: readonly SelectedGameProvider[];
  readonly house: HouseGames | undefined;
  readonly guard: PlayGuard;
  readonly settings: () => Promise<GameSettings>;
  readonly raiseTask: RaiseRoundTask;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}): Promise<Games> {
  const { pool, clock, selected, house, guard, settings, raiseTask } = options;
  const providers = await Promise.all(selected.map(({ create }) => create({ pool, clock, house })));
  const isOpen = async (gameId: string) => {
    const { isOffered, closed, closedProviders } = await settings();
    const [provider = ''] = gameId.split(':');
    return isOffered && !closed.includes(gameId) && !closedProviders.includes(provider);
  };
  const catalogue = createGameCatalogue({ pool, providers, clock });
  return {
    providers,
    catalogue,
    rounds: createRoundHistory({ pool, clock, catalogue }),
    isOpen,
    leastCycleOf: async (category) => leastCycle((await settings()).leastCycle, category),
    lobby: async () => (await settings()).lobby,
    settings,
    countPlayed: () => countPlayed({ pool, clock }),
    countReturns: () =>
      countReturns(pool, { providers: providers.map(({ id }) => id), now: clock() }),
    wallet: createGameWallet({
      pool,
      clock,
      guard,
      onMoved: options.onMoved,
      rules: {
        isOpen: ({ provider, game }) => isOpen(`${provider}:${game}`),
        mostStake: async ({ playerId, currency }) =>
          mostStakeOf(pool, { settings: await settings(), playerId, currency, now: clock() }),
        leastCycle: async (game) => {
          const cycles = (await settings()).leastCycle;
          return cycles.slots === cycles.other
            ? cycles.slots
            : leastCycle(cycles, await categoryOf(pool, game));
        },
      },
    }),
    origins: () => providers.flatMap((provider) => provider.origin() ?? []),
    reconcile: async () => {
      const now = clock();
      for (const { id: provider, stateRounds } of providers) {
        if (stateRounds !== undefined) {
          const span = { from: now - 2 * DAY, until: now - SETTLED_MS, now };
          await reconcileRounds({ pool, provider, stateRounds, raiseTask }, span);
        }
      }
    },
  };
}

import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { HouseGames } from '../gaming/house/house-games.ts';
import { type HouseProcess, startHouseProcess } from '../gaming/house/house-process.ts';
import { houseKey } from '../gaming/house/house-provider.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';

/** The house's games beside a site: known to its modules before the site listens, started once it does. */
export interface StartedHouse {
  readonly games: HouseGames;
  /** @param address where the wallet is */
  readonly start: (address: string) => void;
  readonly stop: () => Promise<void>;
}

/** Prepares the process of the house's games. It gets no address of the database. */
export async function startHouseGames({
  pool,
  environment,
  dataDirectory,
  log,
}: {
  readonly pool: Pool;
  readonly environment: BackendEnvironment;
  readonly dataDirectory: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<StartedHouse> {
  const key = createPublicKey(createPrivateKey(await houseKey(pool)));
  const operatorKey = key.export({ type: 'spki', format: 'pem' }).toString();
  const { GAMES_HOST, GAMES_PORT, GAMES_URL, TLS_CERT, TLS_KEY } = environment;
  const { GAMES_CRASH_CHAIN, GAMES_CRASH_SALT } = environment;
  let running: HouseProcess | undefined;
  return {
    games: {
      endpoint: () => running?.endpoint(),
      origin: () => running?.origin(),
      publicKey: () => running?.publicKey(),
    },
    start: (address) => {
      running = startHouseProcess({
        entry: createRequire(import.meta.url).resolve('@touchline/house-games/server'),
        variables: {
          GAMES_DIR: join(resolve(dataDirectory), 'house-games'),
          GAMES_HOST,
          GAMES_PORT: String(GAMES_PORT),
          GAMES_URL,
          GAMES_CRASH_CHAIN: String(GAMES_CRASH_CHAIN),
          GAMES_CRASH_SALT,
          GAMES_WALLET_URL: `${address}/casino-api/v1/wallet/house`,
          GAMES_OPERATOR_KEY: operatorKey,
          TLS_CERT,
          TLS_KEY,
        },
        warn: (facts, message) => log.warn(facts, message),
      });
    },
    stop: async () => running?.stop(),
  };
}

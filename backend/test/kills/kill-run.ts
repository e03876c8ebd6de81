import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_ROLE } from '../../src/platform/database/cluster-recipe.ts';
import { createRandom } from '../../src/pricing/models/random.ts';
import { type CallTally, callUntilAnswered } from './call.ts';
import { type Intent, type Player, registerPlayer } from './player.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { createOffer, type Draw, play } from './traffic.ts';

/** The product as its operator starts it, in processes that can be killed. */
export interface KillableServer {
  readonly address: string;
  readonly operatorToken: string;
  /** The embedded database's folder. */
  readonly databaseDirectory: string;
  /** SIGKILL of the API and a new start; resolves when it is ready again. */
  readonly killApi: () => Promise<void>;
  /** SIGKILL of the database's main process, which the API starts again. */
  readonly killDatabase: () => Promise<void>;
}

export interface KillReport extends Reconciliation {
  readonly kills: { readonly api: number; readonly database: number };
  readonly intents: number;
  readonly retries: number;
  readonly seconds: number;
}

const PLAYERS = 8;
/** Answers between two kills, so that each one meets a site under load. */
const ANSWERS_BETWEEN = 12;
const MOST_DELAY_MS = 150;
const LONGEST_STILLNESS_MS = 120_000;

function sequence(seed: number): Draw {
  const random = createRandom(seed);
  let position = 0;
  return () => {
    position += 1;
    return random(position);
  };
}

/** Resolves when `isSo` is true, by polling. */
async function until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = Date.now() + LONGEST_STILLNESS_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      throw new Error(otherwise);
    }
    await pause(20);
  }
}

function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  return items
    .map((item) => ({ item, at: draw() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

async function isProviderHeard(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM test_provider_charge WHERE decided_at IS NOT NULL AND acknowledged_at IS NULL
     UNION ALL SELECT FROM test_provider_payout WHERE acknowledged_at IS NULL
     UNION ALL SELECT FROM withdrawal WHERE state IN ('approved', 'sent') LIMIT 1`,
  );
  return rowCount === 0;
}

/**
 * Kills the API and its database with SIGKILL while players bet, sell, change, deposit, withdraw and
 * receive and forfeit bonuses, each call made again with its key until it is answered; then compares every answer
 * with what is there.
 */
export async function runKills(
  server: KillableServer,
  options: {
    readonly api: number;
    readonly database: number;
    readonly seed: number;
    readonly onKill: (count: number) => void;
  },
): Promise<KillReport> {
  const { address, operatorToken } = server;
  const { api, database, seed } = options;
  const startedAt = Date.now();
  const tally: CallTally = { retries: 0, failures: [] };
  const intents: Intent[] = [];
  const record = (intent: Intent) => intents.push(intent);
  const players: Player[] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    players.push(await registerPlayer({ address, number, tally, record }));
  }
  // No player of the run has to wait for decided bets; from 20.00 a day an operator decides.
  await callUntilAnswered(
    address,
    {
      method: 'PATCH',
      path: '/bff-api/config/group/payments',
      headers: { authorization: `Bearer ${operatorToken}` },
      body: { withdrawals: { turnoverTimes: 0, automaticUpToMajor: 20 } },
    },
    tally,
  );
  const draw = sequence(seed);
  const end = new AbortController();
  const site = { operatorToken, legs: createOffer() };
  let stopped: unknown;
  const playing = Promise.all(
    players.map((player, at) =>
      play(player, { site, draw: sequence(seed * 100 + at), signal: end.signal }),
    ),
  ).catch((error: unknown) => {
    stopped = error;
  });
  async function untilAnswered(): Promise<void> {
    const wanted = intents.length + ANSWERS_BETWEEN;
    await until(() => {
      if (stopped !== undefined) throw stopped;
      return intents.length >= wanted;
    }, 'the server did not come back: players get no answers');
  }
  const kills = [
    ...Array.from({ length: api }, () => server.killApi),
    ...Array.from({ length: database }, () => server.killDatabase),
  ];
  const pool = new pg.Pool({
    host: join(server.databaseDirectory, 'run'),
    user: APPLICATION_ROLE,
    database: APPLICATION_ROLE,
    max: 2,
  });
  pool.on('error', () => undefined);
  try {
    for (const [at, kill] of shuffled(kills, draw).entries()) {
      await untilAnswered();
      await pause(draw() * MOST_DELAY_MS);
      await kill();
      options.onKill(at + 1);
    }
    await untilAnswered();
    end.abort();
    await playing;
    await until(() => isProviderHeard(pool), 'the provider was not heard');
    const found = await reconcile({
      pool,
      intents,
      repeat: async (intent) => {
        const player = players.find(({ id }) => id === intent.playerId);
        if (player === undefined) throw new Error(`there is no player ${intent.playerId}`);
        // A withdrawal asks for a proof again, also when its first answer is repeated.
        await player.prove();
        return player.call(intent.call);
      },
    });
    return {
      ...found,
      differences: [...tally.failures, ...found.differences],
      kills: { api, database },
      intents: intents.length,
      retries: tally.retries,
      seconds: (Date.now() - startedAt) / 1000,
    };
  } finally {
    end.abort();
    await pool.end();
  }
}

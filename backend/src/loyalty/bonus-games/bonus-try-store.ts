import type { BonusTerms, CurrentTry, FinishedTry } from '@touchline/contracts/bonus-games';
import type { BonusGame, BonusPrize } from '@touchline/domain/bonus-games';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { fieldOf, hashOfSeed, newSeed } from './bonus-field.ts';
import { freeBetOf } from './bonus-terms.ts';

/** Finished tries that a player is shown. */
const MOST_FINISHED = 20;

/** A player's tries of one game. */
export interface TriesOf {
  readonly playerId: string;
  readonly game: BonusGame;
}

const CURRENT = `SELECT id, server_seed, client_seed, opened FROM bonus_game_try
  WHERE player_id = $1 AND game = $2 AND finished_at IS NULL`;

const FINISHED = `SELECT id, server_seed, client_seed, terms, opened, prize, code, expires_at, finished_at
  FROM bonus_game_try WHERE player_id = $1 AND game = $2 AND finished_at IS NOT NULL
  ORDER BY id DESC LIMIT $3`;

// A free try of the day before one that was won: it ends first.
const CLAIMS = `SELECT claim FROM (
    SELECT 'day:' || $3 || ':' || number AS claim, 0 AS rank, number::bigint AS nth
    FROM generate_series(1, $4::int) AS number
    UNION ALL
    SELECT 'try:' || id, 1, id FROM bonus_game_try
    WHERE player_id = $1 AND game = $2 AND prize = 'try' AND finished_at IS NOT NULL AND expires_at > $5
  ) AS open
  WHERE NOT EXISTS (SELECT FROM bonus_game_try AS used
    WHERE used.player_id = $1 AND used.game = $2 AND used.claim = open.claim)
  ORDER BY rank, nth`;

function currentOf(game: BonusGame, row: RowOf<typeof CURRENT>): CurrentTry {
  const { id, server_seed: serverSeed, client_seed: clientSeed, opened } = row;
  const field = clientSeed === null ? [] : fieldOf(game, { serverSeed, clientSeed });
  return {
    id,
    hash: hashOfSeed(serverSeed),
    ...(clientSeed !== null && { clientSeed }),
    opened: opened.flatMap((place) => {
      const tile = field[place];
      return tile === undefined ? [] : [{ place, tile }];
    }),
  };
}

function finishedOf(game: BonusGame, row: RowOf<typeof FINISHED>): FinishedTry {
  const { id, server_seed: serverSeed, opened } = row;
  const clientSeed = row.client_seed ?? '';
  const terms = row.terms as BonusTerms;
  const prize = row.prize as BonusPrize;
  const amount = freeBetOf(terms, prize);
  return {
    id,
    hash: hashOfSeed(serverSeed),
    serverSeed,
    clientSeed,
    opened: [...opened],
    field: [...fieldOf(game, { serverSeed, clientSeed })],
    prize,
    ...(amount !== undefined && { amount }),
    currency: terms.currency,
    ...(row.code !== null && { code: row.code }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at.getTime() }),
    finishedAt: row.finished_at?.getTime() ?? 0,
  };
}

/** The tries that a player can begin now, each by the claim that takes it once. */
export async function openClaims(
  client: Queryable,
  question: TriesOf & { readonly triesADay: number; readonly now: number },
): Promise<readonly string[]> {
  const { playerId, game, triesADay, now } = question;
  const at = new Date(now);
  const day = at.toISOString().slice(0, 10);
  const { rows } = await client.query({
    name: 'loyalty.bonus-claims',
    text: CLAIMS,
    values: [playerId, game, day, triesADay, at],
  });
  return rows.flatMap(({ claim }) => claim ?? []);
}

/** Makes the seed of the next try where there is none. Two at once make one. */
export async function commitToTry(
  client: Queryable,
  { playerId, game, now }: TriesOf & { readonly now: number },
): Promise<void> {
  await client.query({
    name: 'loyalty.commit-to-bonus-try',
    text: `INSERT INTO bonus_game_try (player_id, game, server_seed, made_at)
           VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    values: [playerId, game, newSeed(), new Date(now)],
  });
}

/** The try that waits for its player or is under way, and the latest that have ended. */
export async function readTries(
  client: Queryable,
  { playerId, game }: TriesOf,
): Promise<{ readonly current: CurrentTry | undefined; readonly finished: FinishedTry[] }> {
  const { rows: current } = await client.query({
    name: 'loyalty.current-bonus-try',
    text: CURRENT,
    values: [playerId, game],
  });
  const { rows: finished } = await client.query({
    name: 'loyalty.finished-bonus-tries',
    text: FINISHED,
    values: [playerId, game, MOST_FINISHED],
  });
  return {
    current: current[0] && currentOf(game, current[0]),
    finished: finished.map((row) => finishedOf(game, row)),
  };
}

/** A try as it is locked for an opening. */
export interface LockedTry {
  readonly serverSeed: string;
  readonly clientSeed: string | undefined;
  readonly terms: BonusTerms | undefined;
  readonly opened: readonly number[];
  readonly isFinished: boolean;
}

/** Keeps other openings of a try waiting; undefined where the player has none of that id in the game. */
export async function lockTry(
  client: PoolClient,
  { playerId, game, id }: TriesOf & { readonly id: string },
): Promise<LockedTry | undefined> {
  const { rows } = await client.query({
    name: 'loyalty.lock-bonus-try',
    text: `SELECT server_seed, client_seed, terms, opened, finished_at FROM bonus_game_try
           WHERE id = $3 AND player_id = $1 AND game = $2 FOR UPDATE`,
    values: [playerId, game, id],
  });
  const [row] = rows;
  return (
    row && {
      serverSeed: row.server_seed,
      clientSeed: row.client_seed ?? undefined,
      terms: (row.terms as BonusTerms | null) ?? undefined,
      opened: row.opened,
      isFinished: row.finished_at !== null,
    }
  );
}

/** Writes an opened place down; the first one with what it takes. */
export async function writeOpening(
  client: PoolClient,
  opening: {
    readonly id: string;
    readonly place: number;
    readonly claim: string | undefined;
    readonly clientSeed: string;
    readonly terms: BonusTerms;
    readonly at: number;
  },
): Promise<void> {
  const { id, place, claim, clientSeed, terms, at } = opening;
  await client.query({
    name: 'loyalty.write-bonus-opening',
    text: `UPDATE bonus_game_try SET opened = opened || $2::smallint, claim = coalesce(claim, $3),
             client_seed = coalesce(client_seed, $4), terms = coalesce(terms, $5),
             begun_at = coalesce(begun_at, $6)
           WHERE id = $1`,
    values: [id, place, claim ?? null, clientSeed, JSON.stringify(terms), new Date(at)],
  });
}

/** Ends a try with its prize. */
export async function finishTry(
  client: PoolClient,
  end: {
    readonly id: string;
    readonly prize: BonusPrize;
    readonly code: string | undefined;
    readonly expiresAt: number | undefined;
    readonly at: number;
  },
): Promise<void> {
  const { id, prize, code, expiresAt, at } = end;
  await client.query({
    name: 'loyalty.finish-bonus-try',
    text: `UPDATE bonus_game_try SET prize = $2, code = $3, expires_at = $4, finished_at = $5
           WHERE id = $1`,
    values: [
      id,
      prize,
      code ?? null,
      expiresAt === undefined ? null : new Date(expiresAt),
      new Date(at),
    ],
  });
}

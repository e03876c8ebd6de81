import type {
  FreeRoundGift,
  GrantFreeRounds,
  PlayerFreeRounds,
} from '@touchline/contracts/free-rounds';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

/** The name of a game, or its id for one that nobody offers any more. */
export type NameOfGame = (gameId: string) => string;

interface Reader {
  readonly nameOf: NameOfGame;
  /** Milliseconds since epoch. */
  readonly now: number;
}

const COLUMNS = `gift.id, gift.provider || ':' || gift.game AS game_id, gift.currency, gift.stake, gift.rounds,
  gift.granted_at, gift.expires_at, gift.withdrawn_at, gift.granted_by, gift.reason, gift.refused,
  (SELECT count(*) FROM free_round_grant own WHERE own.gift_id = gift.id) AS players,
  (SELECT coalesce(sum(own.used), 0) FROM free_round_grant own WHERE own.gift_id = gift.id) AS played,
  (SELECT coalesce(sum(round.won), 0)::bigint FROM free_round_grant own
   JOIN game_round round ON round.reward = own.reward WHERE own.gift_id = gift.id) AS won`;
const GIFT = `SELECT ${COLUMNS} FROM free_round_gift gift WHERE gift.id = $1` as const;

function giftOf(row: RowOf<typeof GIFT>, { nameOf, now }: Reader): FreeRoundGift {
  const players = Number(row.players ?? 0);
  const played = Number(row.played ?? 0);
  const isOver = row.withdrawn_at !== null || row.expires_at.getTime() <= now;
  return {
    id: row.id,
    gameId: row.game_id ?? '',
    gameName: nameOf(row.game_id ?? ''),
    currency: row.currency,
    stake: exactNumber(row.stake),
    rounds: row.rounds,
    grantedAt: row.granted_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at.getTime() }),
    grantedBy: row.granted_by,
    reason: row.reason,
    players,
    refused: row.refused as FreeRoundGift['refused'],
    played,
    won: exactNumber(row.won ?? '0'),
    isLive: !isOver && played < players * row.rounds,
  };
}

/** One gift; undefined where there is none of that id. */
export async function findGift(
  client: Queryable,
  id: string,
  reader: Reader,
): Promise<FreeRoundGift | undefined> {
  const { rows } = await client.query(GIFT, [id]);
  return rows[0] && giftOf(rows[0], reader);
}

/** Gifts, the latest first, a page at a time. */
export async function listGifts(
  client: Queryable,
  cursor: string | undefined,
  reader: Reader,
): Promise<{ readonly gifts: FreeRoundGift[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} FROM free_round_gift gift WHERE ($1::bigint IS NULL OR gift.id < $1)
     ORDER BY gift.id DESC LIMIT $2`,
    [cursor ?? null, PAGE_SIZE + 1],
  );
  const gifts = rows.slice(0, PAGE_SIZE).map((row) => giftOf(row, reader));
  const last = gifts.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined ? { gifts, nextCursor: last.id } : { gifts };
}

/** The gift that a key made, with the digest of what was sent. */
export async function findGiftByKey(
  client: Queryable,
  key: string,
): Promise<{ readonly id: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query(
    'SELECT id, request_digest FROM free_round_gift WHERE key = $1',
    [key],
  );
  return rows[0] && { id: rows[0].id, digest: rows[0].request_digest };
}

/** Adds a gift without players. @returns its id; undefined where its key was used before */
export async function insertGift(
  client: PoolClient,
  gift: GrantFreeRounds & {
    readonly key: string;
    readonly digest: Buffer;
    readonly actor: string;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `INSERT INTO free_round_gift (key, request_digest, provider, game, currency, stake, rounds, granted_at,
       expires_at, granted_by, reason, refused)
     VALUES ($1, $2, split_part($3, ':', 1), split_part($3, ':', 2), $4, $5, $6, $7, $8, $9, $10, '[]')
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      gift.key,
      gift.digest,
      gift.gameId,
      gift.currency,
      gift.stake,
      gift.rounds,
      new Date(gift.at),
      new Date(gift.expiresAt),
      gift.actor,
      gift.reason,
    ],
  );
  return rows[0]?.id;
}

/** Gives a player their rounds of a gift. */
export async function insertGrant(
  client: PoolClient,
  { reward, giftId, playerId }: Readonly<Record<'reward' | 'giftId' | 'playerId', string>>,
): Promise<void> {
  await client.query(
    'INSERT INTO free_round_grant (reward, gift_id, player_id) VALUES ($1, $2, $3)',
    [reward, giftId, playerId],
  );
}

/** Notes who was given none, and why. */
export async function noteRefused(
  client: PoolClient,
  { giftId, refused }: { readonly giftId: string; readonly refused: FreeRoundGift['refused'] },
): Promise<void> {
  await client.query('UPDATE free_round_gift SET refused = $2 WHERE id = $1', [
    giftId,
    JSON.stringify(refused),
  ]);
}

/** Ends a gift early. @returns whether it was not ended before */
export async function withdrawGift(
  client: PoolClient,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE free_round_gift SET withdrawn_at = $2
     WHERE id = $1 AND withdrawn_at IS NULL AND expires_at > $2`,
    [id, new Date(at)],
  );
  return rowCount === 1;
}

/** What a player can play, what expires first before the rest. */
export async function playableOf(
  client: Queryable,
  playerId: string,
  { nameOf, now }: Reader,
): Promise<PlayerFreeRounds[]> {
  const { rows } = await client.query({
    name: 'loyalty.free-rounds',
    text: `SELECT own.reward, gift.provider || ':' || gift.game AS game_id, gift.currency, gift.stake,
             gift.rounds, gift.rounds - own.used AS left_over, gift.expires_at
           FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id
           WHERE own.player_id = $1 AND gift.expires_at > $2 AND gift.withdrawn_at IS NULL
             AND own.used < gift.rounds
           ORDER BY gift.expires_at, gift.id LIMIT 100`,
    values: [playerId, new Date(now)],
  });
  return rows.map((row) => ({
    id: row.reward,
    gameId: row.game_id ?? '',
    gameName: nameOf(row.game_id ?? ''),
    currency: row.currency,
    stake: exactNumber(row.stake),
    rounds: row.rounds,
    left: row.left_over ?? 0,
    expiresAt: row.expires_at.getTime(),
  }));
}

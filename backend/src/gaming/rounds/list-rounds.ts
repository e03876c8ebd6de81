import type { GameRoundFilter, GameRoundTotals } from '@touchline/contracts/casino';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { periodValues } from '../../platform/http/period.ts';

const PAGE_SIZE = 30;
const EXPORTED_AT_ONCE = 200;

/** Which rounds of a player; both ends of the period are always given, so that an index finds it. */
const WITHIN = `player_id = $1
  AND opened_at >= $2::timestamptz AND opened_at < $3::timestamptz
  AND ($4::text IS NULL OR CASE $4
    WHEN 'open' THEN closed_at IS NULL
    WHEN 'won' THEN closed_at IS NOT NULL AND won > staked
    WHEN 'lost' THEN closed_at IS NOT NULL AND won < staked
    ELSE closed_at IS NOT NULL AND won = staked END)
  AND ($5::text[] IS NULL OR provider || ':' || game = ANY ($5))
  AND ($6::bigint IS NULL OR account_id = $6)
  AND ($7::bigint IS NULL OR id = $7)`;

const ROUNDS = `SELECT id, provider, game, account_id, currency, staked, won, reward, opened_at, closed_at
  FROM game_round WHERE ${WITHIN} AND ($8::bigint IS NULL OR (opened_at, id) <
    (SELECT last.opened_at, last.id FROM game_round last WHERE last.id = $8 AND last.player_id = $1))
  ORDER BY opened_at DESC, id DESC LIMIT $9`;

const ROUND = `SELECT provider, external_id, account_id FROM game_round
  WHERE id = $1 AND player_id = $2` as const;

/** The rounds of a player within a filter, with the games that its category comes to. */
export interface OwnRounds extends Omit<GameRoundFilter, 'game' | 'category'> {
  readonly playerId: string;
  /** `<provider>:<code>` of each; all games unless given. */
  readonly games?: readonly string[] | undefined;
}

/** A round of a player, without the names that its provider has for things. Amounts in minor units. */
export interface PlayedRound {
  readonly id: string;
  readonly gameId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly staked: number;
  readonly won: number;
  readonly isFree?: true;
  readonly status: NonNullable<GameRoundFilter['status']>;
  readonly openedAt: number;
  readonly closedAt?: number;
}

/** The values of `WITHIN`. */
function within({ playerId, status, games, account, number, ...period }: OwnRounds): unknown[] {
  return [
    playerId,
    ...periodValues(period),
    status ?? null,
    games ?? null,
    account ?? null,
    number ?? null,
  ];
}

function statusOf(result: number, closedAt: Date | null): PlayedRound['status'] {
  if (closedAt === null) {
    return 'open';
  }
  if (result === 0) {
    return 'even';
  }
  return result > 0 ? 'won' : 'lost';
}

/** A round as it is stored. Amounts in minor units. */
export function roundOf(row: RowOf<typeof ROUNDS>): PlayedRound {
  const [staked, won] = [exactNumber(row.staked), exactNumber(row.won)];
  return {
    id: row.id,
    gameId: `${row.provider}:${row.game}`,
    accountId: row.account_id,
    currency: row.currency,
    staked,
    won,
    ...(row.reward !== null && { isFree: true }),
    status: statusOf(won - staked, row.closed_at),
    openedAt: row.opened_at.getTime(),
    ...(row.closed_at !== null && { closedAt: row.closed_at.getTime() }),
  };
}

/** A player's rounds within a filter, newest first, a page at a time. */
export async function listRounds(
  client: Queryable,
  question: OwnRounds & {
    /** `nextCursor` of the page before. */
    readonly cursor?: string | undefined;
    readonly size?: number | undefined;
  },
): Promise<{ readonly rounds: PlayedRound[]; readonly nextCursor?: string }> {
  const { cursor, size = PAGE_SIZE } = question;
  const { rows } = await client.query({
    name: 'gaming.list-rounds',
    text: ROUNDS,
    values: [...within(question), cursor ?? null, size + 1],
  });
  const rounds = rows.slice(0, size).map(roundOf);
  const last = rounds.at(-1);
  return rows.length > size && last !== undefined ? { rounds, nextCursor: last.id } : { rounds };
}

/** All rounds of a filter, newest first, some at a time. */
export async function* eachPageOfRounds(
  client: Queryable,
  question: OwnRounds,
): AsyncGenerator<readonly PlayedRound[]> {
  let cursor: string | undefined;
  do {
    const page = await listRounds(client, { ...question, cursor, size: EXPORTED_AT_ONCE });
    yield page.rounds;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** What the rounds of a filter come to, by currency. */
export async function totalRounds(
  client: Queryable,
  question: OwnRounds,
): Promise<GameRoundTotals[]> {
  const { rows } = await client.query({
    name: 'gaming.total-rounds',
    text: `SELECT currency, count(*) AS rounds, sum(staked)::bigint AS staked,
             coalesce(sum(staked) FILTER (WHERE closed_at IS NULL), 0)::bigint AS open,
             coalesce(sum(won) FILTER (WHERE closed_at IS NOT NULL), 0)::bigint AS returned
           FROM game_round WHERE ${WITHIN} GROUP BY currency ORDER BY currency`,
    values: within(question),
  });
  return rows.map(({ currency, ...row }) => {
    const [rounds, staked, open, returned] = [row.rounds, row.staked, row.open, row.returned].map(
      (text) => exactNumber(text ?? '0'),
    ) as [number, number, number, number];
    return { currency, rounds, staked, open, returned, net: returned - (staked - open) };
  });
}

/** The ids of the games that a player has opened. */
export async function playedGames(client: Queryable, playerId: string): Promise<string[]> {
  const { rows } = await client.query({
    name: 'gaming.played-games',
    text: `SELECT DISTINCT provider, game FROM game_session WHERE player_id = $1`,
    values: [playerId],
  });
  return rows.map(({ provider, game }) => `${provider}:${game}`);
}

/** How the provider names a player's round; undefined for a round of somebody else. */
export async function findRound(
  client: Queryable,
  { id, playerId }: { readonly id: string; readonly playerId: string },
): Promise<RowOf<typeof ROUND> | undefined> {
  const { rows } = await client.query({
    name: 'gaming.find-round',
    text: ROUND,
    values: [id, playerId],
  });
  return rows[0];
}

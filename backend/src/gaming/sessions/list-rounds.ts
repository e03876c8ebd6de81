import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE = 30;
const ONE_MORE = 31;

const ROUNDS =
  `SELECT id, provider, game, external_id, account_id, currency, staked, won, opened_at,
    closed_at IS NULL AS is_open
  FROM game_round WHERE player_id = $1 AND ($2::bigint IS NULL OR id < $2)
  ORDER BY id DESC LIMIT ${ONE_MORE}` as const;

const ROUND = `SELECT provider, external_id, account_id FROM game_round
  WHERE id = $1 AND player_id = $2` as const;

/** A round of a player, without the names that its provider has for things. */
export interface PlayedRound {
  readonly id: string;
  readonly gameId: string;
  readonly currency: string;
  readonly staked: number;
  readonly won: number;
  readonly isOpen: boolean;
  readonly at: number;
}

function roundOf(row: RowOf<typeof ROUNDS>): PlayedRound {
  return {
    id: row.id,
    gameId: `${row.provider}:${row.game}`,
    currency: row.currency,
    staked: exactNumber(row.staked),
    won: exactNumber(row.won),
    isOpen: row.is_open === true,
    at: row.opened_at.getTime(),
  };
}

/** A player's rounds, newest first, a page at a time. */
export async function listRounds(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor: string | undefined },
): Promise<{ readonly rounds: PlayedRound[]; readonly nextCursor?: string }> {
  const { rows } = await client.query({
    name: 'gaming.list-rounds',
    text: ROUNDS,
    values: [playerId, cursor ?? null],
  });
  const rounds = rows.slice(0, PAGE).map(roundOf);
  const last = rounds.at(-1);
  return rows.length > PAGE && last !== undefined ? { rounds, nextCursor: last.id } : { rounds };
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

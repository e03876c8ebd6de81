import type {
  TotoRound,
  TotoRoundAnswer,
  TotoResultsAnswer,
  TotoRoundsAnswer,
} from '@touchline/contracts/toto';
import { type Toto, totoOf } from '@touchline/domain/pools';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { matchAnswer, matchesOf } from './round-matches.ts';

const PAGE = 30;

const CURRENT = `SELECT id, lottery, closes_at, status FROM lottery_draw
  WHERE status = 'open' AND seed IS NULL ORDER BY closes_at, id`;
const ONE = `SELECT id, lottery, closes_at, status FROM lottery_draw WHERE id = $1 AND seed IS NULL`;
const ENDED = `SELECT id, lottery, closes_at, status FROM lottery_draw
  WHERE status <> 'open' AND seed IS NULL AND ($1::bigint IS NULL OR id < $1)
  ORDER BY id DESC LIMIT $2`;

/** A round as everyone may see it. */
export function roundAnswer(row: RowOf<typeof ONE>): TotoRound {
  return {
    id: row.id,
    toto: row.lottery,
    closesAt: row.closes_at.getTime(),
    status: row.status,
  };
}

async function jackpotsOf(
  client: Queryable,
): Promise<(toto: string) => TotoRoundAnswer['jackpots']> {
  const { rows } = await client.query(
    'SELECT lottery, currency, amount FROM lottery_jackpot WHERE amount > 0 ORDER BY currency',
  );
  return (toto) =>
    rows
      .filter(({ lottery }) => lottery === toto)
      .map(({ currency, amount }) => ({ currency, amount: exactNumber(amount) }));
}

/** The rounds that take tickets or are being played, the first to close first. */
export async function currentRounds(client: Queryable): Promise<TotoRoundsAnswer> {
  const { rows } = await client.query(CURRENT);
  const jackpots = await jackpotsOf(client);
  return {
    rounds: rows.map((row) => ({ ...roundAnswer(row), jackpots: jackpots(row.lottery) })),
  };
}

/** A round with its matches and what became of its stakes; undefined for one that is not there. */
export async function findRound(
  client: Queryable,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<TotoRoundAnswer | undefined> {
  const { rows } = await client.query(ONE, [id]);
  const [row] = rows;
  const toto: Toto | undefined = totoOf(row?.lottery ?? '');
  if (row === undefined || toto === undefined) {
    return undefined;
  }
  const { rows: pools } = await client.query(
    `SELECT currency, staked, jackpot_after, categories FROM lottery_pool WHERE draw_id = $1
     ORDER BY currency`,
    [id],
  );
  const matches = await matchesOf(client, { id, toto, closesAt: row.closes_at.getTime(), now });
  return {
    ...roundAnswer(row),
    matches: matches.map(matchAnswer),
    jackpots: (await jackpotsOf(client))(row.lottery),
    pools: pools.map((pool) => ({
      currency: pool.currency,
      staked: exactNumber(pool.staked),
      jackpot: exactNumber(pool.jackpot_after),
      categories: pool.categories as TotoRoundAnswer['pools'][number]['categories'],
    })),
  };
}

/** Rounds that were held or cancelled, the newest first, a page at a time. */
export async function endedRounds(
  client: Queryable,
  cursor: string | undefined,
): Promise<TotoResultsAnswer> {
  const { rows } = await client.query(ENDED, [cursor ?? null, PAGE + 1]);
  const rounds = rows.slice(0, PAGE).map(roundAnswer);
  const last = rounds.at(-1);
  return rows.length > PAGE && last !== undefined ? { rounds, nextCursor: last.id } : { rounds };
}

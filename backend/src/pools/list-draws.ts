import type {
  LotteryDraw,
  LotteryDrawAnswer,
  LotteryDrawsAnswer,
} from '@touchline/contracts/lottery';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../platform/database/queryable.ts';

export const DRAW_PAGE = 30;

const OPEN = `SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw
  WHERE status = 'open' AND seed IS NOT NULL AND closes_at > $1 ORDER BY closes_at, lottery`;
const ONE = `SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw
  WHERE id = $1 AND seed IS NOT NULL`;
const ENDED = `SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw
  WHERE status <> 'open' AND seed IS NOT NULL AND lottery = $1 AND ($2::bigint IS NULL OR id < $2)
  ORDER BY id DESC LIMIT $3`;

/** A draw as everyone may see it: what decides it only after it was held. */
export function drawAnswer(row: RowOf<typeof ONE>): LotteryDraw {
  return {
    id: row.id,
    lottery: row.lottery,
    closesAt: row.closes_at.getTime(),
    status: row.status,
    seedHash: row.seed_hash ?? '',
    ...(row.status === 'held' && {
      seed: row.seed,
      salt: row.salt ?? '',
      numbers: row.numbers as LotteryDraw['numbers'],
    }),
  };
}

/** The draws that take tickets, the next first. */
export async function openDrawsOf(client: Queryable, now: number): Promise<LotteryDrawsAnswer> {
  const { rows } = await client.query(OPEN, [new Date(now)]);
  const { rows: jackpots } = await client.query(
    'SELECT lottery, currency, amount FROM lottery_jackpot WHERE amount > 0 ORDER BY currency',
  );
  return {
    draws: rows.map((row) => ({
      ...drawAnswer(row),
      jackpots: jackpots
        .filter(({ lottery }) => lottery === row.lottery)
        .map(({ currency, amount }) => ({ currency, amount: exactNumber(amount) })),
    })),
  };
}

/** A draw with what became of its stakes; undefined for one that is not there. */
export async function findDraw(
  client: Queryable,
  id: string,
): Promise<LotteryDrawAnswer | undefined> {
  const { rows } = await client.query(ONE, [id]);
  const [row] = rows;
  if (row === undefined) {
    return undefined;
  }
  const { rows: pools } = await client.query(
    `SELECT currency, staked, jackpot_after, categories FROM lottery_pool WHERE draw_id = $1
     ORDER BY currency`,
    [id],
  );
  return {
    ...drawAnswer(row),
    pools: pools.map((pool) => ({
      currency: pool.currency,
      staked: exactNumber(pool.staked),
      jackpot: exactNumber(pool.jackpot_after),
      categories: pool.categories as LotteryDrawAnswer['pools'][number]['categories'],
    })),
  };
}

/** Draws of a lottery that were held or cancelled, the newest first, a page at a time. */
export async function endedDraws(
  client: Queryable,
  { lottery, cursor }: { readonly lottery: string; readonly cursor: string | undefined },
): Promise<{ readonly draws: LotteryDraw[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(ENDED, [lottery, cursor ?? null, DRAW_PAGE + 1]);
  const draws = rows.slice(0, DRAW_PAGE).map(drawAnswer);
  const last = draws.at(-1);
  return rows.length > DRAW_PAGE && last !== undefined ? { draws, nextCursor: last.id } : { draws };
}

import type { OperatorDraw, OperatorPoolsAnswer } from '@touchline/contracts/pools';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { Queryable } from '../platform/database/queryable.ts';

const PAGE = 30;

/** What was sold of some draws and what became of it, by draw. */
async function poolsOf(
  client: Queryable,
  drawIds: readonly string[],
): Promise<ReadonlyMap<string, OperatorDraw['pools']>> {
  const { rows } = await client.query(
    `SELECT sold.draw_id, sold.currency, sold.tickets, sold.staked, sold.owed, deducted, breakage, paid,
       jackpot_before, jackpot_after, sold.bets, sold.bet_stakes, sold.bet_returns, sold.liability, sold.has_ended
     FROM (
       SELECT draw_id, currency, count(*) FILTER (WHERE bet IS NULL)::integer AS tickets,
         coalesce(sum(stake) FILTER (WHERE bet IS NULL), 0)::bigint AS staked,
         count(bet)::integer AS bets, coalesce(sum(stake) FILTER (WHERE bet IS NOT NULL), 0)::bigint AS bet_stakes,
         coalesce(sum(prize) FILTER (WHERE bet IS NOT NULL), 0)::bigint AS bet_returns,
         coalesce(sum(pays - stake), 0)::bigint AS liability, bool_and(status <> 'open') AS has_ended,
         coalesce(sum(prize) FILTER (WHERE paid_at IS NULL), 0)::bigint AS owed
       FROM lottery_ticket WHERE draw_id = ANY ($1::bigint[]) GROUP BY draw_id, currency
     ) sold
     LEFT JOIN lottery_pool pool ON pool.draw_id = sold.draw_id AND pool.currency = sold.currency
     ORDER BY sold.currency`,
    [drawIds],
  );
  const pools = new Map<string, OperatorDraw['pools']>();
  for (const row of rows) {
    const { deducted, breakage, paid, jackpot_before: before, jackpot_after: after } = row;
    const pool = {
      currency: row.currency,
      tickets: row.tickets ?? 0,
      staked: exactNumber(row.staked ?? '0'),
      owed: exactNumber(row.owed ?? '0'),
      ...((row.bets ?? 0) > 0 && {
        bets: {
          count: row.bets ?? 0,
          staked: exactNumber(row.bet_stakes ?? '0'),
          liability: exactNumber(row.liability ?? '0'),
          ...(row.has_ended === true && { returned: exactNumber(row.bet_returns ?? '0') }),
        },
      }),
      ...(deducted !== null && {
        shared: {
          deducted: exactNumber(deducted),
          breakage: exactNumber(breakage ?? '0'),
          prizes: exactNumber(paid ?? '0'),
          jackpotBefore: exactNumber(before ?? '0'),
          jackpotAfter: exactNumber(after ?? '0'),
        },
      }),
    };
    pools.set(row.draw_id, [...(pools.get(row.draw_id) ?? []), pool]);
  }
  return pools;
}

/** The draws of lotteries and the rounds of totos, the latest first, a page at a time. */
export async function listPools(
  client: Queryable,
  { game, cursor }: { readonly game: string | undefined; readonly cursor: string | undefined },
): Promise<OperatorPoolsAnswer> {
  const { rows } = await client.query(
    `SELECT id, lottery, closes_at, status FROM lottery_draw
     WHERE ($1::text IS NULL OR lottery = $1) AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [game ?? null, cursor ?? null, PAGE + 1],
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const pools = await poolsOf(
    client,
    shown.map(({ id }) => id),
  );
  const { rows: jackpots } = await client.query(
    `SELECT lottery, currency, amount FROM lottery_jackpot
     WHERE amount > 0 AND ($1::text IS NULL OR lottery = $1) ORDER BY lottery, currency`,
    [game ?? null],
  );
  return {
    jackpots: jackpots.map(({ lottery, currency, amount }) => ({
      game: lottery,
      currency,
      amount: exactNumber(amount),
    })),
    draws: shown.map(({ id, lottery, closes_at: closesAt, status }) => ({
      id,
      game: lottery,
      closesAt: closesAt.getTime(),
      status,
      pools: pools.get(id) ?? [],
    })),
    ...(rows.length > PAGE && last !== undefined && { nextCursor: last.id }),
  };
}

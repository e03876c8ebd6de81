import type { DrawBet, LotteryTicketsAnswer } from '@touchline/contracts/lottery';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { drawAnswer } from './list-draws.ts';

const PAGE = 30;

/** A player's tickets with their draws, the newest first, a page at a time. */
export async function listTickets(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor: string | undefined },
): Promise<LotteryTicketsAnswer> {
  const { rows } = await client.query(
    `SELECT ticket.id AS ticket_id, marks, lines, bet, odds, pays, currency, stake, ticket.status AS ticket_status, prize,
       bought_at, draw.id, draw.lottery, draw.closes_at, draw.status, draw.seed_hash, draw.seed, draw.salt,
       draw.numbers
     FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id
     WHERE player_id = $1 AND draw.seed IS NOT NULL AND ($2::bigint IS NULL OR ticket.id < $2)
     ORDER BY ticket.id DESC LIMIT $3`,
    [playerId, cursor ?? null, PAGE + 1],
  );
  const tickets = rows.slice(0, PAGE).map((row) => ({
    id: row.ticket_id,
    draw: drawAnswer(row),
    marks: (row.marks ?? []) as number[][],
    lines: row.lines ?? 0,
    ...(row.bet !== null && {
      bet: { on: row.bet as DrawBet, odds: row.odds ?? 0, pays: exactNumber(row.pays ?? '0') },
    }),
    currency: row.currency,
    stake: exactNumber(row.stake),
    status: row.ticket_status,
    prize: exactNumber(row.prize),
    boughtAt: row.bought_at.getTime(),
  }));
  const last = tickets.at(-1);
  return rows.length > PAGE && last !== undefined ? { tickets, nextCursor: last.id } : { tickets };
}

import type { TotoTicket, TotoTicketAnswer, TotoTicketsAnswer } from '@touchline/contracts/toto';
import { totoOf } from '@touchline/domain/pools';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { roundAnswer } from './list-rounds.ts';
import { matchAnswer, matchesOf } from './round-matches.ts';

const PAGE = 30;

const MANY = `SELECT ticket.id AS ticket_id, marks, lines, currency, stake, ticket.status AS ticket_status,
    prize, won_lines, bought_at, draw.id, draw.lottery, draw.closes_at, draw.status
  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id
  WHERE player_id = $1 AND draw.seed IS NULL AND ($2::bigint IS NULL OR ticket.id < $2)
  ORDER BY ticket.id DESC LIMIT $3`;
const ONE = `SELECT ticket.id AS ticket_id, marks, lines, currency, stake, ticket.status AS ticket_status,
    prize, won_lines, bought_at, draw.id, draw.lottery, draw.closes_at, draw.status
  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id
  WHERE player_id = $1 AND draw.seed IS NULL AND ticket.id = $2`;

function ticketAnswer(row: RowOf<typeof ONE>): TotoTicket {
  return {
    id: row.ticket_id,
    round: roundAnswer(row),
    lines: row.lines ?? 0,
    currency: row.currency,
    stake: exactNumber(row.stake),
    status: row.ticket_status,
    prize: exactNumber(row.prize),
    boughtAt: row.bought_at.getTime(),
  };
}

/** A player's tickets of rounds, the newest first, a page at a time. */
export async function listTotoTickets(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor: string | undefined },
): Promise<TotoTicketsAnswer> {
  const { rows } = await client.query(MANY, [playerId, cursor ?? null, PAGE + 1]);
  const tickets = rows.slice(0, PAGE).map(ticketAnswer);
  const last = tickets.at(-1);
  return rows.length > PAGE && last !== undefined ? { tickets, nextCursor: last.id } : { tickets };
}

/** One of a player's tickets with its marks and matches; undefined for one that is not theirs. */
export async function findTotoTicket(
  client: Queryable,
  { playerId, id, now }: { readonly playerId: string; readonly id: string; readonly now: number },
): Promise<TotoTicketAnswer | undefined> {
  const { rows } = await client.query(ONE, [playerId, id]);
  const [row] = rows;
  const toto = totoOf(row?.lottery ?? '');
  if (row === undefined || toto === undefined) {
    return undefined;
  }
  const round = { id: row.id, toto, closesAt: row.closes_at.getTime(), now };
  return {
    ...ticketAnswer(row),
    marks: row.marks as number[][],
    matches: (await matchesOf(client, round)).map(matchAnswer),
    ...(row.won_lines !== null && { won: row.won_lines as number[] }),
  };
}

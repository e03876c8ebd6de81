import { linePrice, type Marks } from '@touchline/domain/pools';
import { ApiError } from '../platform/http/api-error.ts';
import { payingAccounts, sellTicket, type TicketShop } from './sell-ticket.ts';

export interface TicketSeller extends TicketShop {
  /** Counts the lines of a ticket, undefined for marks that are wrong; undefined for draws that are not sold here. */
  readonly linesOf: (game: string) => ((marks: Marks) => number | undefined) | undefined;
}

/**
 * Sells a player a ticket with lines of a draw, once for each key, out of the account that they pay with.
 * @throws ApiError `not_found`, `bad_request` for marks that are none of the draw's, and those of `sellTicket`
 */
export async function buyTicket(
  seller: TicketSeller,
  {
    playerId,
    key,
    drawId,
    marks,
  }: {
    readonly playerId: string;
    readonly key: string;
    readonly drawId: string;
    readonly marks: Marks;
  },
): Promise<{ readonly id: string; readonly balance: number }> {
  const { pool } = seller;
  const { rows } = await pool.query('SELECT lottery FROM lottery_draw WHERE id = $1', [drawId]);
  const countLines = seller.linesOf(rows[0]?.lottery ?? '');
  if (countLines === undefined) {
    throw new ApiError('not_found', 'there is no such draw');
  }
  const lines = countLines(marks);
  if (lines === undefined) {
    throw new ApiError('bad_request', 'the marks are none of this draw, or too many');
  }
  const cash = await payingAccounts(pool, playerId);
  const account = cash.find(({ isActive }) => isActive) ?? cash[0];
  if (account === undefined) {
    throw new ApiError('account_unknown', 'there is no account to play with');
  }
  const sorted = marks.map((field) => field.toSorted((one, other) => one - other));
  return sellTicket(seller, {
    playerId,
    key,
    drawId,
    account,
    stake: lines * linePrice(account.currency),
    digested: [drawId, sorted],
    chosen: { marks: sorted, lines },
  });
}

import { sharePool } from '@touchline/domain/pools';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { PoolClient } from '../platform/database/queryable.ts';
import type { SoldTicket } from './sold-tickets.ts';

/** What a draw is shared by, of a lottery or a toto. */
export interface SharedGame {
  readonly id: string;
  /** Kept by the house, in hundredths of a percent of the stakes. */
  readonly deduction: number;
  readonly categories: readonly { readonly share: number }[];
}

export interface JudgedTicket extends SoldTicket {
  /** Its lines that won in each category, the best first. */
  readonly won: readonly number[];
}

/** A draw whose tickets are judged. */
export interface JudgedDraw {
  readonly game: SharedGame;
  readonly draw: string;
  readonly tickets: readonly JudgedTicket[];
  /** What the best category gets of the jackpot, in hundredths of a percent. */
  readonly jackpotShare: number;
  readonly at: number;
}

/** Shares the pool of one currency, and says what each of its tickets is owed. */
async function shareCurrency(
  client: PoolClient,
  { game, draw, tickets, jackpotShare, at }: JudgedDraw,
  currency: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query(
    'SELECT amount FROM lottery_jackpot WHERE lottery = $1 AND currency = $2 FOR UPDATE',
    [game.id, currency],
  );
  const jackpot = exactNumber(rows[0]?.amount ?? '0');
  const lines = game.categories.map((_category, place) =>
    tickets.reduce((sum, { won }) => sum + (won[place] ?? 0), 0),
  );
  const staked = tickets.reduce((sum, { stake }) => sum + stake, 0);
  const shared = sharePool({
    staked,
    jackpot,
    deduction: game.deduction,
    jackpotShare,
    categories: game.categories.map(({ share }, place) => ({ share, lines: lines[place] ?? 0 })),
  });
  const prizes = tickets.map(
    ({ id, won }) =>
      [
        id,
        won.reduce((sum, count, place) => sum + count * (shared.prizes[place] ?? 0), 0),
      ] as const,
  );
  await client.query('SELECT share_lottery_pool($1)', [
    JSON.stringify({
      draw,
      lottery: game.id,
      currency,
      staked,
      jackpot_before: jackpot,
      jackpot_after: shared.jackpot,
      deducted: shared.deducted,
      breakage: shared.breakage,
      paid: prizes.reduce((sum, [, prize]) => sum + prize, 0),
      categories: lines.map((count, place) => ({ lines: count, prize: shared.prizes[place] ?? 0 })),
      at,
    }),
  ]);
  return new Map(prizes);
}

async function judgeTickets(
  client: PoolClient,
  tickets: readonly JudgedTicket[],
  prizes: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    `UPDATE lottery_ticket SET won_lines = judged.won, prize = judged.prize,
       status = CASE WHEN judged.prize > 0 THEN 'won' ELSE 'lost' END
     FROM jsonb_to_recordset($1::jsonb) AS judged (id bigint, won jsonb, prize bigint)
     WHERE lottery_ticket.id = judged.id`,
    [
      JSON.stringify(
        tickets.map(({ id, won }) => ({ id: Number(id), won, prize: prizes.get(id) ?? 0 })),
      ),
    ],
  );
}

/** Shares the pools of a draw among its tickets, each currency by itself. The caller has the lock of the draw. */
export async function shareAmong(client: PoolClient, judged: JudgedDraw): Promise<void> {
  for (const currency of new Set(judged.tickets.map((ticket) => ticket.currency)).values()) {
    const tickets = judged.tickets.filter((ticket) => ticket.currency === currency);
    const prizes = await shareCurrency(client, { ...judged, tickets }, currency);
    await judgeTickets(client, tickets, prizes);
  }
}

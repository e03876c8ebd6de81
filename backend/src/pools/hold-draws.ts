import { createHash } from 'node:crypto';
import { LOTTERIES, lotteryOf, winningLines } from '@touchline/domain/pools';
import { MINUTE } from '@touchline/domain/time';
import type { Clock } from '../platform/clock.ts';
import type { Pool, PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { drawOf, newSeed } from './draw-seed.ts';
import { settleBets } from './bets/settle-bets.ts';
import { shareAmong } from './share-among.ts';
import { hasBet, hasLines, type SoldBet, soldOf, type SoldTicket } from './sold-tickets.ts';

const AT_ONCE = 20;
/** In hundredths of a percent. */
const WHOLE_JACKPOT = 10_000;

/**
 * A digest of what was sold, with the chance that each sale brought: known to nobody before the draw was closed, fixed
 * from then on, and beyond the choice of whoever knows the seed and buys the last ticket.
 */
function saltOf(tickets: readonly (SoldTicket | SoldBet)[]): string {
  const digest = createHash('sha256');
  for (const ticket of tickets) {
    const chosen = hasBet(ticket) ? ticket.bet : ticket.marks;
    digest.update(`${ticket.id}:${JSON.stringify(chosen)}:${ticket.nonce}\n`);
  }
  return digest.digest('hex');
}

/** Holds one draw: numbers, shares, bets and what every ticket is owed, in one transaction. */
async function holdDraw(client: PoolClient, drawId: string, now: number): Promise<void> {
  const { rows } = await client.query(
    `SELECT id, lottery, seed FROM lottery_draw
     WHERE id = $1 AND status = 'open' FOR UPDATE SKIP LOCKED`,
    [drawId],
  );
  const lottery = lotteryOf(rows[0]?.lottery ?? '');
  const seed = rows[0]?.seed ?? undefined;
  if (seed === undefined || lottery === undefined) {
    return;
  }
  const sold = await soldOf(client, drawId);
  const salt = saltOf(sold);
  const numbers = drawOf(lottery, { seed, salt, draw: drawId });
  const tickets = sold.filter(hasLines).map((ticket) => ({
    ...ticket,
    won: winningLines(lottery, ticket.marks, numbers),
  }));
  await shareAmong(client, {
    game: lottery,
    draw: drawId,
    tickets,
    jackpotShare: WHOLE_JACKPOT,
    at: now,
  });
  const bets = sold.filter(hasBet);
  await settleBets(client, { lottery, draw: drawId, numbers, bets, at: now });
  await client.query(
    `UPDATE lottery_draw SET status = 'held', salt = $2, numbers = $3, ended_at = $4 WHERE id = $1`,
    [drawId, salt, JSON.stringify(numbers), new Date(now)],
  );
}

/** Holds the draws that are due. A draw is held once, whoever is killed: it is one transaction. */
export async function holdDueDraws({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const { rows } = await pool.query(
    `SELECT id FROM lottery_draw WHERE status = 'open' AND seed IS NOT NULL AND closes_at <= $1
     ORDER BY closes_at LIMIT $2`,
    [new Date(clock()), AT_ONCE],
  );
  for (const { id } of rows) {
    await inTransaction(pool, (client) => holdDraw(client, id, clock()));
  }
}

/** Opens the next draw of every lottery. */
export async function openDraws({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  for (const { id, everyMinutes } of LOTTERIES) {
    const every = everyMinutes * MINUTE;
    const closesAt = new Date((Math.floor(now / every) + 1) * every);
    const { seed, seedHash } = newSeed();
    await pool.query(
      `INSERT INTO lottery_draw (lottery, closes_at, seed, seed_hash)
       SELECT $1, $2, $3, $4
       WHERE NOT EXISTS (SELECT FROM lottery_draw WHERE lottery = $1 AND closes_at = $2)
       ON CONFLICT ON CONSTRAINT lottery_draw_once DO NOTHING`,
      [id, closesAt, seed, seedHash],
    );
  }
}

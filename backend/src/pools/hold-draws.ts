import { createHash } from 'node:crypto';
import {
  LOTTERIES,
  type Lottery,
  lotteryOf,
  type Marks,
  sharePool,
  winningLines,
} from '@touchline/domain/pools';
import { MINUTE } from '@touchline/domain/time';
import type { Clock } from '../platform/clock.ts';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { Pool, PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { drawOf, newSeed } from './draw-seed.ts';

const AT_ONCE = 20;

interface SoldTicket {
  readonly id: string;
  readonly currency: string;
  readonly stake: number;
  readonly marks: Marks;
}

async function ticketsOf(client: PoolClient, drawId: string): Promise<readonly SoldTicket[]> {
  const { rows } = await client.query(
    'SELECT id, currency, stake, marks FROM lottery_ticket WHERE draw_id = $1 ORDER BY id',
    [drawId],
  );
  return rows.map(({ id, currency, stake, marks }) => ({
    id,
    currency,
    stake: exactNumber(stake),
    marks: marks as Marks,
  }));
}

/** A digest of what was sold: known to nobody before the draw was closed, and fixed from then on. */
function saltOf(tickets: readonly SoldTicket[]): string {
  const digest = createHash('sha256');
  for (const { id, marks } of tickets) {
    digest.update(`${id}:${JSON.stringify(marks)}\n`);
  }
  return digest.digest('hex');
}

interface JudgedTicket extends SoldTicket {
  readonly won: readonly number[];
}

/** Shares the pool of one currency, and says what each of its tickets is owed. */
async function shareCurrency(
  client: PoolClient,
  {
    lottery,
    draw,
    currency,
    tickets,
    at,
  }: {
    readonly lottery: Lottery;
    readonly draw: string;
    readonly currency: string;
    readonly tickets: readonly JudgedTicket[];
    readonly at: number;
  },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query(
    'SELECT amount FROM lottery_jackpot WHERE lottery = $1 AND currency = $2 FOR UPDATE',
    [lottery.id, currency],
  );
  const jackpot = exactNumber(rows[0]?.amount ?? '0');
  const lines = lottery.categories.map((_category, place) =>
    tickets.reduce((sum, { won }) => sum + (won[place] ?? 0), 0),
  );
  const staked = tickets.reduce((sum, { stake }) => sum + stake, 0);
  const shared = sharePool({
    staked,
    jackpot,
    deduction: lottery.deduction,
    categories: lottery.categories.map(({ share }, place) => ({ share, lines: lines[place] ?? 0 })),
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
      lottery: lottery.id,
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

/** Holds one draw: numbers, shares and what every ticket is owed, in one transaction. */
async function holdDraw(client: PoolClient, drawId: string, now: number): Promise<void> {
  const { rows } = await client.query(
    `SELECT id, lottery, seed FROM lottery_draw
     WHERE id = $1 AND status = 'open' FOR UPDATE SKIP LOCKED`,
    [drawId],
  );
  const lottery = lotteryOf(rows[0]?.lottery ?? '');
  const seed = rows[0]?.seed;
  if (seed === undefined || lottery === undefined) {
    return;
  }
  const tickets = await ticketsOf(client, drawId);
  const salt = saltOf(tickets);
  const numbers = drawOf(lottery, { seed, salt, draw: drawId });
  const judged = tickets.map((ticket) => ({
    ...ticket,
    won: winningLines(lottery, ticket.marks, numbers),
  }));
  for (const currency of new Set(judged.map((ticket) => ticket.currency)).values()) {
    const own = judged.filter((ticket) => ticket.currency === currency);
    const part = { lottery, draw: drawId, currency, tickets: own, at: now };
    await judgeTickets(client, own, await shareCurrency(client, part));
  }
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
    `SELECT id FROM lottery_draw WHERE status = 'open' AND closes_at <= $1 ORDER BY closes_at LIMIT $2`,
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

import { createHash } from 'node:crypto';
import type { VirtualCard, VirtualResult } from '@touchline/domain/virtuals';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { drawCard } from './draw-card.ts';
import type { RoundTimes } from './round-clock.ts';
import { newSeed, resultOfSeed } from './round-seed.ts';
import type { Channel, Competitors } from './virtual-data.ts';

/** A round as it is stored; what was drawn once it was. Times in milliseconds since epoch. */
export interface StoredRound {
  readonly id: number;
  readonly channel: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly card: VirtualCard;
  readonly seed: string;
  readonly seedHash: string;
  readonly drawn?: {
    readonly salt: string;
    /** How many bets the salt was computed from. */
    readonly bets: number;
    readonly result: VirtualResult;
  };
}

export const RESULTS_PAGE = 20;

const OF_SLOT = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE channel = $1 AND starts_at = $2`;
const ONE = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE id = $1`;
const LOCKED = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE id = $1 FOR UPDATE`;
const UNDRAWN = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE drawn_at IS NULL ORDER BY starts_at LIMIT 1000`;
const CURRENT = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE ends_at > $1 ORDER BY starts_at, id LIMIT 100`;
const ENDED = `SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result
  FROM virtual_round WHERE ends_at <= $1 AND drawn_at IS NOT NULL AND channel = $2
  ORDER BY ends_at DESC LIMIT $3`;

function roundOf(row: RowOf<typeof ONE>): StoredRound {
  const { salt, bets, result } = row;
  return {
    id: exactNumber(row.id),
    channel: row.channel,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    card: row.card as VirtualCard,
    seed: row.seed,
    seedHash: row.seed_hash,
    ...(salt !== null &&
      bets !== null && { drawn: { salt, bets, result: result as VirtualResult } }),
  };
}

/** The round of a channel at a time: made and committed to if it is not there yet, the same for every process. */
export async function openRound(
  pool: Queryable,
  {
    channel,
    times,
    competitors,
  }: { readonly channel: Channel; readonly times: RoundTimes; readonly competitors: Competitors },
): Promise<StoredRound | undefined> {
  const startsAt = new Date(times.startsAt);
  const { seed, seedHash } = newSeed();
  const card = drawCard(channel.sport, { seedHash, competitors });
  await pool.query(
    `INSERT INTO virtual_round (channel, sport, starts_at, ends_at, card, seed, seed_hash)
     SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE NOT EXISTS (SELECT FROM virtual_round WHERE channel = $1 AND starts_at = $3)
     ON CONFLICT ON CONSTRAINT virtual_round_once DO NOTHING`,
    [
      channel.id,
      channel.sport,
      startsAt,
      new Date(times.endsAt),
      JSON.stringify(card),
      seed,
      seedHash,
    ],
  );
  const { rows } = await pool.query(OF_SLOT, [channel.id, startsAt]);
  return rows.map(roundOf)[0];
}

/**
 * A digest of the bets on a round, each with the key that its player's device chose at random: known to nobody before
 * the round was closed.
 */
async function saltOf(
  client: Queryable,
  id: number,
): Promise<{ readonly salt: string; readonly bets: number }> {
  const { rows } = await client.query(
    `SELECT leg.bet_id, leg.outcome_id, bet.idempotency_key
     FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id
     WHERE leg.event_id = $1 ORDER BY leg.bet_id, leg.position`,
    [id],
  );
  const digest = createHash('sha256');
  for (const { bet_id: bet, outcome_id: outcome, idempotency_key: key } of rows) {
    digest.update(`${bet}:${outcome}:${key}\n`);
  }
  return { salt: digest.digest('hex'), bets: rows.length };
}

/** Draws a round in one transaction, once, whoever is killed; one that is drawn is answered as it is. */
export function drawRound(pool: Pool, { id, now }: { readonly id: number; readonly now: number }) {
  return inTransaction(pool, async (client): Promise<StoredRound | undefined> => {
    const { rows } = await client.query(LOCKED, [id]);
    const [round] = rows.map(roundOf);
    if (round === undefined || round.drawn !== undefined) {
      return round;
    }
    const { salt, bets } = await saltOf(client, id);
    const result = resultOfSeed(round.card, { id, salt, seed: round.seed });
    await client.query(
      `UPDATE virtual_round SET salt = $2, bets = $3, result = $4, drawn_at = $5 WHERE id = $1`,
      [id, salt, bets, JSON.stringify(result), new Date(now)],
    );
    return { ...round, drawn: { salt, bets, result } };
  });
}

/** A round by the id of its event. */
export async function findRound(pool: Queryable, id: number): Promise<StoredRound | undefined> {
  const { rows } = await pool.query(ONE, [id]);
  return rows.map(roundOf)[0];
}

/** Rounds that nobody has drawn yet, the first first. */
export async function undrawnRounds(pool: Queryable): Promise<readonly StoredRound[]> {
  const { rows } = await pool.query(UNDRAWN);
  return rows.map(roundOf);
}

/** Rounds that end after a moment, by their start. */
export async function roundsEndingAfter(
  pool: Queryable,
  time: number,
): Promise<readonly StoredRound[]> {
  const { rows } = await pool.query(CURRENT, [new Date(time)]);
  return rows.map(roundOf);
}

/** Rounds of a channel that ended at a moment or before, the latest first, a page of them. */
export async function endedRounds(
  pool: Queryable,
  { channel, until }: { readonly channel: string; readonly until: number },
): Promise<readonly StoredRound[]> {
  const { rows } = await pool.query(ENDED, [new Date(until), channel, RESULTS_PAGE]);
  return rows.map(roundOf);
}

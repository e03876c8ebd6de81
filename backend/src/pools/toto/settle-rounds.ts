import { type Toto, totoEnd, totoOf, totoWins } from '@touchline/domain/pools';
import { MINUTE } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { shareAmong } from '../share-among.ts';
import { hasLines, soldOf } from '../sold-tickets.ts';
import { matchesOf, type RoundMatch } from './round-matches.ts';

/** Whether every match is decided, and no result has changed for long enough. */
function isSettled(matches: readonly RoundMatch[], quietSince: number): boolean {
  return matches.every(
    ({ outcome, changedAt }) => outcome !== undefined && (changedAt ?? 0) <= quietSince,
  );
}

/** Keeps by what the round is shared: corrections that come later do not change what was paid. */
async function keepOutcomes(
  client: PoolClient,
  { id, toto }: { readonly id: string; readonly toto: Toto },
  matches: readonly RoundMatch[],
): Promise<void> {
  await client.query(
    `UPDATE toto_match SET outcome = given.outcome
     FROM unnest($2::text[]) WITH ORDINALITY AS given (outcome, number)
     WHERE draw_id = $1 AND place = given.number - 1`,
    [
      id,
      matches.map(({ outcome }) => (typeof outcome === 'number' ? toto.outcomes[outcome] : 'void')),
    ],
  );
}

/** Shares a round whose matches are decided, or returns its stakes, in one transaction. */
async function settleRound(
  client: PoolClient,
  { id, now, correctionMinutes }: { id: string; now: number; correctionMinutes: number },
): Promise<void> {
  const { rows } = await client.query(
    `SELECT lottery, closes_at FROM lottery_draw
     WHERE id = $1 AND status = 'open' FOR UPDATE SKIP LOCKED`,
    [id],
  );
  const [round] = rows;
  const toto = totoOf(round?.lottery ?? '');
  if (round === undefined || toto === undefined) {
    return;
  }
  const closesAt = round.closes_at.getTime();
  const matches = await matchesOf(client, { id, toto, closesAt, now });
  if (!isSettled(matches, now - correctionMinutes * MINUTE)) {
    return;
  }
  await keepOutcomes(client, { id, toto }, matches);
  const outcomes = matches.map(({ outcome }) => outcome);
  const { isReturned, jackpotShare } = totoEnd(toto, outcomes);
  if (isReturned) {
    await client.query('SELECT cancel_lottery_draw($1, $2)', [id, new Date(now)]);
    return;
  }
  const tickets = (await soldOf(client, id)).filter(hasLines).map((ticket) => ({
    ...ticket,
    won: totoWins(toto, ticket.marks, outcomes),
  }));
  await shareAmong(client, { game: toto, draw: id, tickets, jackpotShare, at: now });
  await client.query(`UPDATE lottery_draw SET status = 'held', ended_at = $2 WHERE id = $1`, [
    id,
    new Date(now),
  ]);
}

/**
 * Settles the rounds that are decided. A round is settled once, whoever is killed: it is one transaction.
 * @param options.correctionMinutes how long results may change before they count
 */
export async function settleRounds({
  pool,
  clock,
  correctionMinutes,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly correctionMinutes: number;
}): Promise<void> {
  // All of them: one that waits for a result must not keep the others waiting.
  const { rows } = await pool.query(
    `SELECT id FROM lottery_draw WHERE status = 'open' AND seed IS NULL AND closes_at <= $1
     ORDER BY closes_at`,
    [new Date(clock())],
  );
  for (const { id } of rows) {
    await inTransaction(pool, (client) =>
      settleRound(client, { id, now: clock(), correctionMinutes }),
    );
  }
}

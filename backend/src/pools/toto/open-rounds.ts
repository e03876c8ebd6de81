import { type Toto, TOTOS } from '@touchline/domain/pools';
import { DAY, MINUTE } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const MATCHES_TO_COME = `SELECT event_id, starts_at, match.slug,
    jsonb_build_object('id', champ.id, 'name', champ.name, 'slug', champ.slug) AS champ,
    jsonb_build_object('id', home.id, 'name', home.name) AS home,
    jsonb_build_object('id', away.id, 'name', away.name) AS away
  FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id
  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id
  WHERE match.sport = $1 AND match.status = 'scheduled' AND starts_at >= $2 AND starts_at < $3
  ORDER BY starts_at, match.tier, event_id LIMIT $4`;

/** Opens a round of the next matches, where none of its kind takes tickets and there are enough of them. */
async function openRound(
  client: PoolClient,
  toto: Toto,
  { now, leadMinutes }: { readonly now: number; readonly leadMinutes: number },
): Promise<void> {
  // Two processes would open two rounds, of almost the same matches.
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('toto-round ' || $1, 0))`, [
    toto.id,
  ]);
  const { rowCount } = await client.query(
    `SELECT FROM lottery_draw WHERE lottery = $1 AND status = 'open' AND closes_at > $2`,
    [toto.id, new Date(now)],
  );
  if (rowCount !== 0) {
    return;
  }
  const from = now + leadMinutes * MINUTE;
  const { rows } = await client.query(MATCHES_TO_COME, [
    toto.sport,
    new Date(from),
    new Date(from + DAY),
    toto.matches,
  ]);
  const [first] = rows;
  if (first === undefined || rows.length < toto.matches) {
    return;
  }
  // A round that was cancelled has this moment for ever: its matches are left to the next ones.
  const opened = await client.query(
    `INSERT INTO lottery_draw (lottery, closes_at) VALUES ($1, $2)
     ON CONFLICT ON CONSTRAINT lottery_draw_once DO NOTHING RETURNING id`,
    [toto.id, first.starts_at],
  );
  const id = opened.rows[0]?.id;
  if (id !== undefined) {
    await client.query(
      `INSERT INTO toto_match (draw_id, place, event_id, starts_at, slug, champ, home, away)
       SELECT $1, place, event_id, starts_at, slug, champ, home, away
       FROM jsonb_to_recordset($2) AS given (place smallint, event_id bigint, starts_at timestamptz,
         slug text, champ jsonb, home jsonb, away jsonb)`,
      [id, JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
    );
  }
}

/** Opens a round of every kind of toto, of matches that start after some minutes at the earliest. */
export async function openRounds({
  pool,
  clock,
  leadMinutes,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly leadMinutes: number;
}): Promise<void> {
  for (const toto of TOTOS) {
    await inTransaction(pool, (client) => openRound(client, toto, { now: clock(), leadMinutes }));
  }
}

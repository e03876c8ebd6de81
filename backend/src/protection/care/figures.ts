import type { FiguresAnswer } from '@touchline/contracts/care';
import { DAY } from '@touchline/domain/time';
import { gainedSince, netDepositedSince, spentSince } from '../../money/wallet/spending.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

const PERIODS = [
  { period: 'day', window: DAY },
  { period: 'week', window: 7 * DAY },
  { period: 'month', window: 30 * DAY },
  { period: 'all', window: undefined },
] as const;

/** Seconds in which a player was signed in since a moment; devices at the same time count once. */
async function signedInSince(
  pool: Pool,
  {
    playerId,
    since,
    now,
  }: { readonly playerId: string; readonly since: number; readonly now: number },
): Promise<number> {
  const { rows } = await pool.query(
    `SELECT coalesce(sum(extract(epoch FROM upper(stay) - lower(stay))), 0)::float8 AS seconds
     FROM (
       SELECT unnest(range_agg(tstzrange(greatest(created_at, $2), least(coalesce(ended_at, $3), $3))))
         AS stay
       FROM player_session
       WHERE player_id = $1 AND created_at < $3 AND coalesce(ended_at, $3) > $2
     ) AS stays`,
    [playerId, new Date(since), new Date(now)],
  );
  return Math.round(rows[0]?.seconds ?? 0);
}

/** What a player has put in, staked, won and lost, and for how long they were here. */
export async function readFigures(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
): Promise<FiguresAnswer> {
  const { rows } = await pool.query('SELECT currency FROM player WHERE id = $1', [playerId]);
  const currency = rows[0]?.currency ?? '';
  const now = clock();
  const periods: FiguresAnswer['periods'] = [];
  for (const { period, window } of PERIODS) {
    const since = window === undefined ? 0 : now - window;
    const question = { playerId, currency, since };
    periods.push({
      period,
      deposited: await spentSince(pool, { ...question, counts: 'deposit' }),
      netDeposit: await netDepositedSince(pool, question),
      staked: await spentSince(pool, { ...question, counts: 'wagering' }),
      netPosition: await gainedSince(pool, question),
      time: await signedInSince(pool, { playerId, since, now }),
    });
  }
  return { currency, periods };
}

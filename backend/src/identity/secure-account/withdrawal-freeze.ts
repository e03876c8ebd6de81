import { DAY } from '@touchline/domain/time';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

/** For how long nothing leaves an account that was secured: long enough for its player to reach Support. */
const FREEZE_MS = DAY;

interface FrozenAt {
  readonly playerId: string;
  /** Milliseconds since epoch. */
  readonly now: number;
}

/** Until when nothing may be withdrawn from a player's accounts, ms since epoch; undefined where it may. */
export async function withdrawalsFrozenUntil(
  client: Queryable,
  { playerId, now }: FrozenAt,
): Promise<number | undefined> {
  const { rows } = await client.query(
    `SELECT max(ends_at) AS ends_at FROM withdrawal_freeze
     WHERE player_id = $1 AND lifted_at IS NULL AND ends_at > $2`,
    [playerId, new Date(now)],
  );
  return rows[0]?.ends_at?.getTime();
}

/** Freezes withdrawals of a player for 24 hours. @returns until when, ms since epoch */
export async function freezeWithdrawals(
  client: PoolClient,
  { playerId, now }: FrozenAt,
): Promise<number> {
  const until = now + FREEZE_MS;
  await client.query(
    'INSERT INTO withdrawal_freeze (player_id, started_at, ends_at) VALUES ($1, $2, $3)',
    [playerId, new Date(now), new Date(until)],
  );
  return until;
}

/** Ends the freeze of a player before its time. @returns until when it would have lasted; undefined without one */
export async function liftFreeze(
  client: PoolClient,
  { playerId, now, actor }: FrozenAt & { readonly actor: string },
): Promise<number | undefined> {
  const until = await withdrawalsFrozenUntil(client, { playerId, now });
  await client.query(
    `UPDATE withdrawal_freeze SET lifted_at = $2, lifted_by = $3
     WHERE player_id = $1 AND lifted_at IS NULL AND ends_at > $2`,
    [playerId, new Date(now), actor],
  );
  return until;
}

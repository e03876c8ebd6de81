import type { PlacementState } from '@touchline/contracts/betting';
import type { Pool } from '../../platform/database/queryable.ts';
import { findPlaced } from '../bets/bet-store.ts';

/** A placement by its sender and its idempotency key. */
export interface PlacementKey {
  readonly playerId: string;
  readonly key: string;
}

/** How long after the delay the verdict may take before it counts as abandoned. */
const GRACE_MS = 3_000;
const KEPT_MS = 60_000;

/** Writes down that a placement waits until a moment, for pages that lose sight of it. */
export async function notePending(
  pool: Pool,
  { playerId, key, now, until }: PlacementKey & { readonly now: number; readonly until: number },
): Promise<void> {
  await pool.query({
    name: 'betting.note-pending',
    text: `WITH over AS (DELETE FROM pending_placement WHERE until < $4)
           INSERT INTO pending_placement (player_id, key, until) VALUES ($1, $2, $3)
           ON CONFLICT (player_id, key) DO UPDATE SET until = excluded.until`,
    values: [playerId, key, new Date(until), new Date(now - KEPT_MS)],
  });
}

/** What has become of a placement: its bet, its delay, or nothing, so that it may be sent again. */
export async function placementState(
  pool: Pool,
  { playerId, key, now }: PlacementKey & { readonly now: number },
): Promise<PlacementState> {
  // The delay first: a bet placed between the two questions is found by the second one.
  const { rows } = await pool.query({
    name: 'betting.find-pending',
    text: 'SELECT until FROM pending_placement WHERE player_id = $1 AND key = $2 AND until > $3',
    values: [playerId, key, new Date(now - GRACE_MS)],
  });
  const placed = await findPlaced(pool, { playerId, key });
  if (placed !== undefined) {
    return { state: 'placed', answer: placed.answer };
  }
  const [row] = rows;
  return row === undefined
    ? { state: 'unknown' }
    : { state: 'pending', until: row.until.getTime() };
}

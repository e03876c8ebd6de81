import type { SessionRow } from './rows.ts';
import type { Store } from './store.ts';

/** Writes down how long a round of a session takes at least; nothing where it may be as short as it is. */
export function setLeastCycle(
  store: Store,
  { sessionId, leastCycleMs }: { readonly sessionId: string; readonly leastCycleMs: number },
): void {
  if (leastCycleMs > 0) {
    store
      .prepare('INSERT INTO session_pace (session_id, least_cycle_ms) VALUES (?, ?)')
      .run(sessionId, leastCycleMs);
  }
}

/** Milliseconds from the begin of a round to that of the next, at least; 0 for any. */
export function leastCycleOf(store: Store, sessionId: string): number {
  const row = store
    .prepare('SELECT least_cycle_ms FROM session_pace WHERE session_id = ?')
    .get(sessionId) as { least_cycle_ms: number } | undefined;
  return row?.least_cycle_ms ?? 0;
}

/** Whether the player's last round of the game began so lately that another one may not begin yet. */
export function isTooSoon(store: Store, session: SessionRow, now: number): boolean {
  const leastCycleMs = leastCycleOf(store, session.id);
  if (leastCycleMs === 0) {
    return false;
  }
  const last = store
    .prepare(
      `SELECT 1 FROM round WHERE owner = ? AND game = ? AND began_at > ?
         AND phase NOT IN ('refused', 'returned') LIMIT 1`,
    )
    .get(session.owner, session.game, now - leastCycleMs);
  return last !== undefined;
}

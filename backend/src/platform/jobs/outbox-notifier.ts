import type { Pool } from '../database/queryable.ts';

/** The channel on which all relays are notified that the outbox has rows. */
export const OUTBOX_CHANNEL = 'outbox';

const QUIET_MS = 50;

/**
 * Notifies the relay after a commit: immediately, then at most every 50 ms. NOTIFY stays out of the
 * bets' own transactions, where its lock halves how many there can be. A lost ring is harmless: the
 * relay also polls.
 */
export function createOutboxNotifier(pool: Pool): () => void {
  let isQuiet = true;
  let isRungMeanwhile = false;

  function ring(): void {
    if (!isQuiet) {
      isRungMeanwhile = true;
      return;
    }
    isQuiet = false;
    pool.query(`NOTIFY ${OUTBOX_CHANNEL}`).catch(() => undefined);
    setTimeout(() => {
      isQuiet = true;
      if (isRungMeanwhile) {
        isRungMeanwhile = false;
        ring();
      }
    }, QUIET_MS).unref();
  }
  return ring;
}

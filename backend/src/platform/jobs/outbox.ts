import type { DatabaseLog } from '../database/database-log.ts';
import type { Listener } from '../database/listener.ts';
import type { Pool } from '../database/queryable.ts';
import { inTransaction } from '../database/transaction.ts';
import { eventsOf, type OutboxEvent, type OutboxRow, TAKE_BATCH } from './outbox-event.ts';
import { OUTBOX_CHANNEL } from './outbox-notifier.ts';

export interface OutboxRelayOptions {
  readonly pool: Pool;
  readonly listener: Listener;
  readonly log: DatabaseLog;
  /**
   * Hands events on. They leave the outbox once this resolves; when it rejects, or the process is
   * killed before, they are announced again: at least once, in order where one relay runs.
   */
  readonly publish: (events: readonly OutboxEvent[]) => void | Promise<void>;
  /** How often it looks without being woken, for rings that were lost. */
  readonly lookEveryMs?: number | undefined;
}

export interface OutboxRelay {
  readonly start: () => void;
  /** Announces the present rows. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const BATCH_SIZE = 500;
const LOOK_EVERY_MS = 1_000;

/**
 * Notifies the rest of the system what was committed. Woken by NOTIFY; several relays share the work,
 * since each row is locked by one and skipped by the others.
 */
export function createOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const { pool, listener, log, publish, lookEveryMs = LOOK_EVERY_MS } = options;
  let stopListening: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  const end = new AbortController();

  async function relayBatch(): Promise<number> {
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query({
        name: 'outbox.take',
        text: TAKE_BATCH,
        values: [BATCH_SIZE],
      });
      if (rows.length > 0) {
        await publish((rows as readonly OutboxRow[]).flatMap(eventsOf));
      }
      return rows.length;
    });
  }

  async function relayAll(): Promise<void> {
    let relayed: number;
    do {
      isWanted = false;
      relayed = await relayBatch();
    } while ((isWanted || relayed === BATCH_SIZE) && !end.signal.aborted);
  }

  function wake(): Promise<void> {
    isWanted = true;
    running ??= relayAll()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to relay the outbox; will retry'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    start: () => {
      timer = setInterval(() => void wake(), lookEveryMs);
      timer.unref();
      stopListening = listener.subscribe(OUTBOX_CHANNEL, () => void wake());
      void wake();
    },
    flush: wake,
    stop: async () => {
      end.abort();
      clearInterval(timer);
      stopListening();
      await running;
    },
  };
}

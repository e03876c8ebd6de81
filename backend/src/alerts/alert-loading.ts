import type { Clock } from '../platform/clock.ts';
import type { AlertIndex } from './alert-index.ts';

/** Notifications may be lost: everything is loaded again this often. */
const LOAD_EVERY_MS = 60_000;

/** Keeps an index as the database has it. */
export interface AlertLoading {
  /** What is stored about an event has changed, or maybe about any. */
  readonly change: (eventId: number | undefined) => void;
  /** Loads what has changed, and now and then all of it. */
  readonly load: () => Promise<void>;
}

/** Loads an index for the first time with the first `load`. */
export function createAlertLoading({
  index,
  clock,
  onLoaded,
}: {
  readonly index: Pick<AlertIndex, 'load'>;
  readonly clock: Clock;
  /** Is called with each event that is watched, once it is loaded. */
  readonly onLoaded: (eventId: number) => void;
}): AlertLoading {
  const changed = new Set<number>();
  let loadAt = Number.NEGATIVE_INFINITY;

  async function loadOne(eventId: number | undefined): Promise<void> {
    for (const id of await index.load(eventId)) {
      onLoaded(id);
    }
  }
  return {
    change: (eventId) => {
      if (eventId === undefined) {
        loadAt = Number.NEGATIVE_INFINITY;
      } else {
        changed.add(eventId);
      }
    },
    load: async () => {
      if (clock() >= loadAt) {
        changed.clear();
        await loadOne(undefined);
        loadAt = clock() + LOAD_EVERY_MS;
      }
      for (const eventId of changed) {
        changed.delete(eventId);
        await loadOne(eventId).catch((error: unknown) => {
          changed.add(eventId);
          throw error;
        });
      }
    },
  };
}

import type { HistoryDriver, Traversal } from '../navigation/driver.ts';

/** A history in memory that behaves as browsers do, for tests. */
export interface FakeDriver extends HistoryDriver {
  readonly entries: () => readonly string[];
  /** The player's back or forward button. */
  readonly press: (delta: number) => void;
  /** Addresses of the moves through history that were reverted, in their order. */
  readonly refused: () => readonly string[];
}

/** Makes a history with one entry. */
export function createFakeDriver(first: string): FakeDriver {
  let entries = [first];
  let index = 0;
  let listener: ((traversal: Traversal) => void) | undefined;
  let pending: { isStale: boolean } | undefined;
  const refused: string[] = [];
  const press = (delta: number) => {
    const address = entries[index + delta];
    if (address === undefined) {
      return;
    }
    if (pending !== undefined) {
      pending.isStale = true;
    }
    const own = { isStale: false };
    pending = own;
    listener?.({
      address,
      delta,
      commit: async () => {
        if (!own.isStale) {
          index += delta;
        }
      },
      refuse: () => {
        own.isStale = true;
        refused.push(address);
      },
    });
  };
  return {
    name: 'history',
    entries: () => entries,
    press,
    refused: () => refused,
    address: () => entries[index] ?? '',
    index: () => index,
    settled: () => undefined,
    push: (address) => {
      entries = [...entries.slice(0, index + 1), address];
      index += 1;
    },
    replace: (address) => {
      entries = entries.with(index, address);
    },
    go: press,
    listen: (given) => {
      listener = given;
      return () => {
        listener = undefined;
      };
    },
  };
}

import type { PlayerEvent, SystemEvent } from '@touchline/contracts/live';

/** What travels between the processes of a site other than prices. */
export type LiveMessage =
  | { readonly to: 'player'; readonly playerId: string; readonly event: PlayerEvent }
  | { readonly to: 'everybody'; readonly event: SystemEvent };

/**
 * Carries messages to every process with connections. One process needs only the local one;
 * a broker takes its place by implementing these two functions.
 */
export interface LiveBus {
  publish(message: LiveMessage): void;
  /** Calls the listener with each message; returns how to stop. */
  subscribe(listener: (message: LiveMessage) => void): () => void;
}

/** The bus of a single process. */
export function createLocalBus(): LiveBus {
  const listeners = new Set<(message: LiveMessage) => void>();
  return {
    publish(message) {
      for (const listener of listeners) {
        listener(message);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

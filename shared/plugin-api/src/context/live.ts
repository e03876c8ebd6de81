import type { EventState, LineEvent, PlayerEvent, SuspensionReason } from '@touchline/contracts';
import type { Disposer, ReadableStore } from '../store.ts';

export interface LiveStatus {
  readonly state: 'connecting' | 'live' | 'stale' | 'offline';
  readonly transport: 'websocket' | 'sse' | 'polling' | undefined;
  /** Milliseconds since epoch of the last word from the server. */
  readonly lastHeardAt: number | undefined;
}

/** One price on screen. */
export interface LiveOutcome {
  readonly price: string | undefined;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly reason: SuspensionReason | undefined;
  /** Against the price before; `undefined` until the first change. */
  readonly direction: 'up' | 'down' | undefined;
  /** Grows with each change of the price, so that a flash can be keyed by it. */
  readonly changes: number;
}

export interface LiveTopic {
  /** Whether a snapshot has arrived. */
  readonly ready: boolean;
  /** In the server's order; a new array only when the membership or order changed. */
  readonly eventIds: readonly number[];
}

/** What an event's row shows besides its prices. */
export interface LiveEventView extends Omit<LineEvent, 'markets' | 'state'> {
  readonly state: EventState;
  /** Keys of its markets in order; a new array only when one came or went. */
  readonly marketKeys: readonly string[];
}

/** Each store changes only when what it holds changes; nothing else is rendered for it. */
export interface Live {
  readonly status: ReadableStore<LiveStatus>;
  /** Keeps a topic current until disposed. What came with the document is there at once. */
  readonly follow: (topic: string) => Disposer;
  readonly topic: (topic: string) => ReadableStore<LiveTopic>;
  readonly event: (eventId: number) => ReadableStore<LiveEventView | undefined>;
  /** Outcome codes and status of a market, without prices. */
  readonly market: (marketId: string) => ReadableStore<
    | {
        readonly outcomeCodes: readonly string[];
        readonly status: LiveOutcome['status'];
        readonly reason: SuspensionReason | undefined;
      }
    | undefined
  >;
  readonly outcome: (outcomeId: string) => ReadableStore<LiveOutcome | undefined>;
  /** What the server tells this player alone. */
  readonly onPlayerEvent: (listener: (event: PlayerEvent) => void) => Disposer;
}

import type { PlayerEvent } from '@touchline/contracts/live';
import type { EventView, MarketState, OutcomeState, TopicState } from '@touchline/live-client';
import type { Disposer, ReadableStore } from '../store.ts';

export interface LiveStatus {
  readonly state: 'connecting' | 'live' | 'stale' | 'offline';
  readonly transport: 'websocket' | 'sse' | 'polling' | undefined;
  /** Milliseconds since epoch of the last word from the server. */
  readonly lastHeardAt: number | undefined;
}

/** Each store changes only when its value changes; nothing else is rendered for it. */
export interface Live {
  readonly status: ReadableStore<LiveStatus>;
  /** Keeps a topic current until disposed. What came with the document is there immediately. */
  readonly follow: (topic: string) => Disposer;
  readonly topic: (topic: string) => ReadableStore<TopicState>;
  readonly event: (eventId: number) => ReadableStore<EventView | undefined>;
  /** Outcome codes and status of a market, without prices. */
  readonly market: (marketId: string) => ReadableStore<MarketState | undefined>;
  /** One price on screen. */
  readonly outcome: (outcomeId: string) => ReadableStore<OutcomeState | undefined>;
  /** What the server sends to this player alone. */
  readonly onPlayerEvent: (listener: (event: PlayerEvent) => void) => Disposer;
}

import type { EventState, LineEvent, SuspensionReason } from '@touchline/contracts/line';

/** One price as a page knows it. A new object with every change, the same one otherwise. */
export interface OutcomeState {
  readonly price: string | undefined;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly reason: SuspensionReason | undefined;
  /** Against the price before; `undefined` until the first change. */
  readonly direction: 'up' | 'down' | undefined;
  /** How often the price has changed since it was first seen. */
  readonly changes: number;
}

export interface MarketState {
  readonly outcomeCodes: readonly string[];
  readonly status: OutcomeState['status'];
  readonly reason: SuspensionReason | undefined;
}

export interface EventView extends Omit<LineEvent, 'markets' | 'state'> {
  readonly state: EventState;
  /** In the server's order; a new array only when a market came or went. */
  readonly marketKeys: readonly string[];
}

export interface TopicState {
  readonly ready: boolean;
  /** The clock to resume from. */
  readonly clk: string | undefined;
  /** A new array only when the membership changed. */
  readonly eventIds: readonly number[];
}

/** What changed, so that only its subscribers are notified: an id below its kind. */
export type LiveKey =
  | `topic:${string}`
  | `event:${number}`
  | `market:${string}`
  | `outcome:${string}`;

import type { SendCall, WalkAnswer, WalkCall, WalkPlayer } from './walk-player.ts';
import type { ScriptedFeed } from './scripted-feed.ts';

/** A deposit that was opened at the provider. */
export interface WalkPayment {
  readonly id: string;
  readonly player: WalkPlayer;
  /** Minor units. */
  readonly amount: number;
  state: 'open' | 'credited' | 'refunded';
}

/** What the acts of a walk share. */
export interface Walk {
  readonly feed: ScriptedFeed;
  readonly clock: { readonly now: () => number; readonly advance: (milliseconds: number) => void };
  readonly players: readonly WalkPlayer[];
  /** Matches that can be bet on, and those that have ended. */
  readonly events: readonly number[];
  readonly ended: Set<number>;
  readonly payments: WalkPayment[];
  /** Signs callbacks as the provider does. */
  readonly sign: (body: string) => Readonly<Record<string, string>>;
  readonly send: SendCall;
  readonly asOperator: (call: WalkCall) => Promise<WalkAnswer>;
  /** Lets the site settle what has a result, and the models too. */
  readonly settle: () => Promise<void>;
  /** Reports what must not be. */
  readonly fault: (text: string) => void;
}

/** One act as it was drawn: whose, its choices, and what is spoiled in what it sends. */
export interface ActDraw {
  readonly player: WalkPlayer;
  /** The next choice: a whole number below the limit. */
  readonly number: (below: number) => number;
  /** Undefined where there is nothing to choose from. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined;
  /** Replaces a field of a body by a hostile value, in a few acts. */
  readonly spoil: <Body extends object>(body: Body) => Body;
}

/** An act on a player's money; returns whether it was done. */
export type WalkAct = (walk: Walk, draw: ActDraw) => Promise<WalkAnswer | undefined>;

import type { EventState, Section, SuspensionReason } from '@touchline/contracts/line';
import type { BuilderPart, Sport } from '@touchline/domain/markets';

/** A competition as the feed knows it. */
export interface Champ {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** ISO 3166 alpha-2 code, `gb-eng` style codes where a part plays on its own, or `world`. */
  readonly country: string;
  /** 1 is the best known; decides what the top lists show. */
  readonly tier: number;
}

export interface Side {
  readonly id: number;
  readonly name: string;
}

/** A player of one of an event's sides. */
export interface EventPlayer extends Side {
  readonly side: 'home' | 'away';
}

/** What is bet on of a competition as a whole. */
export interface OutrightFacts {
  /** The days whose matches count, milliseconds since epoch: from the first on, before the second. */
  readonly from: number;
  readonly until: number;
  readonly competitors: readonly Side[];
}

/** What never changes about an event. */
export interface EventFacts {
  readonly id: number;
  readonly sport: Sport;
  readonly sportId: number;
  readonly champ: Champ;
  readonly slug: string;
  readonly home: Side;
  readonly away: Side;
  /** Kick-off, milliseconds since epoch; of an outright that of its last match. */
  readonly startsAt: number;
  /** An outright has its competition in the place of `home`, and a nameless `away`. */
  readonly outright?: OutrightFacts;
  /** Whoever may be bet on of its sides; absent where the feed knows no squads. Computed anew each time. */
  readonly players?: () => readonly EventPlayer[];
  /** Whether the feed has pictures of it; none of ours has at present. */
  readonly hasStream?: boolean;
}

export type MarketStatus = 'open' | 'suspended' | 'closed';

/** A market as stored in the book. */
export interface BookMarket {
  readonly key: string;
  /** Grows with every change of price, status or outcomes; kept over kick-off. */
  readonly version: number;
  readonly status: MarketStatus;
  readonly reason: SuspensionReason | undefined;
  /** Outcome codes in display order. */
  readonly codes: readonly string[];
  /** Decimal text by outcome, in the order of `codes`; undefined while not offered. */
  readonly prices: readonly (string | undefined)[];
}

/**
 * Fair probabilities of sets of selections, by the set as bits, from what made the prices of an event: at 0b101
 * that the first and the third win. Undefined where no model knows.
 */
export type FindJoint = (parts: readonly BuilderPart[]) => Float64Array | undefined;

/** An event as stored in the book; a snapshot that readers must not keep across ticks. */
export interface BookEvent extends EventFacts {
  readonly section: Section;
  readonly state: EventState;
  /** How many incidents its feed has reported so far; absent where it reports none. */
  readonly reported?: number;
  readonly markets: ReadonlyMap<string, BookMarket>;
  /** Keys of the markets that lists show, in column order. */
  readonly mainKeys: readonly string[];
  /** Of the prices as they are; absent where no model of ours makes them. */
  readonly findJoint?: FindJoint | undefined;
}

/** A market as a source prices it. */
export interface MarketOffer {
  readonly key: string;
  readonly codes: readonly string[];
  readonly prices: readonly (string | undefined)[];
}

/** What changed in the book; the listener reads the new state from `event`. */
export type BookChange =
  | {
      readonly kind: 'added' | 'removed' | 'moved' | 'state' | 'reported';
      readonly event: BookEvent;
    }
  | { readonly kind: 'market'; readonly event: BookEvent; readonly key: string };

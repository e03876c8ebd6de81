import type { EachWayTerms } from '@touchline/domain/markets';
import type { Section } from '@touchline/contracts/line';
import type { BuilderPart } from '@touchline/domain/markets';

/** What a bet must know of an outcome at this very moment; the feed's market book answers it. */
export interface OfferedOutcome {
  readonly outcomeId: string;
  readonly marketKey: string;
  readonly outcomeCode: string;
  /** Decimal text; undefined while it is not offered. */
  readonly price: string | undefined;
  /** Of all outcomes of its market, and which of them it is. */
  readonly marketPrices: readonly (string | undefined)[];
  readonly marketIndex: number;
  /** Grows with each change of its market. */
  readonly version: number;
  readonly status: 'open' | 'suspended' | 'closed';
  /** Why it is not open. */
  readonly reason: string | undefined;
  readonly isLive: boolean;
  readonly event: OfferedEvent;
  readonly builder?: OfferedBuilder | undefined;
}

/** Several selections of one event as one leg. Decimal text. */
export interface OfferedBuilder {
  /** Those without a price of their own are not offered alone now. */
  readonly parts: readonly (BuilderPart & { readonly price: string | undefined })[];
  /** Why they cannot be one leg; places are those of the parts. */
  readonly refusal?:
    | {
        readonly reason: 'contradictory' | 'redundant' | 'unpriced' | 'unsuited';
        readonly parts: readonly number[];
        /** `redundant`: what the first of `parts` follows from. */
        readonly by?: readonly number[];
      }
    | undefined;
  /** The price of the parts that are left once others are void, by their places: `0,2`. */
  readonly reduced: Readonly<Record<string, string>>;
  /** Fair probability that all win; 0 where it is not known. */
  readonly probability: number;
  /** What it would be if the parts did not depend on each other. */
  readonly independent: number;
  /** For those who have it: its price, also while parts are decided or not offered alone. */
  readonly priceNow: string | undefined;
}

/** The event of an outcome, with what a history must remember of it. */
export interface OfferedEvent {
  readonly id: number;
  readonly sport: string;
  readonly champ: { readonly id: number; readonly name: string };
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  /** Those that outcomes may be about. */
  readonly players?: () => readonly {
    readonly id: number;
    readonly name: string;
    readonly side: 'home' | 'away';
  }[];
  /** A competition that is bet on as a whole; its outcomes are these. */
  readonly outright?: {
    readonly from: number;
    readonly until: number;
    readonly competitors: readonly { readonly id: number; readonly name: string }[];
  };
  /** Milliseconds since epoch. */
  readonly startsAt: number;
  readonly section: Section;
  readonly state: {
    readonly status: string;
    readonly score?: { readonly total: readonly [number, number] } | undefined;
    /** Of an outright: what the place part of an each-way bet pays for. */
    readonly eachWay?: EachWayTerms | undefined;
  };
}

/** The prices that bets are judged by. */
export interface PriceBook {
  /** Undefined when the id or its event is not known. */
  getOutcome(outcomeId: string): OfferedOutcome | undefined;
}

import type { MarketTuple } from '@touchline/contracts/line';
import type { LiveKey, MarketState, OutcomeState } from './live-views.ts';
import { nextOutcome } from './next-outcome.ts';

/** A market as the page holds it. */
export interface HeldMarket {
  /** `<event>~<market key>` */
  readonly id: string;
  version: number;
  state: MarketState;
  readonly outcomes: Map<string, OutcomeState>;
  /** Topics that carry this market. */
  readonly topics: Set<string>;
}

/** What a change says of a market. */
interface MarketUpdate {
  readonly version: number;
  readonly state: MarketState;
  /** In the order of the state's outcomes; none for an outcome without a price. */
  readonly prices: readonly (string | null | undefined)[];
}

const STATUS = ['open', 'suspended', 'closed'] as const;

/** Whether two lists name the same in the same order. */
export function isSameList<Item>(left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The status and reason of a market, from their wire values. */
export function statusOf(
  status: MarketTuple[2],
  reason: MarketTuple[3],
): Pick<MarketState, 'status' | 'reason'> {
  return { status: STATUS[status], reason: reason ?? undefined };
}

/** Updates a market and its outcomes, and adds the keys of those that changed. */
export function updateMarket(
  market: HeldMarket,
  { version, state, prices }: MarketUpdate,
  changed: Set<LiveKey>,
): void {
  const before = market.state;
  market.version = version;
  if (
    before.status !== state.status ||
    before.reason !== state.reason ||
    !isSameList(before.outcomeCodes, state.outcomeCodes)
  ) {
    market.state = state;
    changed.add(`market:${market.id}`);
  }
  for (const [index, code] of state.outcomeCodes.entries()) {
    const known = market.outcomes.get(code);
    const outcome = nextOutcome(known, prices[index] ?? undefined, state);
    if (outcome !== known) {
      market.outcomes.set(code, outcome);
      changed.add(`outcome:${market.id}~${code}`);
    }
  }
}

/** Takes a whole market as a topic offers it. `known` is the market as it was held so far. */
export function putMarket(
  known: HeldMarket | undefined,
  offer: { readonly id: string; readonly topic: string; readonly market: MarketTuple },
  changed: Set<LiveKey>,
): HeldMarket {
  const [, version, status, reason, offered] = offer.market;
  const state = { outcomeCodes: offered.map(([code]) => code), ...statusOf(status, reason) };
  const market = known ?? {
    id: offer.id,
    version,
    state,
    outcomes: new Map(),
    topics: new Set<string>(),
  };
  if (known === undefined) {
    changed.add(`market:${offer.id}`);
  }
  market.topics.add(offer.topic);
  updateMarket(market, { version, state, prices: offered.map(([, price]) => price) }, changed);
  return market;
}

/** Releases a market for a topic. @returns whether no other topic carries it, so that it is gone */
export function releaseMarket(market: HeldMarket, topic: string, changed: Set<LiveKey>): boolean {
  market.topics.delete(topic);
  if (market.topics.size > 0) {
    return false;
  }
  changed.add(`market:${market.id}`);
  for (const code of market.outcomes.keys()) {
    changed.add(`outcome:${market.id}~${code}`);
  }
  return true;
}

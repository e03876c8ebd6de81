import type { LineEvent, MarketTuple } from '../line.ts';
import type { LiveChange } from './live.ts';
import { nextOutcome } from './next-outcome.ts';
import type { EventView, LiveKey, MarketState, OutcomeState } from './live-views.ts';

/** Events, markets and outcomes, whichever topics carry them. */
export interface Holdings {
  readonly event: (eventId: number) => EventView | undefined;
  readonly market: (marketId: string) => MarketState | undefined;
  readonly outcome: (outcomeId: string) => OutcomeState | undefined;
  /** Each of these adds the keys of what it changed. */
  readonly put: (topic: string, event: LineEvent, changed: Set<LiveKey>) => void;
  readonly drop: (topic: string, eventId: number, changed: Set<LiveKey>) => void;
  readonly apply: (topic: string, change: LiveChange, changed: Set<LiveKey>) => void;
}

interface Market {
  version: number;
  state: MarketState;
  readonly outcomes: Map<string, OutcomeState>;
  /** Topics that carry this market. */
  readonly holders: Set<string>;
}

interface Holding {
  view: EventView;
  readonly markets: Map<string, Market>;
  readonly holders: Set<string>;
}

const STATUS = ['open', 'suspended', 'closed'] as const;

function sameCodes(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((code, index) => code === right[index]);
}

/**
 * What the topics of a page carry. An event may be held by several topics (a list carries its main
 * markets, its page all of them); it goes with the last of them.
 */
export function createHoldings(): Holdings {
  const events = new Map<number, Holding>();

  const find = (id: string): { holding: Holding | undefined; marketKey: string; code: string } => {
    const [eventId = '', marketKey = '', code = ''] = id.split('~');
    return { holding: events.get(Number(eventId)), marketKey, code };
  };

  function applyPrices(
    eventId: number,
    marketKey: string,
    market: Market,
    next: MarketState,
    prices: readonly (string | null | undefined)[],
    changed: Set<LiveKey>,
  ): void {
    const before = market.state;
    if (
      before.status !== next.status ||
      before.reason !== next.reason ||
      !sameCodes(before.outcomeCodes, next.outcomeCodes)
    ) {
      market.state = next;
      changed.add(`market:${eventId}~${marketKey}`);
    }
    for (const [index, code] of next.outcomeCodes.entries()) {
      const known = market.outcomes.get(code);
      const outcome = nextOutcome(known, prices[index] ?? undefined, next);
      if (outcome !== known) {
        market.outcomes.set(code, outcome);
        changed.add(`outcome:${eventId}~${marketKey}~${code}`);
      }
    }
  }

  function putMarket(
    topic: string,
    holding: Holding,
    [marketKey, version, status, reason, offered]: MarketTuple,
    changed: Set<LiveKey>,
  ): void {
    const eventId = holding.view.id;
    const next: MarketState = {
      outcomeCodes: offered.map(([code]) => code),
      status: STATUS[status],
      reason: reason ?? undefined,
    };
    let market = holding.markets.get(marketKey);
    if (market === undefined) {
      market = { version, state: next, outcomes: new Map(), holders: new Set() };
      holding.markets.set(marketKey, market);
      changed.add(`market:${eventId}~${marketKey}`);
    }
    market.version = version;
    market.holders.add(topic);
    const prices = offered.map(([, price]) => price);
    applyPrices(eventId, marketKey, market, next, prices, changed);
  }

  function dropMarket(
    topic: string,
    holding: Holding,
    marketKey: string,
    changed: Set<LiveKey>,
  ): void {
    const market = holding.markets.get(marketKey);
    market?.holders.delete(topic);
    if (market === undefined || market.holders.size > 0) {
      return;
    }
    holding.markets.delete(marketKey);
    changed.add(`market:${holding.view.id}~${marketKey}`);
    for (const code of market.outcomes.keys()) {
      changed.add(`outcome:${holding.view.id}~${marketKey}~${code}`);
    }
  }

  function setView(holding: Holding, view: EventView, changed: Set<LiveKey>): void {
    if (JSON.stringify(view) !== JSON.stringify(holding.view)) {
      holding.view = view;
      changed.add(`event:${view.id}`);
    }
  }

  function refreshKeys(holding: Holding, changed: Set<LiveKey>): void {
    const marketKeys = [...holding.markets.keys()];
    if (!sameCodes(marketKeys, holding.view.marketKeys)) {
      holding.view = { ...holding.view, marketKeys };
      changed.add(`event:${holding.view.id}`);
    }
  }

  function putEvent(topic: string, event: LineEvent, changed: Set<LiveKey>): void {
    const { markets, ...rest } = event;
    let holding = events.get(event.id);
    if (holding === undefined) {
      holding = { view: { ...rest, marketKeys: [] }, markets: new Map(), holders: new Set() };
      events.set(event.id, holding);
      changed.add(`event:${event.id}`);
    } else {
      setView(holding, { ...rest, marketKeys: holding.view.marketKeys }, changed);
    }
    holding.holders.add(topic);
    const offered = new Set(markets.map(([marketKey]) => marketKey));
    for (const marketKey of holding.markets.keys()) {
      if (!offered.has(marketKey)) {
        dropMarket(topic, holding, marketKey, changed);
      }
    }
    for (const market of markets) {
      putMarket(topic, holding, market, changed);
    }
    refreshKeys(holding, changed);
  }

  function dropEvent(topic: string, eventId: number, changed: Set<LiveKey>): void {
    const holding = events.get(eventId);
    if (holding === undefined) {
      return;
    }
    for (const marketKey of holding.markets.keys()) {
      dropMarket(topic, holding, marketKey, changed);
    }
    holding.holders.delete(topic);
    if (holding.holders.size === 0) {
      events.delete(eventId);
      changed.add(`event:${eventId}`);
    } else {
      refreshKeys(holding, changed);
    }
  }

  function applyChange(topic: string, change: LiveChange, changed: Set<LiveKey>): void {
    switch (change[0]) {
      case 'm': {
        const [, eventId, marketKey, version, status, reason, prices] = change;
        const market = events.get(eventId)?.markets.get(marketKey);
        if (market !== undefined && version > market.version) {
          market.version = version;
          const next: MarketState = {
            ...market.state,
            status: STATUS[status],
            reason: reason ?? undefined,
          };
          applyPrices(eventId, marketKey, market, next, prices, changed);
        }
        return;
      }
      case 'M': {
        const holding = events.get(change[1]);
        if (holding !== undefined) {
          const known = holding.markets.get(change[2][0]);
          if (known === undefined || change[2][1] >= known.version) {
            putMarket(topic, holding, change[2], changed);
            refreshKeys(holding, changed);
          }
        }
        return;
      }
      case 'x': {
        const holding = events.get(change[1]);
        if (holding !== undefined) {
          dropMarket(topic, holding, change[2], changed);
          refreshKeys(holding, changed);
        }
        return;
      }
      case 'e': {
        const holding = events.get(change[1]);
        if (holding !== undefined) {
          setView(holding, { ...holding.view, state: change[2] }, changed);
        }
        return;
      }
      case 'c': {
        const holding = events.get(change[1]);
        if (holding !== undefined) {
          setView(holding, { ...holding.view, marketCount: change[2] }, changed);
        }
        return;
      }
      case '+':
        putEvent(topic, change[1], changed);
        return;
      case '-':
        dropEvent(topic, change[1], changed);
    }
  }

  return {
    event: (eventId) => events.get(eventId)?.view,
    market: (marketId) => {
      const { holding, marketKey } = find(marketId);
      return holding?.markets.get(marketKey)?.state;
    },
    outcome: (outcomeId) => {
      const { holding, marketKey, code } = find(outcomeId);
      return holding?.markets.get(marketKey)?.outcomes.get(code);
    },
    put: putEvent,
    drop: dropEvent,
    apply: applyChange,
  };
}

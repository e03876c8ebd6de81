import * as z from 'zod/mini';
import { type ChangeMessage, MarketChange, type MarketDefinition } from './betfair-schema.ts';

/** A market as the stream has it now. */
export interface StreamedMarket {
  readonly definition: MarketDefinition | undefined;
  /** The best price to back and to lay each runner. */
  readonly best: ReadonlyMap<number, { readonly back?: number; readonly lay?: number }>;
}

/** The markets of a subscription: images replace, deltas change. */
export interface MarketCache {
  /**
   * Takes a message in. A market's change that was published before what is held of it changes nothing, nor does
   * a definition of an older version: both come again after a reconnection.
   * @returns the markets that changed
   */
  readonly take: (message: ChangeMessage) => readonly string[];
  readonly get: (marketId: string) => StreamedMarket | undefined;
  readonly ids: () => readonly string[];
  /** A subscription starts over: what its image does not name is not followed any more. @returns those ids */
  readonly endImage: () => readonly string[];
}

interface Held {
  definition: MarketDefinition | undefined;
  /** Price by level, of each runner. */
  readonly backs: Map<number, Map<number, number>>;
  readonly lays: Map<number, Map<number, number>>;
  publishedAt: number;
}

function applyLevels(
  held: Map<number, Map<number, number>>,
  runner: number,
  levels: readonly (readonly [number, number, number])[] | undefined,
): void {
  const known = held.get(runner) ?? new Map<number, number>();
  held.set(runner, known);
  for (const [level, price, size] of levels ?? []) {
    if (size === 0) {
      known.delete(level);
    } else {
      known.set(level, price);
    }
  }
}

function empty(): Held {
  return { definition: undefined, backs: new Map(), lays: new Map(), publishedAt: 0 };
}

function viewMarket({ definition, backs, lays }: Held): StreamedMarket {
  const runners = new Set([...backs.keys(), ...lays.keys()]);
  const bestOf = (runner: number) => {
    const [back, lay] = [backs.get(runner)?.get(0), lays.get(runner)?.get(0)];
    return { ...(back === undefined ? {} : { back }), ...(lay === undefined ? {} : { lay }) };
  };
  return { definition, best: new Map([...runners].map((runner) => [runner, bestOf(runner)])) };
}

/** An empty cache. */
export function createMarketCache(): MarketCache {
  const markets = new Map<string, Held>();
  /** Named since the image under way began; undefined outside of one. */
  let named: Set<string> | undefined;

  function applyChange(change: MarketChange, publishedAt: number): boolean {
    const before = markets.get(change.id);
    if (before !== undefined && publishedAt < before.publishedAt) {
      return false;
    }
    const held = change.img === true || before === undefined ? empty() : before;
    markets.set(change.id, held);
    held.publishedAt = publishedAt;
    const next = change.marketDefinition;
    const known = before?.definition;
    const isOld = next !== undefined && known !== undefined && next.version < known.version;
    held.definition = next === undefined || isOld ? (held.definition ?? known) : next;
    for (const { id, batb, batl } of change.rc ?? []) {
      applyLevels(held.backs, id, batb);
      applyLevels(held.lays, id, batl);
    }
    return true;
  }

  return {
    take({ ct, segmentType, pt, mc = [] }) {
      if (ct === 'SUB_IMAGE' && (segmentType === undefined || segmentType === 'SEG_START')) {
        named = new Set();
      }
      return mc.flatMap((raw) => {
        const change = z.safeParse(MarketChange, raw);
        if (!change.success) {
          return [];
        }
        named?.add(change.data.id);
        return applyChange(change.data, pt) ? [change.data.id] : [];
      });
    },
    get(marketId) {
      const held = markets.get(marketId);
      return held && viewMarket(held);
    },
    ids: () => [...markets.keys()],
    endImage() {
      const present = named;
      named = undefined;
      const gone =
        present === undefined ? [] : [...markets.keys()].filter((id) => !present.has(id));
      gone.forEach((id) => markets.delete(id));
      return gone;
    },
  };
}

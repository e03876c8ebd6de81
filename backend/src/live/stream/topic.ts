import type { LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import type { LiveChange } from '@touchline/contracts/live';
import type { BookEvent, BookMarket } from '../../pricing/book/book-event.ts';
import { toEventState, toLineEvent, toMarketTuple, toStatusCode } from '../line/wire.ts';
import { namesLanguage, withLocalNames } from '../names/local-names.ts';
import { type Deflate, type EncodedFrame, encodeFrame } from './encoded-frame.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import type { TopicView } from './topic-view.ts';

/** An event as of the topic's clock; the book may be further. */
interface Held {
  event: BookEvent;
  readonly markets: Map<string, BookMarket>;
  marketCount: number;
}

interface Delta {
  readonly from: string;
  readonly frame: LocalFrame;
}

/** A snapshot as serialised once for its clock and its language. */
export interface SnapshotText {
  readonly clk: string;
  readonly body: string;
  readonly frame: EncodedFrame;
}

/** A list of events that is watched: its clock, its recent deltas, its snapshot. */
export interface Topic {
  readonly name: string;
  readonly clk: string;
  /** Notes that something about an event changed; `whole` sends all of it again. */
  mark(eventId: number, what: 'markets' | 'state' | 'whole'): void;
  /** Turns what was noted into the next delta; undefined when nothing is different. */
  flush(): LocalFrame | undefined;
  /** The deltas after a clock, or undefined when they are no longer cached. */
  since(clk: string): readonly LocalFrame[] | undefined;
  /** The state at its clock, with the names of a language. */
  snapshot(language: string): SnapshotText;
}

export interface TopicOptions {
  readonly name: string;
  readonly view: TopicView;
  readonly clock: () => number;
  readonly deflate?: Deflate | undefined;
  /** Distinguishes this process's clocks from those issued before a restart. */
  readonly generation: string;
}

const KEPT_DELTAS = 300;
/** Deltas are kept up to this many characters; catching up on more is worse than a snapshot. */
const KEPT_CHARACTERS = 256_000;

function marketChange(
  eventId: number,
  market: BookMarket,
  held: BookMarket | undefined,
): LiveChange {
  const isSameShape =
    held !== undefined &&
    held.codes.length === market.codes.length &&
    held.codes.every((code, at) => code === market.codes[at]);
  if (!isSameShape) {
    return ['M', eventId, toMarketTuple(market)];
  }
  const prices = market.codes.map((_, at) => market.prices[at] ?? null);
  const { key, version, status, reason } = market;
  return ['m', eventId, key, version, toStatusCode(status), reason ?? null, prices];
}

/** Events that have just left the view are still held until the next delta: they come last. */
function place(order: ReadonlyMap<number, number>, { event }: Held): number {
  return order.get(event.id) ?? order.size;
}

function toHeldEvent({ event, markets, marketCount }: Held, withPlayers: boolean): LineEvent {
  const held = { ...event, markets };
  return { ...toLineEvent(held, markets.keys(), { withPlayers }), marketCount };
}

/** Activates a topic over its view. */
export function createTopic({ name, view, clock, deflate, generation }: TopicOptions): Topic {
  const withPlayers = view.isWhole === true;
  const held = new Map<number, Held>();
  const dirty = new Map<number, { state: boolean; whole: boolean }>();
  let deltas: Delta[] = [];
  let keptCharacters = 0;
  let count = 0;
  let clk = `${generation}.0`;
  const cached = new Map<string, SnapshotText>();

  function hold(event: BookEvent, keys: Iterable<string>): void {
    const markets = new Map<string, BookMarket>();
    for (const key of keys) {
      const market = event.markets.get(key);
      if (market !== undefined) {
        markets.set(key, market);
      }
    }
    held.set(event.id, { event: { ...event }, markets, marketCount: event.markets.size });
  }
  for (const event of view.select()) {
    hold(event, view.carries(event));
  }

  function marketChanges(event: BookEvent, known: Held, changes: LiveChange[]): void {
    const wanted = new Set(view.carries(event));
    for (const key of known.markets.keys()) {
      if (!wanted.has(key)) {
        known.markets.delete(key);
        changes.push(['x', event.id, key]);
      }
    }
    for (const key of wanted) {
      const market = event.markets.get(key);
      const before = known.markets.get(key);
      if (market !== undefined && market !== before) {
        known.markets.set(key, market);
        changes.push(marketChange(event.id, market, before));
      }
    }
    if (known.marketCount !== event.markets.size) {
      known.marketCount = event.markets.size;
      changes.push(['c', event.id, event.markets.size]);
    }
  }

  function changesOf(
    eventId: number,
    what: { state: boolean; whole: boolean },
    changes: LiveChange[],
  ) {
    const event = view.find(eventId);
    const known = held.get(eventId);
    if (event === undefined) {
      if (known !== undefined) {
        held.delete(eventId);
        changes.push(['-', eventId]);
      }
      return;
    }
    if (known === undefined || what.whole) {
      const keys = [...view.carries(event)];
      hold(event, keys);
      changes.push(['+', toLineEvent(event, keys, { withPlayers })]);
      return;
    }
    if (what.state) {
      known.event = { ...event };
      changes.push(['e', eventId, toEventState(event)]);
    }
    marketChanges(event, known, changes);
  }

  function keep(delta: Delta): void {
    deltas.push(delta);
    keptCharacters += delta.frame('en').text.length;
    while (deltas.length > KEPT_DELTAS || keptCharacters > KEPT_CHARACTERS) {
      keptCharacters -= deltas.shift()?.frame('en').text.length ?? keptCharacters;
    }
  }

  function mark(eventId: number, what: 'markets' | 'state' | 'whole'): void {
    const noted = dirty.get(eventId) ?? { state: false, whole: false };
    noted.state ||= what === 'state';
    noted.whole ||= what === 'whole';
    dirty.set(eventId, noted);
  }

  return {
    name,
    get clk() {
      return clk;
    },
    mark,
    flush() {
      for (const eventId of view.reselect()) {
        mark(eventId, 'markets');
      }
      const changes: LiveChange[] = [];
      for (const [eventId, what] of dirty) {
        changesOf(eventId, what, changes);
      }
      dirty.clear();
      if (changes.length === 0) {
        return undefined;
      }
      const from = clk;
      count += 1;
      clk = `${generation}.${count}`;
      cached.clear();
      const frame = localFrame(['delta', name, from, clk, changes], deflate);
      keep({ from, frame });
      return frame;
    },
    since(from) {
      if (from === clk) {
        return [];
      }
      const at = deltas.findIndex((delta) => delta.from === from);
      return at < 0 ? undefined : deltas.slice(at).map((delta) => delta.frame);
    },
    snapshot(language) {
      const names = namesLanguage(language);
      const known = cached.get(names);
      if (known !== undefined) {
        return known;
      }
      const order = new Map(view.select().map(({ id }, position) => [id, position]));
      const events = [...held.values()]
        .sort((left, right) => place(order, left) - place(order, right))
        .map((one) => toHeldEvent(one, withPlayers));
      const value: TopicSnapshot = { topic: name, clk, time: clock(), events };
      const frame = encodeFrame(['snap', withLocalNames(value, names)], deflate);
      const snapshot = { clk, body: frame.text.slice('["snap",'.length, -1), frame };
      cached.set(names, snapshot);
      return snapshot;
    },
  };
}

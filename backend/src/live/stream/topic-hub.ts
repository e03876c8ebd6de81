import type { BookChange } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { Deflate, EncodedFrame } from './encoded-frame.ts';
import { createHubIndex, type HubIndex } from '../hubs/competition-hubs.ts';
import type { InterestOf } from './interest-of.ts';
import type { LocalFrame } from './local-frame.ts';
import { createTopic, type Topic } from './topic.ts';
import { parseTopicName, TOP_LISTS, type TopicName } from './topic-name.ts';
import { createTopicView } from './topic-view.ts';

/** A recipient of frames. */
export interface LiveSubscriber {
  /** Takes a frame, or says false because it lags behind: the frame is dropped for it. */
  send(frame: EncodedFrame): boolean;
  /** The language of the names it is shown. */
  readonly language: string;
  /** Whether a subscriber that lagged behind has caught up. */
  isClear(): boolean;
}

/** The watched topics, kept up to date from the book. */
export interface TopicHub {
  /** The topic, activated when it is not; undefined for a name that means nothing here. */
  open(name: string): Topic | undefined;
  /**
   * Sends the topic's state (the deltas since `clk` where they are still kept, else a snapshot),
   * then every delta. Returns how to stop, or undefined for a name that means nothing here.
   */
  subscribe(
    name: string,
    clk: string | undefined,
    subscriber: LiveSubscriber,
  ): (() => void) | undefined;
  /** Sends what has changed since the last call; `start` calls it at every interval. */
  flush(): void;
  start(): void;
  stop(): void;
  /** How many topics are active and how many subscriptions they have. */
  counts(): { readonly topics: number; readonly subscriptions: number };
}

export interface TopicHubOptions {
  readonly book: MarketBook;
  readonly clock: () => number;
  /** How many bets were placed on an event lately; none unless given. */
  readonly interest?: InterestOf;
  /** The tournaments that have pages of their own; none unless given. */
  readonly hubs?: () => HubIndex;
  /** Milliseconds between deltas of a topic; 200 unless said otherwise. */
  readonly intervalMs?: number;
  readonly deflate?: Deflate;
  /** Makes each activation's clocks unlike those of any other. */
  readonly createGeneration: () => string;
}

interface Subscription {
  readonly subscriber: LiveSubscriber;
  isBehind: boolean;
}

interface Active {
  readonly topic: Topic;
  readonly subscriptions: Set<Subscription>;
  usedAt: number;
}

/** An unwatched topic is evicted after this time: long enough for HTTP, then a socket. */
const IDLE_MS = 60_000;
const MOST_IDLE_TOPICS = 2_000;

const TOP_TOPICS = TOP_LISTS.map((list) => `top:${list}`);

const NO_HUBS = createHubIndex([]);

function topicsOf({ event }: BookChange, hubs: HubIndex): readonly string[] {
  if (event.outright !== undefined) {
    return [event.champ.id, ...hubs.of(event)].map((name) => `outrights:${name}`);
  }
  const lists = (['live', 'line'] as const).flatMap((section) => [
    `list:${section}:${event.sport}`,
    `champ:${section}:${event.champ.id}`,
  ]);
  return [...TOP_TOPICS, ...lists, ...hubs.of(event).map((name) => `hub:${name}`)];
}

/** The list whose events a list of one market has. */
function listOf(name: string): string {
  return name.slice(0, name.lastIndexOf(':'));
}

/** Serves topics of the book. */
export function createTopicHub(options: TopicHubOptions): TopicHub {
  const { book, clock, interest = () => 0, hubs = () => NO_HUBS } = options;
  const { intervalMs = 200, deflate, createGeneration } = options;
  const active = new Map<string, Active>();
  /** Lists of one market, by the name of the list that has the main ones. */
  const ofOneMarket = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  function note(change: BookChange): void {
    if (change.kind === 'reported') {
      // What no score shows is sent to the event's own page alone.
      active.get(`event:${change.event.id}`)?.topic.mark(change.event.id, 'state');
      return;
    }
    const what = change.kind === 'market' ? 'markets' : change.kind === 'state' ? 'state' : 'whole';
    const { id } = change.event;
    for (const name of [`event:${id}`, `row:${id}`, ...topicsOf(change, hubs())]) {
      active.get(name)?.topic.mark(id, what);
      for (const list of ofOneMarket.get(name) ?? []) {
        active.get(list)?.topic.mark(id, what);
      }
    }
  }

  function isUnknown(name: TopicName): boolean {
    return (
      ('eventId' in name && book.event(name.eventId) === undefined) ||
      ('hub' in name && !hubs().has(name.hub))
    );
  }

  function activate(name: string): Active | undefined {
    const parsed = parseTopicName(name);
    if (parsed === undefined || isUnknown(parsed)) {
      return undefined;
    }
    stopListening ??= book.onChange(note);
    const view = createTopicView(book, parsed, { interest, clock, hubs });
    const topic = createTopic({ name, view, clock, deflate, generation: createGeneration() });
    const entry = { topic, subscriptions: new Set<Subscription>(), usedAt: clock() };
    active.set(name, entry);
    if ('market' in parsed) {
      const list = listOf(name);
      ofOneMarket.set(list, (ofOneMarket.get(list) ?? new Set()).add(name));
    }
    return entry;
  }

  function use(name: string): Active | undefined {
    const entry = active.get(name) ?? activate(name);
    if (entry !== undefined) {
      entry.usedAt = clock();
    }
    return entry;
  }

  function giveUpIdle(): void {
    const idle = [...active.values()].filter((entry) => entry.subscriptions.size === 0);
    idle.sort((left, right) => left.usedAt - right.usedAt);
    for (const [at, { topic, usedAt }] of idle.entries()) {
      if (clock() - usedAt > IDLE_MS || idle.length - at > MOST_IDLE_TOPICS) {
        active.delete(topic.name);
        ofOneMarket.get(listOf(topic.name))?.delete(topic.name);
      }
    }
  }

  function deliver({ topic, subscriptions }: Active, delta: LocalFrame | undefined): void {
    for (const subscription of subscriptions) {
      const { subscriber } = subscription;
      if (subscription.isBehind) {
        const isCaughtUp = () => subscriber.send(topic.snapshot(subscriber.language).frame);
        subscription.isBehind = !(subscriber.isClear() && isCaughtUp());
      } else if (delta !== undefined) {
        subscription.isBehind = !subscriber.send(delta(subscriber.language));
      }
    }
  }

  function flush(): void {
    for (const entry of active.values()) {
      deliver(entry, entry.topic.flush());
    }
    giveUpIdle();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    stopListening?.();
    stopListening = undefined;
    active.clear();
    ofOneMarket.clear();
  }

  return {
    open: (name) => use(name)?.topic,
    subscribe(name, clk, subscriber) {
      const entry = use(name);
      if (entry === undefined) {
        return undefined;
      }
      const missed = clk === undefined ? undefined : entry.topic.since(clk);
      const { language } = subscriber;
      const frames = missed?.map((frame) => frame(language)) ?? [
        entry.topic.snapshot(language).frame,
      ];
      const subscription = {
        subscriber,
        isBehind: !frames.every((frame) => subscriber.send(frame)),
      };
      entry.subscriptions.add(subscription);
      return () => {
        entry.subscriptions.delete(subscription);
        entry.usedAt = clock();
      };
    },
    flush,
    start() {
      timer ??= setInterval(flush, intervalMs);
    },
    stop,
    counts: () => ({
      topics: active.size,
      subscriptions: [...active.values()].reduce((sum, entry) => sum + entry.subscriptions.size, 0),
    }),
  };
}

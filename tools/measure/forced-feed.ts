import type { LineEvent } from '@touchline/contracts/line';
import type { Page } from '@playwright/test';

/** The server sends at most so often. */
const FRAMES_A_SECOND = 5;
const CPU_SLOWDOWN = 4;
const SECONDS = 10;
/** By then the page has done what it does late after its start. */
const STARTED_MS = 15_000;
const REST_MS = 2_000;

/** What a page does under moving prices, on a slow processor. */
export interface UpdateFigures {
  readonly changesPerSecond: number;
  readonly framesPerSecond: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** From the arrival of a frame to its paint, 95th percentile, ms. */
  readonly arrivalToPaint: number;
}

/** What the stream brings and how fast it moves. */
export interface FeedPlan {
  /** The topic that carries all events; without one each has its own topic. */
  readonly list?: string;
  readonly events: readonly LineEvent[];
  /** The number of events made of the first, instead of the events as they are. */
  readonly copies?: number;
  /** Markets that get new prices in a second. */
  readonly marketsPerSecond: number;
}

/** What the page did while prices moved. */
export interface Measured {
  readonly frames: number;
  readonly changes: number;
  readonly longestTask: number;
  readonly delays: readonly number[];
}

interface PlayedPlan {
  readonly plan: FeedPlan;
  readonly framesPerSecond: number;
  readonly restMs: number;
}

declare global {
  interface Window {
    measureUpdates?: (milliseconds: number) => Promise<Measured>;
    /** Set once the events have been brought. */
    feedArrived?: boolean;
  }
}

/**
 * Runs in the page in place of its network: a socket that brings events once, then prices that change
 * several times a second, and reports when each frame of them had been painted.
 */
function playStream({ plan, framesPerSecond, restMs }: PlayedPlan): void {
  const [model] = plan.events;
  const events =
    model === undefined || plan.copies === undefined
      ? plan.events
      : Array.from({ length: plan.copies }, (_, at) => ({ ...model, id: model.id + at }));
  const topicOf = (event: LineEvent) => plan.list ?? `event:${event.id}`;
  const delays: number[] = [];
  let deliver: ((frame: unknown) => void) | undefined;
  let changes = 0;
  let frame = 0;
  /** The clock of each topic. */
  const clocks = new Map<string, number>();

  class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly OPEN = 1;
    readyState = 0;
    binaryType = 'blob';
    protocol = '';
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      super();
      setTimeout(() => {
        this.readyState = 1;
        this.notify(new Event('open'));
        this.bring([
          'hi',
          { protocol: 1, time: Date.now(), heartbeatMs: 5000, staleAfterMs: 60000 },
        ]);
      });
    }
    notify(event: Event): void {
      this.dispatchEvent(event);
      const handler = this[`on${event.type}` as 'onopen'];
      handler?.call(this, event);
    }
    bring(frame: unknown): void {
      this.notify(new MessageEvent('message', { data: JSON.stringify(frame) }));
    }
    send(text: string): void {
      const [kind, asked] = JSON.parse(text) as [string, string];
      const carried = events.filter((event) => topicOf(event) === asked);
      if (kind === 'sub' && carried.length > 0) {
        deliver = (frame) => this.bring(frame);
        const clk = `c${clocks.get(asked) ?? 0}`;
        setTimeout(() => {
          this.bring(['snap', { topic: asked, clk, time: Date.now(), events: carried }]);
          window.feedArrived = true;
        });
      }
    }
    close(): void {
      this.readyState = 3;
    }
  }

  const part = Math.round(plan.marketsPerSecond / framesPerSecond);
  const change = () => {
    const moved = new Map<string, unknown[]>();
    for (let at = 0; at < part; at += 1) {
      const event = events[(frame * part + at) % events.length];
      const [market] = event?.markets ?? [];
      if (event !== undefined && market !== undefined) {
        const [marketKey, version, , , outcomes] = market;
        const prices = outcomes.map((_outcome, index) =>
          (1.5 + ((frame + index + 1) % 40) / 20).toFixed(2),
        );
        const topic = topicOf(event);
        const change = ['m', event.id, marketKey, version + frame + 1, 0, null, prices];
        moved.set(topic, [...(moved.get(topic) ?? []), change]);
        changes += outcomes.length;
      }
    }
    frame += 1;
    const arrived = performance.now();
    for (const [topic, list] of moved) {
      const clock = clocks.get(topic) ?? 0;
      clocks.set(topic, clock + 1);
      deliver?.(['delta', topic, `c${clock}`, `c${clock + 1}`, list]);
    }
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => delays.push(performance.now() - arrived));
      port1.start();
      port2.postMessage(undefined);
    });
  };

  /** The page has come to rest: for this time it had no long task. */
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, milliseconds);
      const observer = new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          observer.disconnect();
          resolve();
        }, milliseconds);
      });
      observer.observe({ type: 'longtask' });
    });

  window.WebSocket = FakeSocket as never;
  window.measureUpdates = async (milliseconds) => {
    // What the page does at its start, and with the list's arrival, is not what is measured here.
    await rest(restMs);
    let frames = 0;
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    let isOver = false;
    const count = () => {
      frames += 1;
      if (!isOver) {
        requestAnimationFrame(count);
      }
    };
    requestAnimationFrame(count);
    const timer = setInterval(change, 1000 / framesPerSecond);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    clearInterval(timer);
    isOver = true;
    observer.disconnect();
    return { frames, changes, longestTask, delays };
  };
}

/** Puts the stream in place of the network of the page's next document. */
export async function forceFeed(page: Page, plan: FeedPlan): Promise<void> {
  await page.addInitScript(playStream, {
    plan,
    framesPerSecond: FRAMES_A_SECOND,
    restMs: REST_MS,
  });
}

/** Moves the prices of a page that is open and idle, on a slow processor. */
export async function measureForcedFeed(page: Page): Promise<UpdateFigures> {
  await page.waitForFunction(
    (age) => window.feedArrived === true && performance.now() > age,
    STARTED_MS,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured = await page.evaluate(
    (milliseconds) => window.measureUpdates?.(milliseconds),
    SECONDS * 1000,
  );
  const { frames = 0, changes = 0, longestTask = Number.NaN, delays = [] } = measured ?? {};
  const sorted = delays.toSorted((left, right) => left - right);
  return {
    changesPerSecond: changes / SECONDS,
    framesPerSecond: frames / SECONDS,
    longestTask,
    arrivalToPaint: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

import type { LineEvent } from '@touchline/contracts';
import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';

const EVENTS = 500;
const CHANGES_A_SECOND = 1_000;
/** The server sends at most so often. */
const FRAMES_A_SECOND = 5;
const CPU_SLOWDOWN = 4;
const SECONDS = 10;
/** By then the page has done what it does late after its start. */
const STARTED_FOR_GOOD_MS = 15_000;
const REST_MS = 2_000;

export interface ListUpdates {
  readonly changesPerSecond: number;
  readonly framesPerSecond: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** From the arrival of a frame to its paint, 95th percentile, ms. */
  readonly arrivalToPaint: number;
}

interface Plan {
  readonly event: LineEvent;
  readonly events: number;
  readonly changes: number;
  readonly framesPerSecond: number;
  readonly restMs: number;
}

interface Measured {
  readonly frames: number;
  readonly changes: number;
  readonly longestTask: number;
  readonly delays: readonly number[];
}

declare global {
  interface Window {
    measureUpdates?: (milliseconds: number) => Promise<Measured>;
    /** Set once the long list has been brought. */
    listArrived?: boolean;
  }
}

/**
 * Runs in the page in place of its network: a socket that brings a long list once, then prices that
 * change several times a second, and tells when each frame of them had been painted.
 */
function playStream(plan: Plan): void {
  const topic = `list:live:${plan.event.sport}`;
  const ids = Array.from({ length: plan.events }, (_, at) => plan.event.id + at);
  const delays: number[] = [];
  let deliver: ((frame: unknown) => void) | undefined;
  let changes = 0;
  let clock = 0;

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
        this.tell(new Event('open'));
        this.bring([
          'hi',
          { protocol: 1, time: Date.now(), heartbeatMs: 5000, staleAfterMs: 60000 },
        ]);
      });
    }
    tell(event: Event): void {
      this.dispatchEvent(event);
      const handler = this[`on${event.type}` as 'onopen'];
      handler?.call(this, event);
    }
    bring(frame: unknown): void {
      this.tell(new MessageEvent('message', { data: JSON.stringify(frame) }));
    }
    send(text: string): void {
      const [kind, asked] = JSON.parse(text) as [string, string];
      if (kind === 'sub' && asked === topic) {
        deliver = (frame) => this.bring(frame);
        const events = ids.map((id) => ({ ...plan.event, id }));
        setTimeout(() => {
          this.bring(['snap', { topic, clk: `c${clock}`, time: Date.now(), events }]);
          window.listArrived = true;
        });
      }
    }
    close(): void {
      this.readyState = 3;
    }
  }

  const [marketKey, version, , , outcomes] = plan.event.markets[0] ?? ['', 0, 0, null, []];
  const change = () => {
    const part = Math.round(plan.changes / plan.framesPerSecond / Math.max(1, outcomes.length));
    const from = `c${clock}`;
    clock += 1;
    const list = Array.from({ length: part }, (_, at) => {
      const id = ids[(clock * part + at) % ids.length];
      const prices = outcomes.map((_outcome, index) =>
        (1.5 + ((clock + index) % 40) / 20).toFixed(2),
      );
      return ['m', id, marketKey, version + clock, 0, null, prices];
    });
    changes += part * outcomes.length;
    const arrived = performance.now();
    deliver?.(['delta', topic, from, `c${clock}`, list]);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => delays.push(performance.now() - arrived));
      port1.start();
      port2.postMessage(undefined);
    });
  };

  /** The page has come to rest: for so long it had no long task. */
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
    await rest(plan.restMs);
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
    const timer = setInterval(change, 1000 / plan.framesPerSecond);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    clearInterval(timer);
    isOver = true;
    observer.disconnect();
    return { frames, changes, longestTask, delays };
  };
}

async function openList(page: Page, address: string, event: LineEvent): Promise<void> {
  await page.addInitScript(playStream, {
    event,
    events: EVENTS,
    changes: CHANGES_A_SECOND,
    framesPerSecond: FRAMES_A_SECOND,
    restMs: REST_MS,
  });
  await page.goto(`${address}/en/live/football`);
  await page.waitForFunction(
    (age) => window.listArrived === true && performance.now() > age,
    STARTED_FOR_GOOD_MS,
  );
}

/** A list of 500 events under 1,000 price changes a second, on a slow processor. */
export async function measureListUpdates(browser: Browser, address: string): Promise<ListUpdates> {
  const answer = await fetch(`${address}/line-api/v1/topics/list:live:football`);
  const { events } = (await answer.json()) as { events: LineEvent[] };
  const event = events.find(({ markets }) => markets[0]?.[0] === 'ft-1x2');
  if (event === undefined) {
    throw new Error('No live football event has its main market.');
  }
  const page = await browser.newPage(PHONE);
  await openList(page, address, event);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured = await page.evaluate(
    (milliseconds) => window.measureUpdates?.(milliseconds),
    SECONDS * 1000,
  );
  const repainted = await page.locator('[data-outcome-id][data-move]').count();
  await page.close();
  if (repainted === 0) {
    throw new Error('No price on the screen moved: nothing was measured.');
  }
  const { frames = 0, changes = 0, longestTask = Number.NaN, delays = [] } = measured ?? {};
  const sorted = delays.toSorted((left, right) => left - right);
  return {
    changesPerSecond: changes / SECONDS,
    framesPerSecond: frames / SECONDS,
    longestTask,
    arrivalToPaint: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

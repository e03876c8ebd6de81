import * as z from 'zod/mini';
import type { Clock, Http, Logger } from '@touchline/plugin-api';
import type { CorrectedClock } from '../services/clock.ts';
import { createLive, type ShellLive } from '../services/live/live.ts';
import { createPollingTransport } from '../services/live/polling-transport.ts';
import { createSseTransport } from '../services/live/sse-transport.ts';
import { createWebSocketTransport } from '../services/live/websocket-transport.ts';

const BASE = '/live-api/v1';
/** The interval of live lists in the specification, ms. */
const POLLING_INTERVAL = 5000;

const Frames = z.array(z.unknown());

function splitUrl(url: string): { path: string; query: Record<string, string> } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

/** Live prices over WebSocket, SSE or polling on the site's own origin. */
export function createSiteLive({
  clock,
  log,
  http,
  seed,
  token,
  window,
}: {
  readonly clock: CorrectedClock & Clock;
  readonly log: Logger;
  readonly http: () => Http;
  readonly seed: (topic: string) => unknown;
  readonly token: () => Promise<string | undefined>;
  readonly window: Window;
}): ShellLive {
  const origin = window.location.origin.replace(/^http/, 'ws');
  const live: ShellLive = createLive({
    clock,
    log,
    seed,
    token,
    random: Math.random,
    onServerTime: clock.correct,
    onReleaseChanged: (release) => log.info(`release ${release} is live`),
    transports: [
      createWebSocketTransport({ url: `${origin}${BASE}/ws` }),
      createSseTransport({ url: `${BASE}/sse` }),
      createPollingTransport({
        url: `${BASE}/poll`,
        clock,
        interval: POLLING_INTERVAL,
        clockOf: (topic) => live.topic(topic).get().clk,
        fetch: (url, signal) => http().request({ ...splitUrl(url), schema: Frames, signal }),
      }),
    ],
  });
  return live;
}

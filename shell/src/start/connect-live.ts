import type { EventView } from '@touchline/live-client';
import { ReleaseAnswer } from '@touchline/contracts/releases';
import type { Http, Logger } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import type { CorrectedClock } from '../services/clock.ts';
import { createPressHold } from '../services/live/hold-while-pressed.ts';
import type { LiveBook } from '../services/live/live-book.ts';
import { createLiveConnection, type LiveConnection } from '../services/live/live-connection.ts';
import { createPollingTransport } from '../services/live/polling-transport.ts';
import { createReleaseReader } from '../services/live/read-release.ts';
import { createSseTransport } from '../services/live/sse-transport.ts';
import { topicInterval } from '../services/live/topic-interval.ts';
import { createWebSocketTransport } from '../services/live/websocket-transport.ts';

const BASE = '/live-api/v1';

const Frames = z.array(z.unknown());

function splitUrl(url: string): { path: string; query: Record<string, string> } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

/** What is known of the event of a topic, or of the first one of its list. */
function firstEvent({ state }: LiveBook, topic: string): EventView | undefined {
  const [eventId] = state.topic(topic).eventIds;
  return eventId === undefined ? undefined : state.event(eventId);
}

/** Connects a book of prices to the site's own server: WebSocket, else SSE, else polling. */
export function connectLive({
  book,
  clock,
  log,
  http,
  declaredSubjectOf,
  token,
  window,
  language,
  release,
  onRelease,
  onConfiguration,
  onRefused,
}: {
  readonly book: LiveBook;
  readonly clock: CorrectedClock;
  readonly log: Logger;
  readonly http: Http;
  /** The refresh interval that a plugin declares for a topic, by its subject. */
  readonly declaredSubjectOf: (topic: string) => string | undefined;
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly window: Window;
  /** Of the page: what teams and competitions are called. */
  readonly language: string;
  /** The release of the document. */
  readonly release: string;
  /** Receives the current site configuration. */
  readonly onConfiguration: (version: string) => void;
  /** Receives why the server closes the connection. */
  readonly onRefused: (code: string) => void;
  /** Applies what is live now. */
  readonly onRelease: (release: ReleaseAnswer) => void;
}): LiveConnection {
  const origin = window.location.origin.replace(/^http/, 'ws');
  const readRelease = createReleaseReader({
    fetchRelease: () =>
      http.request({ path: '/import-map-service/release.json', schema: ReleaseAnswer }),
    onRelease,
    log,
  });
  return createLiveConnection({
    book,
    clock,
    log,
    token,
    random: Math.random,
    release,
    onServerTime: clock.correct,
    onConfiguration,
    onRefused,
    onReleaseChanged: (live) => void readRelease(live),
    transports: [
      createWebSocketTransport({ url: `${origin}${BASE}/ws?lng=${language}` }),
      createSseTransport({ url: `${BASE}/sse?lng=${language}` }),
      createPollingTransport({
        url: `${BASE}/poll`,
        clock,
        intervalOf: (topic) =>
          topicInterval(topic, {
            sportOf: () => firstEvent(book, topic)?.sport,
            sectionOf: () => firstEvent(book, topic)?.section,
            declaredSubjectOf,
          }),
        clockOf: (topic) => book.state.topic(topic).clk,
        fetch: (url, signal) => http.request({ ...splitUrl(url), schema: Frames, signal }),
      }),
    ].map(createPressHold({ root: window, clock })),
  });
}

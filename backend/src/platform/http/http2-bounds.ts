import { constants, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { App } from './app.ts';

/** A page opens far fewer requests at a time. */
export const MAX_STREAMS = 100;

/** What open connections and streams may cost in time, in milliseconds. */
export interface Http2Bounds {
  /** Of a stream on which nothing is sent or received; an event stream sends more often. */
  readonly streamMs: number;
  /** Of a connection on which nothing is sent or received. */
  readonly sessionMs: number;
}

/** For the streams of a closed session to end before its connection is cut. */
const DRAIN_MS = 5_000;

/**
 * Ends idle streams, and cuts connections that do not take the end of their idle session: the framework
 * closes a session only once its streams have ended.
 */
export function boundHttp2(app: App, { streamMs }: Pick<Http2Bounds, 'streamMs'>): void {
  app.server.on('stream', (stream: ServerHttp2Stream) => {
    stream.setTimeout(streamMs, () => stream.close(constants.NGHTTP2_CANCEL));
  });
  app.server.on('session', (session: ServerHttp2Session) => {
    session.on('timeout', () => {
      const cut = setTimeout(() => session.destroy(), DRAIN_MS);
      cut.unref();
      session.once('close', () => clearTimeout(cut));
    });
  });
}

import { ServerFrame } from '@touchline/contracts/live';
import type { Logger } from '@touchline/plugin-api';
import type { LiveBook } from './live-book.ts';

/** The server's words for a token that does not count, or no longer. */
const TOKEN_REFUSED: ReadonlySet<string> = new Set(['unauthorized', 'token_expired']);

export interface FrameReaderDependencies {
  readonly book: Pick<LiveBook, 'state' | 'notify' | 'notifyPlayer' | 'isFollowed'>;
  readonly log: Logger;
  readonly onServerTime: (time: number) => void;
  /** The release that the page began with. */
  readonly release: string;
  /** Receives another one, when it comes and when it came while nothing was connected. */
  readonly onReleaseChanged: (release: string) => void;
  /** Receives the current site configuration, at every connection and change. */
  readonly onConfiguration: (version: string) => void;
  /** Receives each code that the server refuses or closes with. */
  readonly onRefused: (code: string) => void;
  /** Something came. */
  readonly onHeard: () => void;
  /** The server says how long it is silent at most, ms. */
  readonly onStaleAfter: (milliseconds: number) => void;
  /** Changes of a topic are missing. */
  readonly onGap: (topic: string) => void;
  readonly onTokenRefused: () => void;
}

type FrameOf<Kind extends ServerFrame[0]> = Extract<ServerFrame, readonly [Kind, ...unknown[]]>;

function createHandlers(dependencies: FrameReaderDependencies) {
  const { book, log, onConfiguration, onReleaseChanged, onTokenRefused } = dependencies;
  const { state, notify } = book;
  let { release } = dependencies;
  return {
    greeting: ([, greeting]: FrameOf<'hi'>) => {
      dependencies.onStaleAfter(greeting.staleAfterMs);
      dependencies.onServerTime(greeting.time);
      if (greeting.configuration !== undefined) {
        onConfiguration(greeting.configuration);
      }
      if (greeting.release !== undefined && greeting.release !== release) {
        release = greeting.release;
        onReleaseChanged(release);
      }
    },
    snapshot: ([, snapshot]: FrameOf<'snap'>) => {
      if (book.isFollowed(snapshot.topic)) {
        notify(state.applySnapshot(snapshot));
      }
    },
    delta: ([, topic, from, to, changes]: FrameOf<'delta'>) => {
      if (!book.isFollowed(topic)) {
        return;
      }
      const changed = state.applyDelta({ topic, from, to, changes });
      if (changed === 'gap') {
        log.info(`"${topic}" has a gap and is requested again`);
        dependencies.onGap(topic);
      } else {
        notify(changed);
      }
    },
    site: ([, change]: FrameOf<'sys'>) => {
      if (change.type === 'release-changed') {
        onReleaseChanged(change.release);
      } else {
        onConfiguration(change.version);
      }
    },
    refusal: ([, code, message]: FrameOf<'err'>) => {
      if (TOKEN_REFUSED.has(code)) {
        onTokenRefused();
      } else {
        log.warn(`the live connection refused: ${code} ${message}`);
        dependencies.onRefused(code);
      }
    },
  };
}

/** Reads frames by their schema, and acts on each; one that does not fit changes nothing. */
export function createFrameReader(dependencies: FrameReaderDependencies): (given: unknown) => void {
  const { book, log } = dependencies;
  const handlers = createHandlers(dependencies);
  return (given) => {
    const parsed = ServerFrame.safeParse(given);
    if (!parsed.success) {
      log.error('a frame of the live connection does not fit its schema', parsed.error.issues);
      return;
    }
    const frame = parsed.data;
    dependencies.onHeard();
    switch (frame[0]) {
      case 'hi':
        return handlers.greeting(frame);
      case 'snap':
        return handlers.snapshot(frame);
      case 'delta':
        return handlers.delta(frame);
      case 'me':
        return book.notifyPlayer(frame[1]);
      case 'sys':
        return handlers.site(frame);
      case 'err':
        return handlers.refusal(frame);
      case 'beat':
    }
  };
}

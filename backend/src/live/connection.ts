import { ClientFrame, type ErrorCode, LIVE_PROTOCOL, type ServerFrame } from '@touchline/contracts';
import type { Clock } from '../platform/clock.ts';
import type { VerifyToken } from '../platform/player.ts';
import { type EncodedFrame, encodeFrame } from './encoded-frame.ts';
import type { LiveSubscriber, TopicHub } from './topic-hub.ts';

/** What one page may ask of the push service. */
export interface LiveLimits {
  readonly topicsPerConnection: number;
  /** Frames a page may send in a burst, and how many it earns back each second. */
  readonly burst: number;
  readonly framesPerSecond: number;
  readonly heartbeatMs: number;
  /** Without any frame for this long a page must call its prices stale. */
  readonly staleAfterMs: number;
  /** Unsent bytes above which frames are dropped and a snapshot is sent later. */
  readonly backlogBytes: number;
  readonly connections: number;
}

export const defaultLiveLimits: LiveLimits = Object.freeze({
  topicsPerConnection: 24,
  burst: 60,
  framesPerSecond: 10,
  heartbeatMs: 10_000,
  staleAfterMs: 25_000,
  backlogBytes: 512_000,
  connections: 20_000,
});

/** What a page should run on: versions that are others with everything else in them. */
export interface LiveStanding {
  /** Of the site configuration. */
  readonly configuration: string;
  /** Of what this visitor gets through the import map. */
  readonly release: string;
}

/** The bytes' way to a page, of whatever kind. */
export interface LiveLink extends LiveSubscriber {
  /** Ends the link with a WebSocket close code and its reason. */
  close(code: number, reason: string): void;
}

/** One page's subscriptions and who it belongs to. */
export interface LiveConnection {
  readonly playerId: string | undefined;
  send(frame: EncodedFrame): void;
  /** Handles what the page sent. */
  receive(text: string): void;
  subscribe(topic: string, clk?: string): void;
  /** Forgets whose page it is, once the session has ended. */
  signOut(): void;
  /** Gives up everything it holds. */
  end(): void;
  close(code: number, reason: string): void;
}

export interface ConnectionOptions {
  readonly link: LiveLink;
  readonly hub: TopicHub;
  readonly clock: Clock;
  readonly limits: LiveLimits;
  readonly verifyToken: VerifyToken;
  /** What holds for the page now, as far as this is known. */
  readonly standing?: (() => LiveStanding) | undefined;
}

const POLICY_VIOLATION = 1008;

/** The first frame of every connection; a page that holds other versions asks for these. */
export function greeting(
  clock: Clock,
  { heartbeatMs, staleAfterMs }: LiveLimits,
  standing: LiveStanding | undefined,
): ServerFrame {
  const time = clock();
  return ['hi', { protocol: LIVE_PROTOCOL, time, heartbeatMs, staleAfterMs, ...standing }];
}

function parseFrame(text: string): ClientFrame | undefined {
  try {
    const parsed = ClientFrame.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Speaks the push protocol with one page. */
export function createConnection(options: ConnectionOptions): LiveConnection {
  const { link, hub, clock, limits, verifyToken } = options;
  const subscriptions = new Map<string, () => void>();
  let playerId: string | undefined;
  let credit = limits.burst;
  let creditedAt = clock();

  function fail(code: ErrorCode, message: string, topic?: string): void {
    link.send(
      encodeFrame(topic === undefined ? ['err', code, message] : ['err', code, message, topic]),
    );
  }
  function mayReceive(): boolean {
    const now = clock();
    credit = Math.min(limits.burst, credit + ((now - creditedAt) / 1000) * limits.framesPerSecond);
    creditedAt = now;
    credit -= 1;
    return credit >= 0;
  }
  function unsubscribe(topic: string): void {
    subscriptions.get(topic)?.();
    subscriptions.delete(topic);
  }
  function subscribe(topic: string, clk?: string): void {
    unsubscribe(topic);
    if (subscriptions.size >= limits.topicsPerConnection) {
      fail('rate_limited', 'too many topics on one connection', topic);
      return;
    }
    const stop = hub.subscribe(topic, clk, link);
    if (stop === undefined) {
      fail('topic_unknown', 'there is no such topic', topic);
      return;
    }
    subscriptions.set(topic, stop);
  }
  function authenticate(token: string): void {
    verifyToken(token).then(
      (player) => {
        playerId = player.id;
      },
      () => {
        playerId = undefined;
        fail('unauthorized', 'the token is not valid');
      },
    );
  }

  link.send(encodeFrame(greeting(clock, limits, options.standing?.())));
  return {
    get playerId() {
      return playerId;
    },
    send: (frame) => void link.send(frame),
    subscribe,
    receive(text) {
      if (!mayReceive()) {
        fail('rate_limited', 'too many frames');
        link.close(POLICY_VIOLATION, 'rate_limited');
        return;
      }
      const frame = parseFrame(text);
      if (frame === undefined) {
        fail('bad_request', 'the frame is not one of the protocol');
      } else if (frame[0] === 'sub') {
        subscribe(frame[1], frame[2]);
      } else if (frame[0] === 'unsub') {
        unsubscribe(frame[1]);
      } else {
        authenticate(frame[1]);
      }
    },
    signOut() {
      playerId = undefined;
    },
    end() {
      for (const topic of subscriptions.keys()) {
        unsubscribe(topic);
      }
    },
    close: (code, reason) => link.close(code, reason),
  };
}

import type { ErrorCode } from '@touchline/contracts/errors';
import { ClientFrame, LIVE_PROTOCOL, type ServerFrame } from '@touchline/contracts/live';
import type { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SessionChange } from '../../identity/auth/session-statuses.ts';
import type { TokenHolder } from '../../identity/auth/access-tokens.ts';
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
  /** Sockets and event streams that one client network may have open. */
  readonly connectionsPerAddress: number;
  /** How often a client network may try in a minute, by sockets and by streams each. */
  readonly attemptsPerAddress: number;
}

export const defaultLiveLimits: LiveLimits = Object.freeze({
  topicsPerConnection: 80,
  burst: 60,
  framesPerSecond: 10,
  heartbeatMs: 10_000,
  staleAfterMs: 25_000,
  backlogBytes: 512_000,
  connections: 20_000,
  connectionsPerAddress: 400,
  attemptsPerAddress: 1_200,
});

/** What a page should run on: versions that are others with everything else in them. */
export interface CurrentVersions {
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
  /** The player whose events are sent here; undefined once the token has expired. */
  readonly playerId: string | undefined;
  send(frame: EncodedFrame): void;
  /** Handles what the page sent. */
  receive(text: string): void;
  subscribe(topic: string, clk?: string): void;
  /** Sends what concerns the player of this token alone; a refused token is answered with its code. */
  authenticate(token: string): void;
  /**
   * Closes the connection of a player whose session has ended or changed, or whose token has expired. The
   * code is sent first: a page whose session lives connects again with a new token.
   */
  review(changes: ReadonlyMap<string, SessionChange>): void;
  /** Releases everything it has. */
  end(): void;
  close(code: number, reason: string): void;
}

export interface ConnectionOptions {
  readonly link: LiveLink;
  readonly hub: TopicHub;
  readonly clock: Clock;
  readonly limits: LiveLimits;
  readonly verifyToken: (token: string) => Promise<TokenHolder>;
  /** The current versions of the page, as far as this is known. */
  readonly currentVersions?: (() => CurrentVersions) | undefined;
}

const POLICY_VIOLATION = 1008;
/** Of the range for applications; the reason is the code that a request would be refused with. */
const UNAUTHORIZED = 4401;

/** The first frame of every connection; a page with other versions requests these. */
export function greeting(
  clock: Clock,
  { heartbeatMs, staleAfterMs }: LiveLimits,
  currentVersions: CurrentVersions | undefined,
): ServerFrame {
  const time = clock();
  return ['hi', { protocol: LIVE_PROTOCOL, time, heartbeatMs, staleAfterMs, ...currentVersions }];
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
  let holder: TokenHolder | undefined;
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
      (verified) => {
        holder = verified;
      },
      (error: Partial<ApiError>) => {
        holder = undefined;
        fail(error.code ?? 'unavailable', 'the token was not accepted');
      },
    );
  }
  function endSession(code: 'unauthorized' | 'token_expired', message: string): void {
    holder = undefined;
    fail(code, message);
    link.close(UNAUTHORIZED, code);
  }

  link.send(encodeFrame(greeting(clock, limits, options.currentVersions?.())));
  return {
    get playerId() {
      return holder !== undefined && holder.expiresAt > clock() ? holder.id : undefined;
    },
    authenticate,
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
    review(changes) {
      if (holder === undefined) {
        return;
      }
      const change = changes.get(holder.sessionId);
      if (change?.isEnded === true) {
        endSession('unauthorized', 'the session has ended');
      } else if (change !== undefined && change.epoch !== holder.epoch) {
        endSession('token_expired', 'the token has been superseded');
      } else if (holder.expiresAt <= clock()) {
        endSession('token_expired', 'the token has expired');
      }
    },
    end() {
      for (const topic of subscriptions.keys()) {
        unsubscribe(topic);
      }
    },
    close: (code, reason) => link.close(code, reason),
  };
}

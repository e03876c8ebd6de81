import type { ErrorCode } from '@touchline/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { BetfairApi } from './betfair-api.ts';
import type { ChangeMessage, StatusMessage, StreamMessage } from './betfair-schema.ts';
import { openStream, type StreamConnection } from './stream-connection.ts';

export const HEARTBEAT_MS = 5_000;
/** The stream promises something every heartbeat: two that are missing are a silence. */
const SILENCE_MS = 2 * HEARTBEAT_MS + 1_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

const CODES: Readonly<Record<string, ErrorCode>> = {
  NO_APP_KEY: 'feed_unauthorized',
  INVALID_APP_KEY: 'feed_unauthorized',
  NO_SESSION: 'feed_unauthorized',
  INVALID_SESSION_INFORMATION: 'feed_unauthorized',
  NOT_AUTHORIZED: 'feed_unauthorized',
  MAX_CONNECTION_LIMIT_EXCEEDED: 'feed_quota_exhausted',
  SUBSCRIPTION_LIMIT_EXCEEDED: 'feed_quota_exhausted',
  TOO_MANY_REQUESTS: 'feed_quota_exhausted',
  INVALID_INPUT: 'feed_bad_parameters',
  INVALID_CLOCK: 'feed_bad_parameters',
};

export interface Subscription {
  /** Follows these markets from now on, in place of those before. */
  readonly follow: (marketIds: readonly string[]) => void;
  readonly stop: () => void;
}

interface SubscriptionOptions {
  readonly url: URL;
  readonly appKey: string;
  readonly api: Pick<BetfairApi, 'session' | 'renew'>;
  readonly log: FastifyBaseLogger;
  readonly monitor: FeedMonitor;
  readonly onChange: (message: ChangeMessage) => void;
  /** An image or what was missed has come whole: prices may be relied on again. */
  readonly onRecovered: () => void;
  /** Nothing that was sent may be relied on until then. */
  readonly onDown: () => void;
  /** Silence after which the stream is taken for dead, ms; shorter in tests. */
  readonly silenceMs?: number;
}

/** Where a subscription is; its clocks resume it on another connection. */
interface Position {
  marketIds: readonly string[];
  connection: StreamConnection | undefined;
  /** Of the subscription that is answered now. */
  id: number;
  initialClk: string | undefined;
  clk: string | undefined;
  retryMs: number;
  isDown: boolean;
  isStopped: boolean;
  silence: NodeJS.Timeout | undefined;
  retry: NodeJS.Timeout | undefined;
}

function subscribe(position: Position): void {
  const { connection, marketIds, initialClk, clk } = position;
  if (connection === undefined || marketIds.length === 0) {
    return;
  }
  position.id += 1;
  connection.send({
    op: 'marketSubscription',
    id: position.id,
    marketFilter: { marketIds },
    marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'], ladderLevels: 1 },
    heartbeatMs: HEARTBEAT_MS,
    conflateMs: 0,
    segmentationEnabled: true,
    ...(initialClk === undefined || clk === undefined ? {} : { initialClk, clk }),
  });
}

/** Whether a message ends an image, or the changes that were missed. */
function isWhole({ ct, segmentType }: ChangeMessage): boolean {
  const isImage = ct === 'SUB_IMAGE' || ct === 'RESUB_DELTA';
  return isImage && (segmentType === undefined || segmentType === 'SEG_END');
}

/** The clock moves on with the last part of a message that comes in several. */
function noteClock(position: Position, message: ChangeMessage): void {
  const { initialClk, clk, segmentType } = message;
  if (initialClk !== undefined && initialClk !== null) {
    position.initialClk = initialClk;
  }
  if (
    clk !== undefined &&
    clk !== null &&
    (segmentType === undefined || segmentType === 'SEG_END')
  ) {
    position.clk = clk;
  }
}

/**
 * Keeps one subscription to the stream: signs in, resumes by its clocks after a gap, and says when what it has sent
 * may not be relied on: while nothing comes, while the exchange itself is late (status 503), while there is no
 * connection.
 */
export function createSubscription(options: SubscriptionOptions): Subscription {
  const { url, appKey, api, log, monitor, onChange, onRecovered, onDown } = options;
  const silenceMs = options.silenceMs ?? SILENCE_MS;
  const position: Position = {
    marketIds: [],
    connection: undefined,
    id: 0,
    initialClk: undefined,
    clk: undefined,
    retryMs: FIRST_RETRY_MS,
    isDown: false,
    isStopped: false,
    silence: undefined,
    retry: undefined,
  };

  function down(): void {
    if (!position.isDown) {
      position.isDown = true;
      monitor.setDown(true);
      onDown();
    }
  }
  function up(): void {
    if (position.isDown) {
      position.isDown = false;
      monitor.setDown(false);
      monitor.recovered();
    }
    onRecovered();
  }
  function watch(): void {
    clearTimeout(position.silence);
    position.silence = setTimeout(() => {
      monitor.error('unavailable');
      down();
      position.connection?.close();
    }, silenceMs);
    position.silence.unref();
  }
  function fail(code: ErrorCode): void {
    monitor.error(code);
    log.error({ code }, 'the stream of betfair is interrupted; will connect again');
  }
  function readStatus({ statusCode, errorCode }: z.infer<typeof StatusMessage>): void {
    if (statusCode === 'SUCCESS') {
      position.retryMs = FIRST_RETRY_MS;
      return;
    }
    const code = CODES[errorCode ?? ''] ?? 'unavailable';
    if (code === 'feed_unauthorized') {
      api.renew();
    }
    if (errorCode === 'INVALID_CLOCK') {
      position.initialClk = undefined;
      position.clk = undefined;
    }
    fail(code);
    position.connection?.close();
  }
  function read(message: StreamMessage): void {
    monitor.message();
    watch();
    if (message.op === 'status') {
      readStatus(message);
    } else if (message.op === 'mcm' && (message.id ?? position.id) === position.id) {
      // What still comes of a subscription that was replaced is not of these markets.
      noteClock(position, message);
      onChange(message);
      if (message.status === 503) {
        down();
      } else if (isWhole(message) || (message.status === null && position.isDown)) {
        up();
      }
    }
  }
  function connectLater(): void {
    clearTimeout(position.retry);
    if (!position.isStopped) {
      position.retry = setTimeout(() => void connect(), position.retryMs * (0.5 + Math.random()));
      position.retryMs = Math.min(LONGEST_RETRY_MS, position.retryMs * 2);
    }
  }
  function ended(error: Error | undefined): void {
    clearTimeout(position.silence);
    position.connection = undefined;
    if (!position.isStopped) {
      if (error !== undefined) {
        fail('unavailable');
      }
      down();
      connectLater();
    }
  }
  async function connect(): Promise<void> {
    try {
      const session = await api.session();
      if (position.isStopped || position.connection !== undefined) {
        return;
      }
      position.connection = openStream(url, {
        onMessage: read,
        onUnreadable: () => monitor.error('feed_bad_parameters'),
        onEnd: ended,
      });
      watch();
      position.connection.send({ op: 'authentication', id: 0, appKey, session });
      subscribe(position);
    } catch (error) {
      fail(isCodedError(error) ? error.code : 'unavailable');
      down();
      connectLater();
    }
  }

  return {
    follow(marketIds) {
      position.marketIds = marketIds;
      // Clocks are of the markets that were followed before.
      position.initialClk = undefined;
      position.clk = undefined;
      if (position.connection === undefined) {
        clearTimeout(position.retry);
        void connect();
      } else {
        subscribe(position);
      }
    },
    stop() {
      position.isStopped = true;
      clearTimeout(position.silence);
      clearTimeout(position.retry);
      position.connection?.close();
    },
  };
}

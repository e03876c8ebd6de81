import type { Clock, Disposer } from '@touchline/plugin-api';
import { createFrameReader, type FrameReaderDependencies } from './frame-reader.ts';
import { createLineStatus } from './line-status.ts';
import type { LiveBook } from './live-book.ts';
import { createOpenLine } from './open-line.ts';
import { createTokenExchange } from './token-exchange.ts';
import type { Transport } from './transport.ts';
import { orderTransports } from './transport-order.ts';

export interface LiveDependencies
  extends Pick<
    FrameReaderDependencies,
    'log' | 'onServerTime' | 'release' | 'onReleaseChanged' | 'onConfiguration' | 'onRefused'
  > {
  readonly book: LiveBook;
  /** In order of preference; the first that works is used. */
  readonly transports: readonly Transport[];
  readonly clock: Clock;
  /**
   * A token while a player is signed in.
   * @param refused the token that the server has refused and that another replaces
   */
  readonly token: (refused?: string) => Promise<string | undefined>;
  /** 0 to 1, spreads reconnects of many pages. */
  readonly random: () => number;
}

export interface LiveConnection {
  /** Opens the connection as soon as something is followed; called after the first screen. */
  readonly start: () => void;
  /** The page was left for long (false) or is visible again (true). */
  readonly setActive: (active: boolean) => void;
  /** A player signed in or out. */
  readonly reauthenticate: () => void;
  readonly stop: () => void;
}

/** A lesser transport is left for a try of the best one this often, ms. */
const UPGRADE_AFTER = 60_000;

/**
 * Keeps a book of live prices current over one connection that is rebuilt with growing waits, falls
 * back from WebSocket to SSE to polling, and resumes by each topic's clock. Loaded after the first
 * screen: with it come the schemas of the frames.
 */
export function createLiveConnection(dependencies: LiveDependencies): LiveConnection {
  const { book, clock } = dependencies;
  const { wanted } = book;
  const order = orderTransports(dependencies);
  let isStarted = false;
  let isActive = true;
  let cancelRetry: Disposer = () => undefined;
  let cancelUpgrade: Disposer = () => undefined;

  const line = createOpenLine({
    transport: () => {
      if (!isStarted || !isActive) {
        return undefined;
      }
      cancelRetry();
      return order.current();
    },
    wanted,
    onOpen: (connection) => {
      status.opened(connection);
      void tokens.present();
      if (order.hasBetter()) {
        cancelUpgrade = clock.after(UPGRADE_AFTER, () => {
          order.restart();
          reconnect();
        });
      }
    },
    onFrame: (frame) => read(frame),
    onClose: () => {
      status.ended();
      cancelUpgrade();
      if (isStarted && isActive) {
        recover();
      }
    },
  });
  const status = createLineStatus({
    status: book.status,
    clock,
    transport: order.current,
    connection: line.current,
    isActive: () => isActive,
    onBlocked: order.block,
  });
  const tokens = createTokenExchange({
    ...dependencies,
    authenticate: (token) => line.current()?.authenticate(token),
  });
  const read = createFrameReader({
    ...dependencies,
    onHeard: () => {
      order.succeed();
      status.heard();
    },
    onStaleAfter: status.setStaleAfter,
    // From the clock of this page: the server sends what is missing, or everything.
    onGap: (topic) => {
      line.current()?.follow(wanted().filter((entry) => entry.topic !== topic));
      line.current()?.follow(wanted());
    },
    onTokenRefused: tokens.replace,
  });

  function recover(): void {
    const replacement = tokens.takeReplacement();
    if (replacement !== undefined) {
      // Nothing is wrong with the transport: with the new token it is used again immediately.
      void replacement.then(line.connect);
      return;
    }
    const wait = order.fail();
    status.lost();
    cancelRetry();
    cancelRetry = clock.after(wait, line.connect);
  }

  function reconnect(): void {
    status.ended();
    line.reconnect();
  }

  book.onFollow(() => {
    line.current()?.follow(wanted());
    line.connect();
  });

  return {
    start: () => {
      isStarted = true;
      status.begin();
      line.connect();
    },
    setActive: (next) => {
      if (next === isActive) {
        return;
      }
      isActive = next;
      if (next) {
        // By the way that worked last, so that prices are there immediately; a better one is tried later.
        order.succeed();
        line.connect();
      } else {
        line.current()?.close();
        status.rest();
      }
    },
    reauthenticate: () => {
      // The old connection knows the old player; a new one starts clean.
      if (line.current() !== undefined) {
        reconnect();
      }
    },
    stop: () => {
      isStarted = false;
      cancelRetry();
      cancelUpgrade();
      status.dispose();
      line.current()?.close();
    },
  };
}

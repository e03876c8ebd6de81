import type { ErrorCode } from '@touchline/contracts/errors';
import type { SessionChange } from '../../identity/auth/session-statuses.ts';
import type { Clock } from '../../platform/clock.ts';
import { encodeFrame } from './encoded-frame.ts';
import type { LiveConnection, LiveLimits } from './connection.ts';
import type { LiveBus, LiveMessage } from './live-bus.ts';

/** Whether a connected page may stay; the player is the one that the page has signed in since. */
export type Admission = (playerId: string | undefined) => Promise<ErrorCode | undefined>;

/** All open pages of this process. */
export interface LiveConnections {
  /** Whether one more may join. */
  hasRoom(): boolean;
  /** Joins a page; returns how it leaves. */
  join(connection: LiveConnection, admission: Admission): () => void;
  /** Closes a page whose player may not stay connected. */
  recheck(
    connection: LiveConnection,
    admission: Admission,
    playerId: string | undefined,
  ): Promise<void>;
  /** Closes every page that may not stay connected any longer. */
  recheckAll(): Promise<void>;
  /** Sends everybody the sign of life. */
  beat(): void;
  /** Closes the pages whose session has ended or changed, or whose token has expired. */
  review(changes: readonly SessionChange[]): void;
  /** Starts the heartbeat and listens to the bus. */
  start(): void;
  /** Closes every page with the code for a server that goes away. */
  stop(): void;
  readonly size: number;
}

const GOING_AWAY = 1001;
/** Of the range for applications; the reason is the code that a request would be refused with. */
const REFUSED = 4403;

/** Keeps the pages that are connected, whatever their transport. */
export function createConnections(options: {
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly limits: LiveLimits;
}): LiveConnections {
  const { bus, clock, limits } = options;
  const all = new Map<LiveConnection, Admission>();
  let timer: NodeJS.Timeout | undefined;
  let leaveBus: (() => void) | undefined;

  function deliver(message: LiveMessage): void {
    if (message.to === 'everybody') {
      const frame = encodeFrame(['sys', message.event]);
      for (const connection of all.keys()) {
        connection.send(frame);
      }
      return;
    }
    const frame = encodeFrame(['me', message.event]);
    for (const connection of all.keys()) {
      if (connection.playerId === message.playerId) {
        connection.send(frame);
      }
    }
  }

  function beat(): void {
    const frame = encodeFrame(['beat', clock()]);
    for (const connection of all.keys()) {
      connection.send(frame);
    }
  }

  async function recheck(
    connection: LiveConnection,
    admission: Admission,
    playerId: string | undefined,
  ): Promise<void> {
    const code = await admission(playerId);
    if (code !== undefined) {
      connection.send(encodeFrame(['err', code, 'the site is closed to this connection']));
      connection.close(REFUSED, code);
    }
  }

  return {
    hasRoom: () => all.size < limits.connections,
    join(connection, admission) {
      all.set(connection, admission);
      return () => {
        all.delete(connection);
        connection.end();
      };
    },
    beat,
    recheck,
    async recheckAll() {
      await Promise.all(
        [...all].map(([connection, admission]) =>
          recheck(connection, admission, connection.playerId),
        ),
      );
    },
    review(changes) {
      const bySession = new Map(changes.map((change) => [change.player.sessionId, change]));
      for (const connection of all.keys()) {
        connection.review(bySession);
      }
    },
    start() {
      leaveBus ??= bus.subscribe(deliver);
      timer ??= setInterval(beat, limits.heartbeatMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      leaveBus?.();
      leaveBus = undefined;
      for (const connection of all.keys()) {
        connection.close(GOING_AWAY, 'going_away');
      }
    },
    get size() {
      return all.size;
    },
  };
}

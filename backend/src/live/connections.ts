import type { Clock } from '../platform/clock.ts';
import { encodeFrame } from './encoded-frame.ts';
import type { LiveConnection, LiveLimits } from './connection.ts';
import type { LiveBus, LiveMessage } from './live-bus.ts';

/** All open pages of this process. */
export interface LiveConnections {
  /** Whether one more may join. */
  hasRoom(): boolean;
  /** Joins a page; returns how it leaves. */
  join(connection: LiveConnection): () => void;
  /** Sends everybody the sign of life. */
  beat(): void;
  /** Starts the heartbeat and listens to the bus. */
  start(): void;
  /** Closes every page with the code for a server that goes away. */
  stop(): void;
  readonly size: number;
}

const GOING_AWAY = 1001;

/** Keeps the pages that are connected, whatever their transport. */
export function createConnections(options: {
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly limits: LiveLimits;
}): LiveConnections {
  const { bus, clock, limits } = options;
  const all = new Set<LiveConnection>();
  let timer: NodeJS.Timeout | undefined;
  let leaveBus: (() => void) | undefined;

  function deliver(message: LiveMessage): void {
    if (message.to === 'everybody') {
      const frame = encodeFrame(['sys', message.event]);
      for (const connection of all) {
        connection.send(frame);
      }
      return;
    }
    const frame = encodeFrame(['me', message.event]);
    for (const connection of all) {
      if (connection.playerId === message.playerId) {
        connection.send(frame);
        if (message.event.type === 'session-ended') {
          connection.signOut();
        }
      }
    }
  }

  function beat(): void {
    const frame = encodeFrame(['beat', clock()]);
    for (const connection of all) {
      connection.send(frame);
    }
  }

  return {
    hasRoom: () => all.size < limits.connections,
    join(connection) {
      all.add(connection);
      return () => {
        all.delete(connection);
        connection.end();
      };
    },
    beat,
    start() {
      leaveBus ??= bus.subscribe(deliver);
      timer ??= setInterval(beat, limits.heartbeatMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      leaveBus?.();
      leaveBus = undefined;
      for (const connection of all) {
        connection.close(GOING_AWAY, 'going_away');
      }
    },
    get size() {
      return all.size;
    },
  };
}

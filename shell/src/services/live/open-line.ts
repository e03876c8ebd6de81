import type { Connection, Transport, WantedTopic } from './transport.ts';

/** One connection at a time. */
export interface OpenLine {
  readonly current: () => Connection | undefined;
  /** Connects, unless it is connected. */
  readonly connect: () => void;
  /** Ends the connection without a close frame, and connects again. */
  readonly reconnect: () => void;
}

/**
 * Holds the connection of the current transport.
 * @param options.onClose the connection has ended, by the server or by `close`
 */
export function createOpenLine({
  transport,
  wanted,
  onOpen,
  onFrame,
  onClose,
}: {
  /** The one to connect by; undefined while nothing may be connected. */
  readonly transport: () => Transport | undefined;
  readonly wanted: () => readonly WantedTopic[];
  readonly onOpen: (connection: Connection) => void;
  readonly onFrame: (frame: unknown) => void;
  readonly onClose: () => void;
}): OpenLine {
  let connection: Connection | undefined;
  const end = () => {
    connection = undefined;
    onClose();
  };
  function connect(): void {
    const by = connection === undefined ? transport() : undefined;
    if (by === undefined) {
      return;
    }
    // A connection that is being made replaces itself before it can report its own end.
    let current: Connection | undefined;
    let hasEnded = false;
    const made = by.connect(wanted(), {
      onFrame: (frame) => {
        if (connection === current) {
          onFrame(frame);
        }
      },
      onClose: () => {
        hasEnded = true;
        if (connection === current) {
          end();
        }
      },
    });
    current = made;
    if (hasEnded) {
      end();
      return;
    }
    connection = made;
    onOpen(made);
  }
  return {
    current: () => connection,
    connect,
    reconnect: () => {
      const old = connection;
      connection = undefined;
      old?.close();
      connect();
    },
  };
}

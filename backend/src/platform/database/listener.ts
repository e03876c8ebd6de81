import type { Pool, PoolClient } from 'pg';

const LISTEN_AGAIN_MS = 1_000;

/** A subscriber of a channel. @param payload undefined whenever it begins to listen */
export type OnNotification = (payload: string | undefined) => void;

/** Delivers NOTIFY to any number of subscribers over one connection of the pool. */
export interface Listener {
  /**
   * Calls back with every NOTIFY of a channel, and whenever the connection begins to listen: what was
   * sent before that is lost. Subscribers that must miss nothing also poll.
   * @param channel an identifier, as written in SQL
   * @returns stops it
   */
  readonly subscribe: (channel: string, onNotification: OnNotification) => () => void;
}

/** The connection is opened for the first subscriber, replaced when it breaks, released after the last. */
export function createListener(options: {
  readonly pool: Pool;
  readonly onTrouble: (error: Error) => void;
}): Listener {
  const { pool, onTrouble } = options;
  const subscribers = new Map<string, Set<OnNotification>>();
  let client: PoolClient | undefined;
  let isOpening = false;
  let timer: NodeJS.Timeout | undefined;

  /** The last statement sent over the connection: a client of pg takes one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const subscribersOf = (channel: string) => [...(subscribers.get(channel) ?? [])];

  function close(): void {
    clearInterval(timer);
    timer = undefined;
    const open = client;
    client = undefined;
    open?.release(true);
  }

  function execute(connection: PoolClient, statement: string): Promise<unknown> {
    const execution = last.then(() => connection.query(statement));
    last = execution.catch(() => undefined);
    return execution;
  }

  async function listen(connection: PoolClient, channel: string): Promise<void> {
    await execute(connection, `LISTEN ${channel}`);
    for (const notify of subscribersOf(channel)) notify(undefined);
  }

  async function open(): Promise<void> {
    const opened = await pool.connect();
    if (timer === undefined) {
      opened.release();
      return;
    }
    client = opened;
    last = Promise.resolve();
    const release = (error: Error): void => {
      if (client === opened) {
        client = undefined;
        opened.release(error);
      }
    };
    opened.on('error', release);
    opened.on('notification', ({ channel, payload }) => {
      for (const notify of subscribersOf(channel)) notify(payload);
    });
    for (const channel of subscribers.keys()) {
      listen(opened, channel).catch(release);
    }
  }

  function ensureOpen(): void {
    if (client === undefined && !isOpening) {
      isOpening = true;
      open()
        .catch(onTrouble)
        .finally(() => {
          isOpening = false;
        });
    }
  }

  function start(): void {
    timer = setInterval(ensureOpen, LISTEN_AGAIN_MS);
    timer.unref();
    ensureOpen();
  }

  return {
    subscribe: (channel, onNotification) => {
      const known = subscribers.get(channel);
      const all = known ?? new Set();
      subscribers.set(channel, all.add(onNotification));
      if (timer === undefined) {
        start();
      } else if (client !== undefined) {
        const connection = client;
        listen(connection, channel).catch(onTrouble);
      }
      return () => {
        all.delete(onNotification);
        if (all.size === 0) {
          subscribers.delete(channel);
          if (client !== undefined) {
            execute(client, `UNLISTEN ${channel}`).catch(() => undefined);
          }
        }
        if (subscribers.size === 0) {
          close();
        }
      };
    },
  };
}

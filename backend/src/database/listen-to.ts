import type { Pool, PoolClient } from 'pg';

const LISTEN_AGAIN_MS = 1_000;

/**
 * Calls back with every NOTIFY of a channel, on a connection of its own that is made again when it
 * breaks, and each time it begins to listen: what was said before that is lost. Whoever relies on
 * hearing looks by itself now and then.
 * @returns how to stop
 */
export function listenTo(options: {
  readonly pool: Pool;
  /** An identifier, as it stands in SQL. */
  readonly channel: string;
  /** @param payload undefined when it begins to listen */
  readonly onRing: (payload: string | undefined) => void;
  readonly onTrouble: (error: Error) => void;
}): () => void {
  const { pool, channel, onRing, onTrouble } = options;
  let client: PoolClient | undefined;
  let isOpening = false;
  let isOver = false;

  async function listen(): Promise<void> {
    const opened = await pool.connect();
    const release = (error?: Error): void => {
      if (client === opened) {
        client = undefined;
        opened.release(error ?? true);
      }
    };
    client = opened;
    opened.on('error', release);
    opened.on('notification', ({ payload }) => onRing(payload));
    if (isOver) {
      release();
      return;
    }
    await opened.query(`LISTEN ${channel}`).then(() => onRing(undefined), release);
  }

  function look(): void {
    if (client === undefined && !isOpening) {
      isOpening = true;
      listen()
        .catch(onTrouble)
        .finally(() => {
          isOpening = false;
        });
    }
  }

  const timer = setInterval(look, LISTEN_AGAIN_MS);
  timer.unref();
  look();
  return () => {
    isOver = true;
    clearInterval(timer);
    const held = client;
    client = undefined;
    held?.release(true);
  };
}

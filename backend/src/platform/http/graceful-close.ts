import type { Socket } from 'node:net';
import type { App } from './app.ts';

const IDLE_EVERY_MS = 100;
/** For answers that are under way: less than the process is given to stop. */
const DRAIN_MS = 5_000;

export interface GracefulClose {
  readonly isClosing: () => boolean;
  /**
   * Answers what is under way, refuses what is new and closes every connection. One whose other side
   * takes no answer, or does not close, is cut.
   */
  readonly close: () => Promise<void>;
}

/** Prepares an app for a close that waits for no idle browser. Call before the app listens. */
export function prepareClose(
  app: App,
  { drainMs = DRAIN_MS }: { readonly drainMs?: number } = {},
): GracefulClose {
  let closing = false;
  // Those of WebSockets and HTTP/2 as well, which the server does not list.
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (closing && request.raw.httpVersionMajor === 1) {
      reply.header('connection', 'close');
    }
    return payload;
  });
  return {
    isClosing: () => closing,
    close: async () => {
      closing = true;
      const { server } = app;
      // Connections become idle one by one while their last answers go out.
      const sweep = setInterval(() => server.closeIdleConnections?.(), IDLE_EVERY_MS);
      const cut = setTimeout(() => {
        for (const socket of open) {
          socket.destroy();
        }
      }, drainMs);
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
        clearTimeout(cut);
      }
    },
  };
}

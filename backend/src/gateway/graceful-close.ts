import type { App } from '../platform/app.ts';

const IDLE_EVERY_MS = 100;

export interface GracefulClose {
  readonly isClosing: () => boolean;
  /** Answers what is under way, refuses what is new and closes every connection. */
  readonly close: () => Promise<void>;
}

/** Prepares an app for a close that waits for no idle browser. Call before the app listens. */
export function prepareClose(app: App): GracefulClose {
  let closing = false;
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
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
      }
    },
  };
}

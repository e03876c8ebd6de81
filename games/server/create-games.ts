import type { KeyObject } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { createEngine } from './engine.ts';
import { createChains } from './flights/chain.ts';
import { createFlights } from './flights/flights.ts';
import { createLive, type LiveState } from './flights/live.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { registerPages } from './pages.ts';
import { registerPlayerRoutes } from './player-routes.ts';
import type { SessionRow } from './rows.ts';
import type { Store } from './store.ts';
import { createDemoWallet, type Wallet } from './wallet.ts';

const RECOVER_EVERY_MS = 1_000;
const FLY_EVERY_MS = 50;

/** The games' own server: it knows the wallet by its contract alone. */
export function createGames(options: {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly operatorKey: KeyObject;
  readonly clock: () => number;
  readonly origin: () => string;
  /** Where the built files of the pages are. */
  readonly assets: string;
  /** Of flights that are shared: how many a chain of hashes decides, and what it is salted with. */
  readonly chain: { readonly length: number; readonly salt: string | undefined };
  readonly warn: (facts: object, message: string) => void;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
}): {
  readonly app: FastifyInstance;
  readonly recover: () => Promise<void>;
  /** Moves the shared flight on, and pays the rounds that are over by it. */
  readonly fly: () => Promise<void>;
  readonly watch: (send: (state: LiveState) => void) => () => void;
  readonly start: () => () => void;
} {
  const { store, clock, warn, tls } = options;
  const app = fastify({
    bodyLimit: 16_384,
    ...(tls && { https: tls }),
  }) as unknown as FastifyInstance;
  const demo = createDemoWallet(store);
  const walletOf = (session: SessionRow) => (session.token === null ? demo : options.wallet);
  const chains = createChains({ store, ...options.chain });
  const flights = createFlights({ store, clock, chains });
  const live = createLive({ store, clock, flights });
  const engine = createEngine({ store, walletOf, clock, flights, warn });
  async function fly(): Promise<void> {
    const over = flights.tick(live.isWatched());
    const paid = engine.end(over);
    live.tell();
    await paid;
  }
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      warn({ err: String(error.stack) }, 'a request failed');
    }
    return reply
      .code(status)
      .send({ error: { code: status >= 500 ? 'failed' : (error.code ?? 'refused') } });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-resource-policy', 'same-origin');
  });
  registerOperatorRoutes(app, { ...options, store, clock });
  registerPlayerRoutes(app, { store, clock, engine, walletOf });
  live.register(app);
  registerPages(app, options);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return {
    app,
    recover: engine.recover,
    fly,
    watch: live.watch,
    start: () => {
      const flying = setInterval(() => {
        // A round that could not be ended here is by `recover`.
        void fly().catch((error: unknown) => warn({ err: String(error) }, 'a flight stands still'));
      }, FLY_EVERY_MS);
      let isRunning = false;
      const timer = setInterval(() => {
        if (!isRunning) {
          isRunning = true;
          void engine
            .recover()
            .catch((error: unknown) =>
              warn({ err: String(error) }, 'rounds could not be ended; will retry'),
            )
            .finally(() => {
              isRunning = false;
            });
        }
      }, RECOVER_EVERY_MS);
      return () => {
        clearInterval(timer);
        clearInterval(flying);
      };
    },
  };
}

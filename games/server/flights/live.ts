import type { FastifyInstance } from 'fastify';
import type { Store } from '../store.ts';
import type { Flights, ShownFlight } from './flights.ts';

/** Points of so many flights are shown again. */
const HISTORY = 20;
/** What others have bet is told so often, and everything so often for whoever has missed something. */
const BETS_MS = 250;
const REPEAT_MS = 2_000;
const MOST_WATCHERS = 5_000;
/** A browser that reads slower than this is let go; it comes back by itself. */
const MOST_UNREAD = 65_536;

/** What is in a flight of one currency, without anybody's name. Minor units. */
interface InFlight {
  readonly currency: string;
  readonly players: number;
  readonly staked: number;
  readonly left: number;
  readonly returned: number;
}

/** All that a page needs to go on from, whatever it has missed. */
export interface LiveState {
  readonly flight: ShownFlight | undefined;
  readonly bets: readonly InFlight[];
  readonly last: readonly {
    readonly number: number;
    readonly hash: string;
    readonly salt: string;
  }[];
  readonly chain:
    | {
        readonly published: string | null;
        readonly salt: string | null;
        readonly saltedBy: 'operator' | 'house' | null;
        readonly length: number;
      }
    | undefined;
}

/** Tells everybody who watches how the flight stands. */
export function createLive(options: {
  readonly store: Store;
  readonly clock: () => number;
  readonly flights: Flights;
}): {
  readonly isWatched: () => boolean;
  /** Tells what has changed since the last call. */
  readonly tell: () => void;
  readonly watch: (send: (state: LiveState) => void) => () => void;
  readonly register: (app: FastifyInstance) => void;
} {
  const { store, clock, flights } = options;
  const watchers = new Set<(state: LiveState) => void>();
  let told = { phase: '', bets: '', lookedAt: 0, at: 0 };

  const inFlight = () =>
    store
      .prepare(
        `SELECT currency, count(*) AS players, sum(stake) AS staked,
           sum(phase <> 'open' AND win > 0) AS "left", sum(coalesce(win, 0)) AS returned
         FROM round JOIN session ON session.id = round.session_id
         WHERE seed_id = (SELECT max(seed_id) FROM flight) AND phase IN ('open', 'paying', 'done')
         GROUP BY currency ORDER BY currency`,
      )
      .all() as InFlight[];

  function stateNow(bets = inFlight()): LiveState {
    const chain = flights.chain();
    return {
      flight: flights.show(),
      bets,
      last: store
        .prepare(
          `SELECT number, seed.server AS hash, seed.client AS salt FROM flight JOIN seed ON seed.id = flight.seed_id
           WHERE ended_at IS NOT NULL ORDER BY seed_id DESC LIMIT ${HISTORY}`,
        )
        .all() as LiveState['last'],
      chain: chain && {
        published: chain.published,
        salt: chain.salt,
        saltedBy: chain.salted_by,
        length: chain.length,
      },
    };
  }

  function watch(send: (state: LiveState) => void): () => void {
    watchers.add(send);
    send(stateNow());
    return () => watchers.delete(send);
  }

  return {
    isWatched: () => watchers.size > 0,
    watch,
    tell: () => {
      if (watchers.size === 0) {
        return;
      }
      const now = clock();
      const flight = flights.show();
      const phase = `${flight?.number} ${flight?.phase} ${flights.chain()?.salt}`;
      const isLook = phase !== told.phase || now - told.lookedAt >= BETS_MS;
      if (!isLook) {
        return;
      }
      const bets = inFlight();
      const written = JSON.stringify(bets);
      const isNews = phase !== told.phase || written !== told.bets || now - told.at >= REPEAT_MS;
      told = { phase, bets: written, lookedAt: now, at: isNews ? now : told.at };
      if (isNews) {
        const state = stateNow(bets);
        for (const send of watchers) {
          send(state);
        }
      }
    },
    register: (app) => {
      const streams = new Set<{ end: () => void }>();
      app.get('/api/flight', (_request, reply) => {
        if (watchers.size >= MOST_WATCHERS) {
          return reply
            .code(503)
            .header('retry-after', '5')
            .send({ error: { code: 'full' } });
        }
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'x-accel-buffering': 'no',
          // Ended streams leave nothing open that a server that stops would wait for.
          connection: 'close',
        });
        raw.write('retry: 1000\n\n');
        streams.add(raw);
        const stop = watch((state) => {
          if (raw.writableLength > MOST_UNREAD) {
            raw.destroy();
          } else {
            raw.write(`data: ${JSON.stringify(state)}\n\n`);
          }
        });
        raw.on('close', () => {
          streams.delete(raw);
          stop();
        });
        return reply;
      });
      app.addHook('preClose', async () => {
        for (const stream of streams) {
          stream.end();
        }
      });
    },
  };
}

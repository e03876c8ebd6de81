// The API of the measure: real tokens, routes, placing, outbox and logs, and the gate on request; only
// the prices are fixed.
import { pino } from 'pino';
import { createAccessTokens } from '../src/identity/auth/access-tokens.ts';
import { createSessionStatuses } from '../src/identity/auth/session-statuses.ts';
import { registerBettingRoutes } from '../src/betting/placement/betting-routes.ts';
import { BettingSettings } from '../src/betting/placement/betting-settings.ts';
import { createPlaceBet } from '../src/betting/placement/place-bet.ts';
import type { PriceBook } from '../src/betting/placement/price-book.ts';
import { createListener } from '../src/platform/database/listener.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { createOutboxRelay } from '../src/platform/jobs/outbox.ts';
import { createOutboxNotifier } from '../src/platform/jobs/outbox-notifier.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import { registerBenchGate } from './bench-gate.ts';
import { FACTS, LEGS } from './bets-scenario.ts';

const [, , socketDirectory = '', secret = '', gate] = process.argv;
const log = pino({ level: 'info' }, pino.destination('/dev/null'));
const connection = { host: socketDirectory, user: 'touchline', database: 'touchline' };
const pool = createPool({ connection }, { log });
const app = await createApp({ log, rateLimits: false });
const statuses = createSessionStatuses({ pool, elapsed: () => performance.now() });
const unfollow = statuses.follow(() => undefined);
const { verify: verifyToken } = createAccessTokens({
  secret: Buffer.from(secret, 'hex'),
  clock: Date.now,
  statuses,
});
app.setVerifyToken(verifyToken);
if (gate === 'gate') {
  registerBenchGate(app, { pool, verifyToken });
}
const settings = () => BettingSettings.parse({});
const value = settings();
const offers = new Map(
  LEGS.map(({ outcomeId, price }, at) => [
    outcomeId as string,
    {
      outcomeId,
      marketKey: 'ft-1x2',
      outcomeCode: outcomeId.split('~')[2] ?? '',
      price,
      marketPrices: [price, price],
      marketIndex: 0,
      version: 1,
      status: 'open' as const,
      reason: undefined,
      isLive: false,
      event: {
        id: 7 + at,
        sport: FACTS.sport,
        champ: { id: 1100, name: FACTS.champ },
        home: { name: FACTS.home },
        away: { name: FACTS.away },
        startsAt: FACTS.startsAt,
        section: FACTS.section,
        state: { status: 'scheduled' },
      },
    },
  ]),
);
const clock = Date.now;
const book: PriceBook = { getOutcome: (outcomeId) => offers.get(outcomeId) };
const placeBet = createPlaceBet({
  pool,
  clock,
  book,
  guard: {
    assertAvailable: () => undefined,
    lock: async () => undefined,
    checkBet: async () => undefined,
  },
  settings: () => value,
  onPlaced: createOutboxNotifier(pool),
});
registerBettingRoutes(app, { pool, clock, book, placeBet, settings });
const listener = createListener({
  pool,
  onTrouble: (error) => log.warn({ err: error }, 'no notifications; polling until they resume'),
});
const relay = createOutboxRelay({ pool, listener, log, publish: () => undefined });
relay.start();
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.once('message', () => process.disconnect());
// Also when the measure itself ends early: nothing is left running.
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  unfollow();
  await relay.stop();
  await pool.end();
}

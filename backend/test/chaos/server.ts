// The process that is killed: the real database, routes, placing, settling and telling, on a port.
import { pino } from 'pino';
import { startDatabase } from '../../src/platform/database/database.ts';
import { createListener } from '../../src/platform/database/listener.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { createOutboxRelay } from '../../src/platform/jobs/outbox.ts';
import { createOutboxNotifier } from '../../src/platform/jobs/outbox-notifier.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { openAccount } from '../../src/money/wallet/accounts.ts';
import { deposit } from '../../src/money/wallet/payment-movements.ts';
import { registerWalletRoutes } from '../../src/money/wallet/wallet-routes.ts';
import { registerBettingRoutes } from '../../src/betting/placement/betting-routes.ts';
import { BettingSettings } from '../../src/betting/placement/betting-settings.ts';
import { createPlaceBet } from '../../src/betting/placement/place-bet.ts';
import { createSettlement } from '../../src/betting/settlement/settlement.ts';
import { ACCOUNTS, EVENTS, fundsOf, offered, playerOf, resultOf } from './scenario.ts';

/** What the server says once it answers. */
export interface ServerReady {
  /** The embedded database's folder. */
  readonly directory: string;
  /** Account ids by number. */
  readonly accounts: readonly string[];
}

const [, , dataDirectory = '', port = ''] = process.argv;
const SETTLE_EVERY_MS = 50;
const log = pino({ level: 'silent' });

const database = await startDatabase({ dataDirectory, log });
const pool = createPool(database, { log });
await migrate(pool);

const accounts: string[] = [];
for (let account = 0; account < ACCOUNTS; account += 1) {
  const accountId = await openAccount(pool, { playerId: playerOf(account), currency: 'EUR' });
  await deposit(pool, {
    accountId,
    amount: fundsOf(account),
    currency: 'EUR',
    source: 'chaos',
    externalId: String(account),
    at: Date.now(),
  });
  accounts.push(accountId);
}

const app = await createApp({ log, rateLimits: false });
app.setVerifyToken(async (token) => ({ id: token, sessionId: 'chaos' }));
const settings = () => BettingSettings.parse({});
const placeBet = createPlaceBet({
  pool,
  clock: Date.now,
  book: { getOutcome: offered },
  guard: {
    assertAvailable: () => undefined,
    lock: async () => undefined,
    checkBet: async () => undefined,
  },
  settings,
  onPlaced: createOutboxNotifier(pool),
});
registerBettingRoutes(app, {
  pool,
  clock: Date.now,
  book: { getOutcome: offered },
  placeBet,
  settings,
});
registerWalletRoutes(app, { pool, clock: Date.now, currencies: async () => ['EUR'] });
const relay = createOutboxRelay({
  pool,
  listener: createListener({ pool, onTrouble: () => undefined }),
  log,
  publish: () => undefined,
});
relay.start();

const settlement = createSettlement({ pool, clock: Date.now, log });
let event = 0;
let isStopping = false;
/** Round and round: bets are settled while others are placed on the same events. */
async function settleNext(): Promise<void> {
  event = (event + 1) % EVENTS;
  await settlement.settleMatch(event, resultOf(event)).catch(() => undefined);
  if (!isStopping) {
    setTimeout(() => void settleNext(), SETTLE_EVERY_MS);
  }
}
void settleNext();

await app.listen({ port: Number(port), host: '127.0.0.1' });
const ready: ServerReady = { directory: database.dataDirectory ?? '', accounts };
process.send?.(ready);
process.once('message', () => process.disconnect());
// Also when the run itself ends early: nothing is left running.
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  isStopping = true;
  await app.close();
  await relay.stop();
  await pool.end();
  await database.stop();
}

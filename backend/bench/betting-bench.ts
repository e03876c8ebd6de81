// A database with players who are signed in and have money, and servers that take their bets.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import { createAccessTokens, type IssuedToken } from '../src/identity/auth/access-tokens.ts';
import { createSessionStatuses } from '../src/identity/auth/session-statuses.ts';
import { createSessions } from '../src/identity/auth/sessions.ts';
import { startDatabase } from '../src/platform/database/database.ts';
import { forkModule } from '../test/process/fork-module.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { silentLog, temporaryFolder } from '../test/database/test-database.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { openAccount } from '../src/money/wallet/accounts.ts';
import { ACCOUNTS, LEGS, playerOf, STAKE } from './bets-scenario.ts';

const FUNDS = 1_000_000_000;

/** A server of the measure, in a separate process. */
export interface BetServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** What measures of placing bets have in common. */
export interface BettingBench {
  readonly pool: Pool;
  /** The folder of the database's socket. */
  readonly host: string;
  readonly folder: string;
  readonly firstAccount: number;
  /** The next placement as it goes over the wire: another player, another key. */
  readonly next: () => string;
  /** Starts the betting API, behind the site's gate or without it. */
  readonly startServer: (options: { readonly hasGate: boolean }) => Promise<BetServer>;
  readonly stop: () => Promise<void>;
}

/** @param players who bet, each in turn */
export async function startBettingBench(players = ACCOUNTS): Promise<BettingBench> {
  const folder = await temporaryFolder();
  const database = await startDatabase({ dataDirectory: folder, log: silentLog });
  const pool = createPool(database, { log: silentLog, size: 2 });
  await migrate(pool);
  const host = String(database.connection.host);

  const accounts: string[] = [];
  for (let account = 0; account < players; account += 1) {
    accounts.push(await openAccount(pool, { playerId: playerOf(account), currency: 'EUR' }));
  }
  await pool.query(`SELECT move_payment(id, ${FUNDS}, 'EUR', 'bench', id::text, now())
    FROM account WHERE kind = 'player'`);
  await pool.query('VACUUM ANALYZE');

  const secret = randomBytes(32);
  const sessions = createSessions({ pool, secret: randomBytes(32), clock: Date.now });
  const statuses = createSessionStatuses({ pool, elapsed: () => performance.now() });
  const tokens = createAccessTokens({ secret, clock: Date.now, statuses });
  const signed: IssuedToken[] = [];
  for (let account = 0; account < players; account += 1) {
    const playerId = playerOf(account);
    await pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
         registered_at) VALUES ($1, '', 'GB', 'EUR', 'one-click', now(), now())`,
      [playerId],
    );
    // As after their first bet: compared with the players who excluded themselves.
    await pool.query('INSERT INTO person_noted (player_id) VALUES ($1)', [playerId]);
    const grant = await inTransaction(pool, (client) =>
      sessions.start(client, { playerId, remember: true }),
    );
    signed.push(await tokens.issue(grant));
  }
  let sent = 0;
  const run = randomBytes(4).toString('hex');
  const servers: ChildProcess[] = [];

  return {
    pool,
    host,
    folder,
    firstAccount: Number(accounts[0]),
    next: () => {
      sent += 1;
      const account = (sent * 7) % players;
      const body = JSON.stringify({
        accountId: accounts[account],
        typeId: 1,
        amount: STAKE,
        bets: LEGS,
        changeCoefAction: 2,
      });
      return (
        `POST /betting-api/v1/bets HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${signed[account]?.token}\r\n` +
        `idempotency-key: ${run}-${sent}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      );
    },
    startServer: async ({ hasGate }) => {
      const server = forkModule(new URL('./bets-server.ts', import.meta.url), [
        host,
        secret.toString('hex'),
        ...(hasGate ? ['gate'] : []),
      ]);
      servers.push(server);
      const [{ port }] = (await once(server, 'message')) as [{ port: number }];
      return {
        port,
        stop: async () => {
          server.send('stop');
          await once(server, 'exit');
        },
      };
    },
    stop: async () => {
      for (const server of servers) {
        server.kill();
      }
      await pool.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

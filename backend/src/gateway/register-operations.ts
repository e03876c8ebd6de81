import type { OperatorAccounts } from '../operator/accounts/operator-accounts.ts';
import { registerOperatorAccounts } from '../operator/accounts/operator-account-routes.ts';
import { registerIntegrityRoutes } from '../operator/integrity/integrity-routes.ts';
import type { Integrity } from '../operator/integrity/integrity.ts';
import { registerPlayerRecords } from '../operator/players/player-record-routes.ts';
import { registerTaskRoutes } from '../operator/tasks/task-routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { onceASecond, registerHealth } from '../platform/http/health-routes.ts';
import { registerTechnicalRemote } from '../site/technical/remote-routes.ts';

/** What operators and their machines read about the state of the backend. */
export function registerOperations(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly accounts: OperatorAccounts;
    readonly integrity: Pick<Integrity, 'check'>;
    readonly isClosing: () => boolean;
    readonly isFeedReady: () => boolean;
  },
): void {
  const { pool, clock, operatorToken, isClosing, isFeedReady } = options;
  const database = async () => (await pool.query('SELECT 1')).rowCount === 1;
  const feed = async () => isFeedReady();
  registerTaskRoutes(app, { pool, clock, operatorToken });
  registerIntegrityRoutes(app, { operatorToken, integrity: options.integrity });
  registerPlayerRecords(app, { pool, clock, operatorToken });
  registerOperatorAccounts(app, { pool, operatorToken, accounts: options.accounts });
  registerTechnicalRemote(app, { clock, checks: { database, prices: feed } });
  registerHealth(app, {
    operatorToken,
    isClosing,
    checks: { database: onceASecond(database), feed },
  });
}

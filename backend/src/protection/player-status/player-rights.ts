import { PlayerRightsAnswer } from '@touchline/contracts/identity';
import { ERROR_STATUS } from '@touchline/contracts/errors';
import type { BetGuard } from '../../betting/placement/bet-guard.ts';
import type { DepositGuard } from '../../money/payments/deposit-guard.ts';
import type { WithdrawalGuard } from '../../money/withdrawals/withdrawal-guard.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';

/** The smallest amount there is, minor units: what refuses it refuses any. */
const LEAST = 1;

/** What the acts themselves are checked by. */
export interface RightsGuards {
  readonly betGuard: Pick<BetGuard, 'checkBet'>;
  readonly depositGuard: Pick<DepositGuard, 'checkDeposit'>;
  readonly withdrawalGuard: Pick<WithdrawalGuard, 'check'>;
}

/**
 * What a player may do now: the guards of the acts are asked, not a second list of rules. Which bet, and by which
 * method, is for the act to say.
 * @throws ApiError what the guards cannot say at the moment, e.g. `responsible_gaming_unavailable`
 */
export async function playerRights(
  pool: Pool,
  { betGuard, depositGuard, withdrawalGuard }: RightsGuards,
  playerId: string,
): Promise<PlayerRightsAnswer> {
  const { rows } = await pool.query('SELECT currency FROM player WHERE id = $1', [playerId]);
  const spent = { playerId, amount: LEAST, currency: rows[0]?.currency ?? '' };
  const right = async (check: (client: PoolClient) => Promise<unknown>) => {
    try {
      await inTransaction(pool, check);
      return { isAllowed: true };
    } catch (error) {
      if (isCodedError(error) && ERROR_STATUS[error.code] < 500) {
        return { isAllowed: false, code: error.code };
      }
      throw error;
    }
  };
  return {
    bet: await right((client) => betGuard.checkBet(client, spent)),
    deposit: await right((client) => depositGuard.checkDeposit(client, spent)),
    withdraw: await right((client) => withdrawalGuard.check(client, playerId)),
  };
}

/** The call by which a page, or an application, learns what is open to its player. */
export function registerPlayerRights(app: App, pool: Pool, guards: RightsGuards): void {
  app.get(
    '/web-api/user/v1/rights',
    {
      preHandler: app.requirePlayer,
      schema: { tags: ['player-status'], response: { 200: PlayerRightsAnswer } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return playerRights(pool, guards, playerOf(request).id);
    },
  );
}

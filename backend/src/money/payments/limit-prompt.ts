import type { CreateDeposit } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DepositGuard } from './deposit-guard.ts';

export interface LimitPrompt {
  /** Whether this player still has to answer before depositing. */
  readonly required: (playerId: string) => Promise<boolean>;
  /**
   * Stores the answer with its time and, when it names an amount, sets the limit immediately. It stays
   * even if the deposit itself is refused: the player has said what they want.
   * @throws ApiError `limit_prompt_unanswered`
   */
  readonly settle: (
    /** With the currency of the account that is paid into, in which the amount was typed. */
    player: { readonly id: string; readonly currency: string },
    answer: CreateDeposit['limitAnswer'],
  ) => Promise<void>;
}

/** The question about a deposit limit that the first deposit must answer (UK RTS 12A). */
export function createLimitPrompt(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: DepositGuard;
  readonly isEnabled: () => Promise<boolean>;
}): LimitPrompt {
  const { pool, clock, guard } = options;

  async function required(playerId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'SELECT 1 FROM limit_prompt_answer WHERE player_id = $1',
      [playerId],
    );
    return rowCount === 0 && options.isEnabled();
  }

  return {
    required,
    settle: async (player, answer) => {
      if (!(await required(player.id))) {
        return;
      }
      if (answer === undefined) {
        throw new ApiError(
          'limit_prompt_unanswered',
          'answer the question about a deposit limit before your first deposit',
        );
      }
      const daily = answer === 'none' ? undefined : answer.daily;
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO limit_prompt_answer (player_id, daily_limit, currency, answered_at)
           VALUES ($1, $2, $3, $4) ON CONFLICT (player_id) DO NOTHING`,
          [player.id, daily ?? null, player.currency, new Date(clock())],
        );
        if (rowCount === 1 && daily !== undefined) {
          await guard.setDailyDepositLimit(client, {
            playerId: player.id,
            amount: daily,
            currency: player.currency,
          });
        }
      });
    },
  };
}

import type { RealityCheckAnswer, RealityCheckReply } from '@touchline/contracts/limits';
import { LIMIT_TYPE, isInForce, isUnset } from '@touchline/domain/limits';
import { MINUTE, toEpochSeconds } from '@touchline/domain/time';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from '../../platform/http/player.ts';
import { currentLimits } from './limit-store.ts';

export interface RealityChecks {
  /** Notes what a player answered to a check. */
  readonly reply: (player: Player, reply: RealityCheckReply['data']['attributes']) => Promise<void>;
  /**
   * The course of this sign-in so far, and when the next check is due: counted from the last answer,
   * or from where the sign-in or the request for checks began.
   */
  readonly read: (player: Player) => Promise<RealityCheckAnswer>;
}

export interface RealityCheckOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Whether "do not show again" counts, until the sign-in ends. */
  readonly maySilence: () => Promise<boolean>;
  /** What has moved since a moment, in minor units of the player's currency. */
  readonly moved: (
    playerId: string,
    since: number,
  ) => Promise<{
    readonly staked: number;
    readonly result: number;
    readonly currency: string;
  }>;
}

const SIGN_IN = `SELECT s.created_at,
         (SELECT max(replied_at) FROM reality_check_reply WHERE player_id = s.player_id)
           AS replied_at,
         EXISTS (SELECT 1 FROM reality_check_reply
                 WHERE session_id = s.id AND action = 'continue' AND do_not_show_again)
           AS is_silenced
  FROM player_session s WHERE s.id = $1`;

/** Reality checks (product.txt §4.4): the answers are kept, and the time of the next follows from them. */
export function createRealityChecks(options: RealityCheckOptions): RealityChecks {
  const { pool, clock, maySilence, moved } = options;

  async function signInOf(player: Player): Promise<RowOf<typeof SIGN_IN>> {
    const { rows } = await pool.query(SIGN_IN, [player.sessionId]);
    if (rows[0] === undefined) {
      throw new ApiError('unauthorized', 'this sign-in has ended');
    }
    return rows[0];
  }

  return {
    reply: async (player, { action, do_not_show_again, popup_show_at }) => {
      await pool.query(
        `INSERT INTO reality_check_reply
           (player_id, session_id, action, do_not_show_again, shown_at, replied_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          player.id,
          player.sessionId,
          action,
          do_not_show_again,
          new Date(popup_show_at * 1000),
          new Date(clock()),
        ],
      );
    },
    read: async (player) => {
      const now = clock();
      const [signIn, limits, allowed] = await Promise.all([
        signInOf(player),
        currentLimits(pool, { playerId: player.id, now }),
        maySilence(),
      ]);
      const limit = limits.find(
        (held) => held.type === LIMIT_TYPE.realityCheck && isInForce(held, now) && !isUnset(held),
      );
      const startedAt = signIn.created_at.getTime();
      const from = Math.max(startedAt, limit?.startsAt ?? 0, signIn.replied_at?.getTime() ?? 0);
      const isSilent = limit === undefined || (allowed && signIn.is_silenced);
      return {
        startedAt: toEpochSeconds(startedAt),
        nextAt: isSilent ? null : toEpochSeconds(from + limit.value * MINUTE),
        ...(await moved(player.id, startedAt)),
        maySilence: allowed,
      };
    },
  };
}

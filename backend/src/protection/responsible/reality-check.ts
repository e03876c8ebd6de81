import type { RealityCheckAnswer, RealityCheckReply } from '@touchline/contracts/limits';
import { LIMIT_TYPE, isInForce, isUnset, nextRealityCheck } from '@touchline/domain/limits';
import { toEpochSeconds } from '@touchline/domain/time';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from '../../platform/http/player.ts';
import { currentLimits, type StoredLimit } from './limit-store.ts';

export interface RealityChecks {
  /** Notes what a player answered to a check. */
  readonly reply: (player: Player, reply: RealityCheckReply['data']['attributes']) => Promise<void>;
  /**
   * The course of this sign-in so far, and when the next check is due: counted from the last answer,
   * or from where the sign-in or the request for checks began.
   */
  readonly read: (player: Player) => Promise<RealityCheckAnswer>;
  /**
   * Refuses what a player does while a check is due that they have not acknowledged.
   * @throws ApiError `reality_check_due`
   */
  readonly assertAcknowledged: (
    client: Queryable,
    playerId: string,
    limits: readonly StoredLimit[],
  ) => Promise<void>;
}

export interface RealityCheckOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Whether "do not show again" counts, until the sign-in ends. */
  readonly maySilence: () => Promise<boolean>;
  /** Whether bets wait until a check that is due has been acknowledged. */
  readonly stopsBets: () => Promise<boolean>;
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
         (SELECT max(replied_at) FROM reality_check_reply
          WHERE player_id = s.player_id AND (action = 'continue' OR NOT $2)) AS replied_at,
         EXISTS (SELECT 1 FROM reality_check_reply
                 WHERE session_id = s.id AND action = 'continue' AND do_not_show_again)
           AS is_silenced
  FROM player_session s WHERE s.id = $1`;

const LATEST_SIGN_IN = `SELECT max(s.created_at) AS created_at,
         (SELECT max(replied_at) FROM reality_check_reply
          WHERE player_id = $1 AND action = 'continue') AS replied_at,
         coalesce(bool_or(EXISTS (SELECT 1 FROM reality_check_reply
           WHERE session_id = s.id AND action = 'continue' AND do_not_show_again)), false)
           AS is_silenced
  FROM player_session s WHERE s.player_id = $1 AND s.ended_at IS NULL`;

/** The reality check in force among a player's limits, if any. */
function realityCheckOf(limits: readonly StoredLimit[], now: number): StoredLimit | undefined {
  return limits.find(
    (held) => held.type === LIMIT_TYPE.realityCheck && isInForce(held, now) && !isUnset(held),
  );
}

/** Reality checks (product.txt §4.4): the answers are kept, and the time of the next follows from them. */
export function createRealityChecks(options: RealityCheckOptions): RealityChecks {
  const { pool, clock, maySilence, stopsBets, moved } = options;

  async function signInOf(player: Player): Promise<RowOf<typeof SIGN_IN>> {
    const { rows } = await pool.query(SIGN_IN, [player.sessionId, await stopsBets()]);
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
      const [signIn, limits, isAllowed, mustAcknowledge] = await Promise.all([
        signInOf(player),
        currentLimits(pool, { playerId: player.id, now }),
        maySilence(),
        stopsBets(),
      ]);
      const limit = realityCheckOf(limits, now);
      const signedInAt = signIn.created_at.getTime();
      const isSilent = limit === undefined || (isAllowed && signIn.is_silenced);
      return {
        startedAt: toEpochSeconds(signedInAt),
        nextAt: isSilent
          ? null
          : toEpochSeconds(
              nextRealityCheck({
                minutes: limit.value,
                setAt: limit.startsAt,
                signedInAt,
                acknowledgedAt: signIn.replied_at?.getTime(),
              }),
            ),
        ...(await moved(player.id, signedInAt)),
        maySilence: isAllowed,
        mustAcknowledge,
      };
    },
    assertAcknowledged: async (client, playerId, limits) => {
      const now = clock();
      const limit = realityCheckOf(limits, now);
      if (limit === undefined || !(await stopsBets())) {
        return;
      }
      const { rows } = await client.query(LATEST_SIGN_IN, [playerId]);
      const [latest] = rows;
      const isDue =
        nextRealityCheck({
          minutes: limit.value,
          setAt: limit.startsAt,
          signedInAt: latest?.created_at?.getTime() ?? 0,
          acknowledgedAt: latest?.replied_at?.getTime(),
        }) <= now;
      if (isDue && !(latest?.is_silenced === true && (await maySilence()))) {
        throw new ApiError('reality_check_due', 'acknowledge the reality check first');
      }
    },
  };
}

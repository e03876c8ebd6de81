import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { GameSession } from '../sessions/game-session-store.ts';
import type { FreeRounds } from './wallet-command.ts';

/** The free rounds that are left to the player of a session, for its game and in its currency. */
export async function freeRoundsOf(
  client: Queryable,
  {
    provider,
    session,
    now,
  }: {
    readonly provider: string;
    readonly session: Pick<GameSession, 'player_id' | 'game' | 'currency'>;
    /** Milliseconds since epoch. */
    readonly now: number;
  },
): Promise<readonly FreeRounds[]> {
  const { rows } = await client.query({
    name: 'gaming.free-rounds',
    text: `SELECT own.reward, gift.stake, gift.rounds - own.used AS left_over, gift.expires_at
           FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id
           WHERE own.player_id = $1 AND gift.provider = $2 AND gift.game = $3 AND gift.currency = $4
             AND gift.expires_at > $5 AND gift.withdrawn_at IS NULL AND own.used < gift.rounds
           ORDER BY gift.expires_at, gift.id LIMIT 20`,
    values: [session.player_id, provider, session.game, session.currency, new Date(now)],
  });
  return rows.map((row) => ({
    reward: row.reward,
    stake: exactNumber(row.stake),
    left: row.left_over ?? 0,
    expiresAt: row.expires_at.getTime(),
  }));
}

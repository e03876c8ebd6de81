import type { GameSessionAnswer } from '@touchline/contracts/casino';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** What a player has staked and won in a session: rounds of its account since it was opened, in its game. */
export async function sessionPosition(
  client: Queryable,
  { id, playerId, now }: { readonly id: string; readonly playerId: string; readonly now: number },
): Promise<GameSessionAnswer | undefined> {
  const { rows } = await client.query({
    name: 'gaming.session-position',
    text: `SELECT session.currency, account.balance, session.opened_at, session.expires_at,
        coalesce(sum(round.staked), 0)::bigint AS staked, coalesce(sum(round.won), 0)::bigint AS won
      FROM game_session session
      JOIN account ON account.id = session.account_id
      LEFT JOIN game_round round ON round.player_id = session.player_id
        AND round.account_id = session.account_id AND round.provider = session.provider
        AND round.game = session.game AND round.opened_at >= session.opened_at
      WHERE session.id = $1 AND session.player_id = $2
      GROUP BY session.id, account.id`,
    values: [id, playerId],
  });
  const row = rows[0];
  return (
    row && {
      currency: row.currency,
      balance: exactNumber(row.balance ?? '0'),
      staked: exactNumber(row.staked ?? '0'),
      won: exactNumber(row.won ?? '0'),
      openedAt: row.opened_at.getTime(),
      now,
      isOver: row.expires_at.getTime() <= now,
    }
  );
}

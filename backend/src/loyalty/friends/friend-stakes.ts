import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import type { CountedChange } from '../counted-change.ts';

/**
 * Adds stakes that count to the invitations of those who were invited, and decides those with enough. An account
 * of the same person as the inviter's earns nothing.
 */
export async function addFriendStakes(
  client: PoolClient,
  { changes, now }: { readonly changes: readonly CountedChange[]; readonly now: number },
): Promise<void> {
  const counted = changes.filter(({ clubStake }) => clubStake !== 0);
  if (counted.length === 0) {
    return;
  }
  const { rows } = await client.query({
    name: 'loyalty.add-friend-stakes',
    // A bet that was placed in time and is decided afterwards is late: the terms say so.
    text: `UPDATE invited_friend SET staked = greatest(0, invited_friend.staked + added.stake)
           FROM (SELECT player, sum(stake)::bigint AS stake
                 FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[])
                   AS change (player, stake, at)
                 JOIN invited_friend friend ON friend.friend_id = player AND at < friend.until_at
                 GROUP BY player) added
           WHERE friend_id = added.player AND state = 'waiting'
           RETURNING id, invited_friend.staked, required`,
    values: [
      counted.map(({ playerId }) => playerId),
      counted.map(({ clubStake }) => clubStake),
      counted.map(({ at }) => new Date(at)),
    ],
  });
  const reached = rows.filter(
    ({ staked, required }) => exactNumber(staked) >= exactNumber(required),
  );
  await client.query({
    name: 'loyalty.decide-friends',
    text: `UPDATE invited_friend SET decided_at = $2,
             state = CASE WHEN share_person(friend_id, inviter_id) THEN 'refused' ELSE 'due' END
           WHERE id = ANY ($1::bigint[])`,
    values: [reached.map(({ id }) => id), new Date(now)],
  });
}

import type { Reward } from '@touchline/contracts/loyalty';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

const REWARDS = `SELECT kind, id, state, currency, amount, percent, at, expires_at FROM (
    SELECT 'cashback' AS kind, id::text AS id, CASE state WHEN 'paid' THEN 'received' ELSE 'due' END AS state,
      currency, amount, NULL::text AS percent, coalesce(paid_at, to_at) AS at,
      NULL::timestamptz AS expires_at
    FROM cashback_period WHERE player_id = $1 AND state IN ('due', 'paid')
    UNION ALL
    SELECT 'friend', id::text, CASE state WHEN 'paid' THEN 'received' ELSE 'due' END, reward_currency,
      reward, NULL, decided_at, NULL
    FROM invited_friend WHERE inviter_id = $1 AND state IN ('due', 'paid')
    UNION ALL
    SELECT 'bonus', bonus.id::text,
      CASE state WHEN 'active' THEN 'active' WHEN 'converted' THEN 'received' ELSE 'ended' END,
      currency, amount, NULL, given_at, CASE state WHEN 'active' THEN expires_at END
    FROM bonus JOIN account ON account.id = account_id WHERE bonus.player_id = $1
    UNION ALL
    SELECT 'promo-code', promo.code,
      CASE WHEN used.code IS NOT NULL THEN 'used' WHEN promo.expires_at <= $2 THEN 'expired'
        ELSE 'active' END,
      currency, CASE kind WHEN 'free-bet' THEN amount END, promo.percent::text, NULL,
      CASE WHEN used.code IS NULL THEN promo.expires_at END
    FROM promo_code promo
    LEFT JOIN promo_code_use used ON used.code = promo.code AND used.player_id = $1
    WHERE promo.player_id = $1
  ) reward
  ORDER BY state NOT IN ('due', 'active'), coalesce(at, expires_at) DESC NULLS LAST, kind, id LIMIT 100`;

/** What a player has earned or was given: what can be used first, then the latest. */
export async function readRewards(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<readonly Reward[]> {
  const { rows } = await client.query({
    name: 'loyalty.rewards',
    text: REWARDS,
    values: [playerId, new Date(now)],
  });
  return rows.map((row) => ({
    kind: row.kind as Reward['kind'],
    id: row.id ?? '',
    state: row.state as Reward['state'],
    currency: row.currency ?? '',
    ...(row.amount !== null && { amount: exactNumber(row.amount) }),
    ...(row.percent !== null && { percent: Number(row.percent) }),
    ...(row.at !== null && { at: row.at.getTime() }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at.getTime() }),
  }));
}

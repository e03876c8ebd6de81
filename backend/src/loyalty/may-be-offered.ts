import { mayReadPromotions } from '@touchline/domain/messages';
import { marketingRefusalOf } from '../identity/marketing/may-market.ts';
import type { Queryable } from '../platform/database/queryable.ts';

/**
 * Whether a player may be shown something that invites to play more: an adult whose identity is not in question,
 * neither banned, excluded, on a break nor closed, and without a sign of harm in how they play.
 */
export async function mayBeOffered(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<boolean> {
  const refusal = await marketingRefusalOf(client, { playerId, channel: 'page', now });
  if (!mayReadPromotions(refusal)) {
    return false;
  }
  const { rowCount } = await client.query({
    name: 'loyalty.behaviour-flags',
    text: 'SELECT FROM behaviour_flag WHERE player_id = $1 AND ended_at IS NULL LIMIT 1',
    values: [playerId],
  });
  return rowCount === 0;
}

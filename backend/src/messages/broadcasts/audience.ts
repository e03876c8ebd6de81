import type { BroadcastAudience, BroadcastReach } from '@touchline/contracts/broadcasts';
import { mayBeSentPromotions } from '../../identity/marketing/may-market.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Whom a broadcast is for. */
export interface Audience {
  readonly kind: 'operator' | 'promotion';
  readonly audience: BroadcastAudience;
  /** Players who registered later do not get it. */
  readonly registeredBy: number;
  readonly now: number;
  /** The language of players whose pages were never seen. */
  readonly fallback: string;
}

const COUNTED_AT_ONCE = 2_000;

/** Players of an audience after one, in the order of their numbers. */
export async function playersOf(
  client: Queryable,
  { audience, registeredBy, now, fallback }: Audience,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'broadcasts.audience',
    text: `SELECT player.id FROM player
             LEFT JOIN contact_settings contact ON contact.player_id = player.id
             LEFT JOIN player_status status ON status.player_id = player.id
           WHERE player.id > $1 AND registered_at <= $2
             AND ($3::bigint IS NULL OR player.id = $3)
             AND ($4::text[] IS NULL OR player.country = ANY ($4))
             AND ($5::text[] IS NULL OR coalesce(contact.language, $6) = ANY ($5))
             AND ($7::text[] IS NULL OR player.currency = ANY ($7))
             AND ($8::text IS NULL OR $8 = CASE
               WHEN is_excluded(player.id, $9) THEN 'excluded'
               WHEN coalesce(status.ban_level, 0) > 0 THEN 'banned' ELSE 'good' END)
           ORDER BY player.id LIMIT $10`,
    values: [
      after,
      new Date(registeredBy),
      audience.playerId ?? null,
      audience.countries ?? null,
      audience.languages ?? null,
      fallback,
      audience.currencies ?? null,
      audience.standing ?? null,
      new Date(now),
      most,
    ],
  });
  return rows.map(({ id }) => id);
}

/** Those of some players who may be sent a broadcast at the moment. */
export async function permittedOf(
  client: Queryable,
  { kind, now }: Pick<Audience, 'kind' | 'now'>,
  playerIds: readonly string[],
): Promise<readonly string[]> {
  return kind === 'promotion'
    ? mayBeSentPromotions(client, { playerIds, channel: 'page', now })
    : playerIds;
}

/** How many players a broadcast is for, and how many of them may be sent it. */
export async function reachOf(client: Queryable, audience: Audience): Promise<BroadcastReach> {
  let after = '0';
  let matching = 0;
  let permitted = 0;
  for (;;) {
    const players = await playersOf(client, audience, { after, most: COUNTED_AT_ONCE });
    matching += players.length;
    permitted += (await permittedOf(client, audience, players)).length;
    if (players.length < COUNTED_AT_ONCE) {
      return { matching, permitted };
    }
    after = players.at(-1) ?? after;
  }
}

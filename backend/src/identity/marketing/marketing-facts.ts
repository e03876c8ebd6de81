import type { ContactChannel, MarketingFacts } from '@touchline/domain/messages';
import type { Queryable } from '../../platform/database/queryable.ts';

/** What decides whether players may be sent promotions on a channel, by player; those who do not exist are missing. */
export async function marketingFacts(
  client: Queryable,
  {
    playerIds,
    channel,
    now,
  }: {
    readonly playerIds: readonly string[];
    readonly channel: ContactChannel;
    readonly now: number;
  },
): Promise<ReadonlyMap<string, MarketingFacts>> {
  const { rows } = await client.query({
    name: 'marketing.facts',
    text: `SELECT player.id, birthday::text AS birthday,
             coalesce(status.ban_level, 0) > 0 AS is_banned,
             coalesce(status.is_need_identification, false) AS must_identify,
             is_excluded(player.id, $3) AS is_excluded,
             EXISTS (SELECT FROM player_limit WHERE player_limit.player_id = player.id
               AND limit_type = 33 AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > $3))
               AS is_on_break,
             EXISTS (SELECT FROM account_closure closure WHERE closure.player_id = player.id
               AND reopened_at IS NULL) AS is_closed,
             coalesce((SELECT is_given FROM marketing_consent consent
               WHERE consent.player_id = player.id AND channel = $2 ORDER BY consent.id DESC LIMIT 1),
               false) AS has_consent
           FROM player LEFT JOIN player_status status ON status.player_id = player.id
           WHERE player.id = ANY ($1::bigint[])`,
    values: [playerIds, channel, new Date(now)],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        isBanned: row.is_banned === true,
        isExcluded: row.is_excluded === true,
        isOnBreak: row.is_on_break === true,
        isClosed: row.is_closed === true,
        mustIdentify: row.must_identify === true,
        birthday: row.birthday ?? undefined,
        hasConsent: row.has_consent === true,
      },
    ]),
  );
}

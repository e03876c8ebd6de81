import { OPTIONAL_REWARDS, type OptionalReward } from '@touchline/contracts/loyalty';
import { mayReadPromotions } from '@touchline/domain/messages';
import { marketingRefusalOf } from '../identity/marketing/may-market.ts';
import type { Queryable } from '../platform/database/queryable.ts';

interface PlayerAt {
  readonly playerId: string;
  /** Milliseconds since epoch. */
  readonly now: number;
}

/**
 * Whether nothing new may be given to a player that rewards playing: they are excluded or on a break, or how they
 * play shows a sign of harm.
 */
export async function isProtected(
  client: Queryable,
  { playerId, now }: PlayerAt,
): Promise<boolean> {
  const { rows } = await client.query({
    name: 'loyalty.is-protected',
    text: `SELECT is_excluded($1, $2)
             OR EXISTS (SELECT FROM behaviour_flag WHERE player_id = $1 AND ended_at IS NULL)
             OR EXISTS (SELECT FROM player_limit WHERE player_id = $1 AND limit_type = 33
               AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > $2)) AS is_protected`,
    values: [playerId, new Date(now)],
  });
  return rows[0]?.is_protected === true;
}

/** Whether a player takes part in cashback; they do until they turn it off. */
export async function isCashbackWanted(client: Queryable, playerId: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'loyalty.is-cashback-wanted',
    text: `SELECT is_reward_wanted($1, 'isCashbackWanted') AS is_wanted`,
    values: [playerId],
  });
  return rows[0]?.is_wanted !== false;
}

/** What a player has turned off of bonuses and cashback. */
export async function declinedBy(
  client: Queryable,
  playerId: string,
): Promise<readonly OptionalReward[]> {
  const { rows } = await client.query(
    `SELECT is_reward_wanted($1, 'isBonusWanted') AS bonus,
       is_reward_wanted($1, 'isCashbackWanted') AS cashback`,
    [playerId],
  );
  return OPTIONAL_REWARDS.filter((kind) => rows[0]?.[kind] === false);
}

/**
 * Whether a player may be shown something that invites to play more: an adult whose identity is not in question,
 * neither banned nor closed nor protected.
 */
export async function mayBeOffered(client: Queryable, player: PlayerAt): Promise<boolean> {
  const refusal = await marketingRefusalOf(client, { ...player, channel: 'page' });
  return mayReadPromotions(refusal) && !(await isProtected(client, player));
}

/** Why a player is shown no offers; undefined where they may be. */
export async function offerRefusalOf(
  client: Queryable,
  player: PlayerAt,
): Promise<'no-consent' | 'protected' | undefined> {
  if (!(await mayBeOffered(client, player))) {
    return 'protected';
  }
  const refusal = await marketingRefusalOf(client, { ...player, channel: 'page' });
  return refusal === undefined ? undefined : 'no-consent';
}

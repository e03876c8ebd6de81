import type { ChallengeRefusal } from '@touchline/contracts/challenges';
import { marketingRefusalOf } from '../../identity/marketing/may-market.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { declinedBy, isProtected } from '../may-be-offered.ts';

/** Whether a player could stake nothing at the moment, for a limit of money or time that they have set. */
export type IsAtLimit = (client: Pool | PoolClient, playerId: string) => Promise<boolean>;

/**
 * Why a player has no challenges; undefined where they may. A challenge invites to play, so it asks what every promotion
 * does, and in addition whether the player wants bonuses and has anything left of their own limits. A flag that the
 * house has raised is not named (ADR 0095).
 */
export async function challengeRefusalOf(
  client: Pool | PoolClient,
  player: { readonly playerId: string; readonly now: number },
  isAtLimit: IsAtLimit,
): Promise<ChallengeRefusal | undefined> {
  const refusal = await marketingRefusalOf(client, { ...player, channel: 'page' });
  switch (refusal) {
    case 'excluded':
    case 'break':
    case 'closed':
      return 'break';
    case 'banned':
    case 'unverified':
    case 'age-unknown':
    case 'under-age':
      return 'not-offered';
    case 'no-consent':
    case undefined:
      break;
  }
  if (await isProtected(client, player)) {
    return 'not-offered';
  }
  if ((await declinedBy(client, player.playerId)).includes('bonus')) {
    return 'declined';
  }
  return (await isAtLimit(client, player.playerId)) ? 'limit' : refusal;
}

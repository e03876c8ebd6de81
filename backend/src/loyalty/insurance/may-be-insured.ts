import type { Queryable } from '../../platform/database/queryable.ts';
import { declinedBy, mayBeOffered } from '../may-be-offered.ts';

/** Whether the bets of a player are insured where the site offers it: it invites to play, and it gives a bonus. */
export async function mayBeInsured(
  client: Queryable,
  player: { readonly playerId: string; readonly now: number },
): Promise<boolean> {
  const declined = await declinedBy(client, player.playerId);
  return !declined.includes('bonus') && (await mayBeOffered(client, player));
}

import {
  type ContactChannel,
  type MarketingRefusal,
  marketingRefusal,
} from '@touchline/domain/messages';
import type { Queryable } from '../../platform/database/queryable.ts';
import { marketingFacts } from './marketing-facts.ts';

interface Audience {
  readonly playerIds: readonly string[];
  readonly channel: ContactChannel;
  readonly now: number;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Those of some players who may be sent promotions on a channel, at the moment. Every sender of a promotion
 * goes through it, in the transaction that sends.
 */
export async function mayBeSentPromotions(
  client: Queryable,
  audience: Audience,
): Promise<readonly string[]> {
  const facts = await marketingFacts(client, audience);
  const today = dayOf(audience.now);
  return audience.playerIds.filter((id) => {
    const known = facts.get(id);
    return known !== undefined && marketingRefusal(known, today) === undefined;
  });
}

/** Why a player may not be sent promotions on a channel; undefined where they may. */
export async function marketingRefusalOf(
  client: Queryable,
  { playerId, ...rest }: Omit<Audience, 'playerIds'> & { readonly playerId: string },
): Promise<MarketingRefusal | undefined> {
  const facts = await marketingFacts(client, { ...rest, playerIds: [playerId] });
  const known = facts.get(playerId);
  return known === undefined ? 'closed' : marketingRefusal(known, dayOf(rest.now));
}

import type { OddsApiClient } from './odds-api-client.ts';
import { sportOfKey } from './odds-api-markets.ts';

/** More sports than this are not followed unasked: each costs with every round. */
const MOST_SPORTS_UNASKED = 6;

/**
 * The keys of the sports to follow: those asked for, otherwise the first on offer, and of both only what
 * can be settled.
 */
export async function sportsToFollow(
  client: Pick<OddsApiClient, 'sports'>,
  asked: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (asked !== undefined) {
    return asked.filter((key) => sportOfKey(key) !== undefined);
  }
  const sports = await client.sports();
  const usable = sports.filter(
    ({ key }) => sportOfKey(key) !== undefined && !key.endsWith('_winner'),
  );
  return usable.slice(0, MOST_SPORTS_UNASKED).map(({ key }) => key);
}

import type { PersonalData } from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readPersonalData } from '../player-configuration/user-configuration.ts';

/**
 * What is stored of who a player is.
 * @throws ApiError `not_found`
 */
export async function ownPersonalData(pool: Pool, playerId: string): Promise<PersonalData> {
  const found = await readPersonalData(pool, playerId);
  if (found === undefined) {
    throw new ApiError('not_found', 'this account no longer exists');
  }
  return found;
}

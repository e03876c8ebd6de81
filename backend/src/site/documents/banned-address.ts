import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { parseAddress } from '@touchline/domain/navigation';
import { isBlockPath, MAINTENANCE_PATH } from '@touchline/domain/site';
import { ApiError } from '../../platform/http/api-error.ts';

/** Pages that redirect all visitors for whom they do not replace the site. */
function sendsOn(path: string): boolean {
  return isBlockPath(path) || path === MAINTENANCE_PATH;
}

/**
 * Refuses an address for banned players that would send them on to the home page, which sends them back.
 * @param publicUrl of the site, where it is configured
 * @throws ApiError `validation_failed`
 */
export function assertBannedAddress(
  { bannedAddress, languages }: Pick<CoreConfiguration, 'bannedAddress' | 'languages'>,
  publicUrl: string | undefined,
): void {
  const isOwn =
    !URL.canParse(bannedAddress) ||
    (publicUrl !== undefined && new URL(bannedAddress).origin === new URL(publicUrl).origin);
  if (isOwn && sendsOn(parseAddress(bannedAddress, languages).path)) {
    throw new ApiError('validation_failed', 'banned players cannot stay on this page', {
      details: [{ path: '/bannedAddress', problem: 'sends players without a block home' }],
    });
  }
}

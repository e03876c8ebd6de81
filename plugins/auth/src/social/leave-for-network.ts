import type { OfferedNetwork } from '@touchline/contracts/identity';
import type { PluginContext } from '@touchline/plugin-api';
import { beginSocialCode } from './social.resource.ts';

/**
 * Leaves for a network, which sends the visitor back to the sign-in page.
 * @throws ApplicationError `unavailable`, `social_unavailable`
 */
export async function leaveForNetwork(
  { config, http, i18n }: PluginContext,
  network: OfferedNetwork,
): Promise<void> {
  const core = config.core.get();
  const address = await beginSocialCode(http, {
    network,
    language: i18n.language,
    currency: core.currencies[0] ?? '',
    countryId: core.currentCountryId ?? 0,
  });
  globalThis.window.location.assign(address);
}

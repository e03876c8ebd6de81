import { HostSettings } from '@touchline/contracts';

/** What the operator decides about the slip beyond the site's rules for taking bets. */
export const settings = HostSettings;
export type CouponPluginSettings = HostSettings;

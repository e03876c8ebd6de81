import { HostOrigins } from '@touchline/contracts/configuration';
import { settingsReader } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** What the operator decides about the slip beyond the site's rules for taking bets. */
export const settings = z.object({
  /** Origins of the pages that may show this site in a frame and are notified of the slip. */
  hostOrigins: z._default(HostOrigins, []),
});

/** The settings in force. */
export const settingsOf = settingsReader(settings);

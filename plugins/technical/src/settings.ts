import { settingsReader } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** How the operator has visitors prompted for their age. */
export const settings = z.object({
  /** How long a confirmed age is valid: three days, or as long as the tab is open. */
  ageConfirmation: z._default(z.enum(['days', 'session']), 'days'),
  /** Minimum age by country code where it is another one than the site's. */
  ageByCountry: z._default(z.record(z.string(), z.number()), {}),
});

/** The settings in force. */
export const settingsOf = settingsReader(settings);

import { HostOrigins } from '@touchline/contracts';
import * as z from 'zod/mini';

/** What the operator decides about the slip beyond the site's rules for taking bets. */
export const settings = z.object({
  /** Origins of the pages that may hold this site in a frame and are notified of the slip. */
  hostOrigins: z._default(HostOrigins, []),
});

declare module '@touchline/plugin-api' {
  interface PluginSettings extends z.infer<typeof settings> {}
}

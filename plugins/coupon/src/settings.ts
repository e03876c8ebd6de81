import * as z from 'zod/mini';

/** What the operator decides about the slip beyond the site's rules for taking bets. */
export const settings = z.object({
  /** Origins of the pages that may hold this site in a frame and hear of the slip. */
  hostOrigins: z._default(z.array(z.string().check(z.regex(/^https?:\/\/[^/\s*]+$/))), []),
});
export type CouponPluginSettings = z.infer<typeof settings>;

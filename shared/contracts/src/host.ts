import * as z from 'zod/mini';

/**
 * Settings of the slip (`plugin.coupon`) that concern the application around the site. They stand
 * in a header too, so an origin is nothing but scheme, host and port.
 */
export const HostSettings = z.object({
  /** Origins of the pages that may hold this site in a frame and hear of the slip. */
  hostOrigins: z._default(
    z.array(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/))),
    [],
  ),
});
export type HostSettings = z.infer<typeof HostSettings>;

import * as z from 'zod/mini';

/**
 * Origins of pages that may show this site in a frame. They go into a header, so an origin is nothing
 * but scheme, host and port.
 */
export const HostOrigins = z.array(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/)));
export type HostOrigins = z.infer<typeof HostOrigins>;

import * as z from 'zod/mini';

/** Milliseconds since epoch, as a query has them. */
const Instant = z.string().check(z.regex(/^\d{1,13}$/));

/** Part of a query: from a moment until before another. */
export const Period = z.object({ from: z.optional(Instant), to: z.optional(Instant) });
export type Period = z.infer<typeof Period>;

import * as z from 'zod/mini';

const LATEST = 7_258_118_400_000;
const Instant = z.coerce.number().check(z.int(), z.gte(0), z.lte(LATEST));

/** Part of a query: from a moment until before another, in milliseconds since epoch. */
export const Period = z.object({ from: z.optional(Instant), to: z.optional(Instant) });
export type Period = z.infer<typeof Period>;

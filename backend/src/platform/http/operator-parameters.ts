import * as z from 'zod/mini';

/** The player whom an operator's route is about. */
export const PlayerParameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

/** A page of a list whose rows are numbered: the number of the last row of the page before. */
export const NumberCursor = z.object({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});

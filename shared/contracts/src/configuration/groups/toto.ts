import * as z from 'zod/mini';

/** Pools: lotteries and totos whose stakes the winners share. */
export const TotoConfiguration = z.object({
  /** Whether draws are opened and tickets sold. Draws that are open are held, and winners paid, all the same. */
  lotteries: z._default(z.boolean(), false),
  /** The same for rounds of matches. */
  rounds: z._default(z.boolean(), false),
  /** How long before its first kick-off a round of matches is opened at least, in minutes. */
  leadMinutes: z._default(z.int().check(z.minimum(1), z.maximum(1_440)), 60),
  /** How long results may still be corrected before a round is shared, in minutes. */
  correctionMinutes: z._default(z.int().check(z.minimum(0), z.maximum(1_440)), 10),
});

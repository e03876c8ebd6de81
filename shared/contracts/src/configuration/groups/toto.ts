import * as z from 'zod/mini';

/** Pools: lotteries whose stakes the winners share. */
export const TotoConfiguration = z.object({
  /** Whether draws are opened and tickets sold. Draws that are open are held, and winners paid, all the same. */
  lotteries: z._default(z.boolean(), false),
});

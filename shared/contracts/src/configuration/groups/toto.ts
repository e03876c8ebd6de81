import * as z from 'zod/mini';

/** Bets at fixed odds on draws of the site's own lotteries. */
const DrawBetsConfiguration = z.object({
  /** Whether they are taken, where lotteries are offered. Open ones are settled all the same. */
  isOffered: z._default(z.boolean(), false),
  /**
   * What all bets on one draw in a currency may pay beyond their stakes if each of them wins, in major units; a
   * currency that is not listed takes that of `*`. Stakes have the limits of the group `betting`.
   */
  liability: z._default(z.record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d+)?$/))), {
    EUR: '50000',
    USD: '50000',
    GBP: '50000',
    TRY: '1500000',
    '*': '5000000',
  }),
});

/** Pools: lotteries and totos whose stakes the winners share. */
export const TotoConfiguration = z.object({
  /** Whether draws are opened and tickets sold. Draws that are open are held, and winners paid, all the same. */
  lotteries: z._default(z.boolean(), false),
  drawBets: z._default(DrawBetsConfiguration, () => DrawBetsConfiguration.parse({})),
  /** The same for rounds of matches. */
  rounds: z._default(z.boolean(), false),
  /** How long before its first kick-off a round of matches is opened at least, in minutes. */
  leadMinutes: z._default(z.int().check(z.minimum(1), z.maximum(1_440)), 60),
  /** How long results may still be corrected before a round is shared, in minutes. */
  correctionMinutes: z._default(z.int().check(z.minimum(0), z.maximum(1_440)), 10),
});

import { EARLY_PAYOUT_SPORTS } from '@touchline/domain/offers';
import * as z from 'zod/mini';

const SPORTS = Object.keys(EARLY_PAYOUT_SPORTS) as (keyof typeof EARLY_PAYOUT_SPORTS)[];

/** A sport whose backed winner is paid once it is so far ahead. */
export const EarlyPayoutRow = z.object({
  sport: z.enum(SPORTS),
  /** Goals or points ahead. */
  lead: z.number().check(z.int(), z.minimum(2), z.maximum(60)),
  /** Ids of the competitions that have it; none for all of them. */
  champs: z._default(z.array(z.number().check(z.int(), z.minimum(1))).check(z.maxLength(200)), []),
});

/** Legs that are won before the end of their match (ADR 0147). A gift: it may cost more than the margin. */
export const EarlyPayoutOffer = z.object({
  isOffered: z._default(z.boolean(), false),
  sports: z._default(
    z.array(EarlyPayoutRow).check(
      z.maxLength(20),
      z.refine((rows) => rows.every(({ sport, lead }) => lead >= EARLY_PAYOUT_SPORTS[sport].least), {
        error: 'a lead of this sport must be larger',
      }),
    ),
    [
      { sport: 'football', lead: 2, champs: [] },
      { sport: 'basketball', lead: 20, champs: [] },
      { sport: 'american-football', lead: 17, champs: [] },
      { sport: 'ice-hockey', lead: 3, champs: [] },
    ],
  ),
});

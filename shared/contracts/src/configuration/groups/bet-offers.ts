import { EARLY_PAYOUT_SPORTS } from '@touchline/domain/offers';
import { isAmountOf } from '@touchline/domain/money';
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
      z.refine(
        (rows) => rows.every(({ sport, lead }) => lead >= EARLY_PAYOUT_SPORTS[sport].least),
        {
          error: 'a lead of this sport must be larger',
        },
      ),
    ),
    [
      { sport: 'football', lead: 2, champs: [] },
      { sport: 'basketball', lead: 20, champs: [] },
      { sport: 'american-football', lead: 17, champs: [] },
      { sport: 'ice-hockey', lead: 3, champs: [] },
    ],
  ),
});

const Price = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));

/** The stake of an accumulator as bonus money where exactly one leg is lost (ADR 0147). */
export const InsuranceOffer = z.object({
  isOffered: z._default(z.boolean(), false),
  /** Selections at least, each at this price or more. */
  minLegs: z._default(z.number().check(z.int(), z.minimum(3), z.maximum(20)), 5),
  minCoef: z._default(Price, '2.00'),
  /** The most that comes back, in major units; a currency that is not listed has no insurance. */
  maximums: z._default(
    z.record(z.string(), z.string()).check(
      // Of unknown currencies there is no amount.
      z.refine(
        (all) =>
          Object.entries(all).every(
            ([currency, text]) => isAmountOf({ text, currency }) && /[1-9]/.test(text),
          ),
        { error: 'must be amounts above zero in currencies that there are' },
      ),
    ),
    { EUR: '25', USD: '25', GBP: '25' },
  ),
  /** How often the bonus must be wagered, in bets of so many legs at such prices, within so many days. */
  bonus: z._default(
    z.object({
      wagerTimes: z._default(z.number().check(z.minimum(1), z.maximum(100)), 1),
      minLegs: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(20)), 1),
      minCoef: z._default(Price, '1.50'),
      days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(365)), 7),
    }),
    { wagerTimes: 1, minLegs: 1, minCoef: '1.50', days: 7 },
  ),
});

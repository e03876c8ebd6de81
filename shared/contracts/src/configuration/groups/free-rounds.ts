import { isAmountOf } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { Amount, Currency, Days } from './money-fields.ts';

/** Bounds in one currency, major units: of the stake of a round, and of a player's rounds of a gift together. */
const Bounds = z
  .object({ leastStake: Amount, mostStake: Amount, mostValue: Amount })
  .check(
    z.refine(
      ({ leastStake, mostStake, mostValue }) =>
        Number(leastStake) > 0 &&
        Number(leastStake) <= Number(mostStake) &&
        Number(mostStake) <= Number(mostValue),
      { error: 'the least stake must be above zero, and no bound above the next' },
    ),
  );

/** Free rounds of games, which operators grant (ADR 0153). */
export const FreeRoundRules = z.object({
  /** Whether new ones can be granted; granted ones stay. */
  isOffered: z._default(z.boolean(), false),
  /** For a player in one gift. */
  mostRounds: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 100),
  /** Until they expire, at most. */
  mostDays: z._default(Days, 30),
  /** By currency; nothing is granted in others. */
  amounts: z._default(
    z
      .record(Currency, Bounds)
      .check(
        z.refine(
          (all) =>
            Object.entries(all).every(([currency, bounds]) =>
              Object.values(bounds).every((text) => isAmountOf({ text, currency })),
            ),
          { error: 'must have no more decimals than the currency' },
        ),
      ),
    {
      EUR: { leastStake: '0.10', mostStake: '2', mostValue: '20' },
      USD: { leastStake: '0.10', mostStake: '2', mostValue: '20' },
      GBP: { leastStake: '0.10', mostStake: '2', mostValue: '20' },
    },
  ),
});

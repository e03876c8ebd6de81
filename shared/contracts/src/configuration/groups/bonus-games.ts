import { BONUS_GAMES } from '@touchline/domain/bonus-games';
import { isAmountOf } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { Amount, Currency, Days } from './money-fields.ts';

/** Free bets by their size, in major units of the currency. */
const Sizes = z.object({ small: Amount, medium: Amount, large: Amount });

/** The games of free tries, and what they give (ADR 0148). */
export const BonusGames = z.object({
  isOffered: z._default(z.boolean(), false),
  /** Games of theirs that take no new tries. */
  closed: z._default(z.array(z.enum(BONUS_GAMES)), []),
  /** Free tries of each game from midnight to midnight UTC. */
  triesADay: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(5)), 1),
  /** How long a prize can be used, a further try too. */
  days: z._default(Days, 7),
  /** The lowest price that a free bet may be placed at. */
  minCoef: z._default(z.string().check(z.regex(/^\d{1,4}\.\d{1,3}$/)), '1.40'),
  /** By the player's currency; the games are not offered in others. */
  freeBets: z._default(
    z
      .record(Currency, Sizes)
      .check(
        z.refine(
          (all) =>
            Object.entries(all).every(([currency, sizes]) =>
              Object.values(sizes).every(
                (text) => Number(text) > 0 && isAmountOf({ text, currency }),
              ),
            ),
          { error: 'must be above zero with no more decimals than the currency' },
        ),
      ),
    {
      EUR: { small: '0.50', medium: '1', large: '5' },
      USD: { small: '0.50', medium: '1', large: '5' },
      GBP: { small: '0.50', medium: '1', large: '5' },
    },
  ),
});

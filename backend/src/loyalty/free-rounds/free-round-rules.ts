import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { FreeRoundGiftsAnswer, GrantFreeRounds } from '@touchline/contracts/free-rounds';
import { parseAmount } from '@touchline/domain/money';
import { DAY } from '@touchline/domain/time';

/** The operator's bounds, amounts in minor units. */
export function boundsOf({
  isOffered,
  mostRounds,
  mostDays,
  amounts,
}: LoyaltyConfiguration['freeRounds']): FreeRoundGiftsAnswer['rules'] {
  return {
    isOffered,
    mostRounds,
    mostDays,
    amounts: Object.fromEntries(
      Object.entries(amounts).map(([currency, { leastStake, mostStake, mostValue }]) => [
        currency,
        {
          leastStake: parseAmount({ text: leastStake, currency }),
          mostStake: parseAmount({ text: mostStake, currency }),
          mostValue: parseAmount({ text: mostValue, currency }),
        },
      ]),
    ),
  };
}

/** What of a gift is beyond the bounds: the field and the problem; undefined where nothing is. */
export function beyondBounds(
  { currency, stake, rounds, expiresAt }: GrantFreeRounds,
  { rules, now }: { readonly rules: FreeRoundGiftsAnswer['rules']; readonly now: number },
): { readonly path: string; readonly problem: string } | undefined {
  const bounds = rules.amounts[currency];
  if (bounds === undefined) {
    return { path: '/currency', problem: 'no free rounds are granted in this currency' };
  }
  if (stake < bounds.leastStake || stake > bounds.mostStake) {
    return { path: '/stake', problem: 'must be within the bounds of the stake of a round' };
  }
  if (rounds > rules.mostRounds) {
    return { path: '/rounds', problem: `must be ${rules.mostRounds} at most` };
  }
  if (rounds * stake > bounds.mostValue) {
    return { path: '/rounds', problem: 'the rounds together are worth more than may be granted' };
  }
  if (expiresAt <= now || expiresAt > now + rules.mostDays * DAY) {
    return { path: '/expiresAt', problem: `must be within the next ${rules.mostDays} days` };
  }
  return undefined;
}

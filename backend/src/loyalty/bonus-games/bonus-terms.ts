import type { BonusTerms } from '@touchline/contracts/bonus-games';
import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { BonusGame, BonusPrize } from '@touchline/domain/bonus-games';
import { parseAmount } from '@touchline/domain/money';

type BonusGameSettings = LoyaltyConfiguration['bonusGames'];

/** Whether an operator offers a game of free tries. */
export function isOffered({ isOffered: any, closed }: BonusGameSettings, game: BonusGame): boolean {
  return any && !closed.includes(game);
}

/** What prizes are in a currency; undefined where nothing is given in it. */
export function termsIn(
  { freeBets, minCoef, days }: BonusGameSettings,
  currency: string,
): BonusTerms | undefined {
  const sizes = freeBets[currency];
  return (
    sizes && {
      currency,
      small: parseAmount({ text: sizes.small, currency }),
      medium: parseAmount({ text: sizes.medium, currency }),
      large: parseAmount({ text: sizes.large, currency }),
      minCoef,
      days,
    }
  );
}

/** The free bet of a prize, in minor units; undefined for one that is no money. */
export function freeBetOf(terms: BonusTerms, prize: BonusPrize): number | undefined {
  return prize === 'nothing' || prize === 'try' ? undefined : terms[prize];
}

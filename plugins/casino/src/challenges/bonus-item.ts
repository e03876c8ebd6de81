import type { RouteTarget } from '@touchline/plugin-api';

/** What an id in the list of the casino's bonuses names: a page of its own, or a challenge of a day. */
export type BonusItem = { readonly target: RouteTarget } | { readonly challenge: string };

/** The id of a challenge in that list. @param day of the challenge, by its id */
export const challengeItem = (day: string): string => `challenge-${day}`;

/** What an id names: `challenge-12`, `tournament-3`, `cashback`, `premium`; undefined for any other. */
export function bonusItemOf(id: string): BonusItem | undefined {
  if (id === 'cashback' || id === 'premium') {
    return { target: { route: 'casinoPromotion', params: { id } } };
  }
  const [, kind, number = ''] = /^(challenge|tournament)-(\d{1,18})$/.exec(id) ?? [];
  switch (kind) {
    case 'challenge':
      return { challenge: number };
    case 'tournament':
      return { target: { route: 'casinoTournament', params: { id: number } } };
    default:
      return undefined;
  }
}

import { BONUS_GAMES, type BonusGame } from '@touchline/domain/bonus-games';

/** The bonus game of a former address: its word with or without `-bonus`. */
export function currentRouteOf(legacy: string | undefined): BonusGame | undefined {
  return BONUS_GAMES.find((game) => game === legacy || game === `${legacy}-bonus`);
}

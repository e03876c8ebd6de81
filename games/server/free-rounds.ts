import { HOUSE_GAMES } from '../house/games.ts';

/**
 * Whether a game has free rounds: its round has one stake, of an amount that the grant says, and begins when its player
 * wants it to.
 */
export function hasFreeRounds(code: string): boolean {
  const game = HOUSE_GAMES.get(code);
  return (
    game !== undefined &&
    game.moreStakes === undefined &&
    game.stakeOf === undefined &&
    game.isShared !== true
  );
}

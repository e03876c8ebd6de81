import type { HouseGame } from '../server/house-game.ts';
import { crash } from './crash/game.ts';
import { dice } from './dice/game.ts';
import { limbo } from './limbo/game.ts';
import { mines } from './mines/game.ts';

/** The games that the house has, by their codes. */
export const HOUSE_GAMES: ReadonlyMap<string, HouseGame> = new Map(
  [crash, dice, limbo, mines].map((game) => [game.code, game as HouseGame]),
);

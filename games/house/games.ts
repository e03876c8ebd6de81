import type { HouseGame } from '../server/house-game.ts';
import { crash } from './crash/game.ts';
import { blackjack } from './blackjack/game.ts';
import { dice } from './dice/game.ts';
import { hilo } from './hilo/game.ts';
import { keno } from './keno/game.ts';
import { limbo } from './limbo/game.ts';
import { mines } from './mines/game.ts';
import { plinko } from './plinko/game.ts';
import { roulette } from './roulette/game.ts';
import { scratch } from './scratch/game.ts';
import { slot } from './slot/game.ts';
import { videoPoker } from './video-poker/game.ts';
import { wheel } from './wheel/game.ts';

/** The games that the house has, by their codes. */
export const HOUSE_GAMES: ReadonlyMap<string, HouseGame> = new Map(
  [
    crash,
    dice,
    limbo,
    mines,
    plinko,
    wheel,
    keno,
    slot,
    scratch,
    roulette,
    hilo,
    videoPoker,
    blackjack,
  ].map((game) => [game.code, game as HouseGame]),
);

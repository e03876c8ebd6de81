import type { GameWords } from '../client/game-words.ts';
import { crash } from './crash/words.ts';
import { blackjack } from './blackjack/words.ts';
import { dice } from './dice/words.ts';
import { hilo } from './hilo/words.ts';
import { keno } from './keno/words.ts';
import { limbo } from './limbo/words.ts';
import { mines } from './mines/words.ts';
import { plinko } from './plinko/words.ts';
import { roulette } from './roulette/words.ts';
import { scratch } from './scratch/words.ts';
import { slot } from './slot/words.ts';
import { videoPoker } from './video-poker/words.ts';
import { wheel } from './wheel/words.ts';

/** The words of the outcomes of every game that can be verified, by its code. */
export const WORDS: ReadonlyMap<string, GameWords> = new Map(
  Object.entries({
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
    'video-poker': videoPoker,
    blackjack,
  }),
);

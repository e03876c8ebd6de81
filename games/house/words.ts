import type { GameWords } from '../client/game-words.ts';
import { crash } from './crash/words.ts';
import { dice } from './dice/words.ts';
import { limbo } from './limbo/words.ts';
import { mines } from './mines/words.ts';

/** The words of the outcomes of every game that can be verified, by its code. */
export const WORDS: ReadonlyMap<string, GameWords> = new Map(
  Object.entries({ crash, dice, limbo, mines }),
);

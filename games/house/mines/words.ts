import type { GameWords } from '../../client/game-words.ts';
import { layMines, MINES_COUNT } from './rules.ts';

const DEFAULT_MINES = 3;

const written = (tiles: readonly number[]) =>
  tiles
    .map((tile) => tile + 1)
    .toSorted((one, other) => one - other)
    .join(', ');

/** The tiles with mines, counted from 1. */
export const mines: GameWords = {
  told: ({ laid }) => written((laid ?? []) as readonly number[]),
  computed: (seed, bet) => written(layMines(seed, Number(bet['mines'] ?? DEFAULT_MINES))),
  fields: [
    {
      name: 'mines',
      label: 'mines',
      fallback: DEFAULT_MINES,
      least: MINES_COUNT.least,
      most: MINES_COUNT.most,
    },
  ],
};

import * as z from 'zod/mini';
import { CASH_OUT } from '../../rules/acts.ts';
import type { HouseGame } from '../../server/house-game.ts';
import { isMinesOver, layMines, MINES_COUNT, MINES_TILES, minesPay } from './rules.ts';

/** The rules of mines, as the house runs it. */
export const mines: HouseGame<{ readonly mines: number }> = {
  code: 'mines',
  name: 'Mines',
  category: 'Fast Games',
  rtp: { least: 98.9, most: 99 },
  bet: z.strictObject({
    mines: z.int().check(z.gte(MINES_COUNT.least), z.lte(MINES_COUNT.most)),
  }),
  mostAtOnce: ({ mines: count }) => minesPay(count, 1),
  standing: (seed, { bet, acts, stake, mostWin }) => {
    const laid = layMines(seed, bet.mines);
    const picked = acts.filter((act) => act !== CASH_OUT);
    const isLost = picked.some((tile) => laid.includes(tile));
    const picks = picked.length;
    const isOver =
      isLost ||
      acts.includes(CASH_OUT) ||
      (picks > 0 && isMinesOver({ mines: bet.mines, picks, stake, mostWin }));
    return {
      isOver,
      multiplier: isLost ? 0 : minesPay(bet.mines, picks),
      shown: {
        picked,
        ...(isOver ? { laid } : { next: minesPay(bet.mines, picks + 1) }),
      },
    };
  },
  mayAct: ({ acts }, act) =>
    act === CASH_OUT ? acts.length > 0 : act >= 0 && act < MINES_TILES && !acts.includes(act),
};

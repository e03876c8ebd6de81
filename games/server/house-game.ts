import * as z from 'zod/mini';
import {
  type DiceBet,
  diceChance,
  dicePays,
  isDiceBet,
  rollDice,
  winsDice,
} from '../rules/dice.ts';
import type { RoundSeed } from '../rules/fair.ts';
import { isLimboTarget, limboPays, playLimbo } from '../rules/limbo.ts';
import { isMinesOver, layMines, MINES_COUNT, MINES_TILES, minesPay } from '../rules/mines.ts';
import type { Multiplier } from '../rules/multiplier.ts';

/** How a round stands. */
export interface Standing {
  readonly isOver: boolean;
  /** What the stake is multiplied by when it ends here; 0 when it is lost. */
  readonly multiplier: Multiplier;
  /** What the player may see of the outcome. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** What a round is decided by beside its seeds. */
export interface Played<Bet> {
  readonly bet: Bet;
  readonly acts: readonly number[];
  /** Minor units, as the next: they decide where a round ends automatically, and no outcome. */
  readonly stake: number;
  readonly mostWin: number;
}

/** The rules of one game, as the house runs it. Nothing in it knows a player or a balance. */
export interface HouseGame<Bet = unknown> {
  readonly code: string;
  readonly name: string;
  /** In the words of the contract. */
  readonly category: 'Fast Games' | 'Crash Games';
  /** Theoretical return, percent. */
  readonly rtp: { readonly least: number; readonly most: number };
  readonly bet: z.ZodMiniType<Bet>;
  /** The most that the first step of a bet can pay. */
  readonly mostAtOnce: (bet: Bet) => Multiplier;
  readonly standing: (seed: RoundSeed, played: Played<Bet>) => Standing;
  /** Whether an act may follow; undefined for a game of one step. */
  readonly mayAct?: (played: Played<Bet>, act: number) => boolean;
}

const dice: HouseGame<DiceBet> = {
  code: 'dice',
  name: 'Dice',
  category: 'Fast Games',
  rtp: { least: 98.97, most: 98.99 },
  bet: z
    .strictObject({ side: z.enum(['under', 'over']), mark: z.int() })
    .check(z.refine((bet) => isDiceBet(bet))),
  mostAtOnce: dicePays,
  standing: (seed, { bet }) => {
    const roll = rollDice(seed);
    const isWon = winsDice(bet, roll);
    return {
      isOver: true,
      multiplier: isWon ? dicePays(bet) : 0,
      shown: { roll, chance: diceChance(bet) },
    };
  },
};

const limbo: HouseGame<{ readonly target: number }> = {
  code: 'limbo',
  name: 'Limbo',
  category: 'Fast Games',
  rtp: { least: 99, most: 99 },
  bet: z.strictObject({ target: z.int().check(z.refine((target) => isLimboTarget(target))) }),
  mostAtOnce: ({ target }) => limboPays(target),
  standing: (seed, { bet }) => {
    const result = playLimbo(seed);
    return {
      isOver: true,
      multiplier: result >= bet.target ? limboPays(bet.target) : 0,
      shown: { result },
    };
  },
};

/** Ends a round of mines with what it pays. */
export const CASH_OUT = -1;

const mines: HouseGame<{ readonly mines: number }> = {
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

/** The games that the house has. */
export const HOUSE_GAMES: ReadonlyMap<string, HouseGame> = new Map(
  [dice, limbo, mines].map((game) => [game.code, game as HouseGame]),
);

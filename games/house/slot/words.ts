import type { GameWords } from '../../client/game-words.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { slotPays, slotWins, spinSlot, windowOf, windowText } from './rules.ts';

/** What the reels show, row by row, and what it pays. */
export const slot: GameWords = {
  told: ({ stops }) => windowText(windowOf(stops as readonly number[])),
  computed: (seed) => windowText(windowOf(spinSlot(seed))),
  verdict: (seed) => `${multiplierText(slotPays(slotWins(windowOf(spinSlot(seed)))))}×`,
};

import type { GameWords } from '../../client/game-words.ts';
import { drawTicket } from './rules.ts';

const written = (number: number, fields: readonly number[]) =>
  `${number + 1}: ${fields.map((stakes) => `${stakes}×`).join(' ')}`;

/** The number of the ticket, from 1, and what is on its fields. */
export const scratch: GameWords = {
  told: ({ number, fields }) => written(Number(number), fields as readonly number[]),
  computed: (seed) => {
    const { number, fields } = drawTicket(seed);
    return written(number, fields);
  },
  verdict: (seed) => `= ${drawTicket(seed).prize}×`,
};

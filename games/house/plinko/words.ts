import type { GameWords } from '../../client/game-words.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { dropBall, pathText, type PlinkoBet, plinkoPays } from './rules.ts';
import { PLINKO_ROWS } from './tables.ts';

const rowsOf = (bet: Readonly<Record<string, unknown>>) => Number(bet['rows'] ?? PLINKO_ROWS.most);

/** The way of the ball, left and right, and what it paid where the bet is known. */
export const plinko: GameWords = {
  told: ({ path }) => String(path),
  computed: (seed, bet) => pathText(dropBall(seed, rowsOf(bet))),
  verdict: (seed, bet) =>
    `${multiplierText(plinkoPays(bet as unknown as PlinkoBet, dropBall(seed, rowsOf(bet))))}×`,
  fields: [
    {
      name: 'rows',
      label: 'rows',
      fallback: PLINKO_ROWS.most,
      least: PLINKO_ROWS.least,
      most: PLINKO_ROWS.most,
    },
  ],
};

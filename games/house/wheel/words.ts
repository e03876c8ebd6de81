import type { GameWords } from '../../client/game-words.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { turnWheel, type WheelBet, wheelPays } from './rules.ts';
import { WHEEL_SEGMENTS } from './tables.ts';

const FEWEST = WHEEL_SEGMENTS[0];
const written = (segment: number) => String(segment + 1);
const segmentsOf = (bet: Readonly<Record<string, unknown>>) => Number(bet['segments'] ?? FEWEST);

/** The segment, counted clockwise from 1, and what it paid where the bet is known. */
export const wheel: GameWords = {
  told: ({ segment }) => written(Number(segment)),
  computed: (seed, bet) => written(turnWheel(seed, segmentsOf(bet))),
  verdict: (seed, bet) => {
    const pays = wheelPays(bet as unknown as WheelBet)[turnWheel(seed, segmentsOf(bet))];
    return `${multiplierText(pays ?? 0)}×`;
  },
  fields: [{ name: 'segments', label: 'segments', fallback: FEWEST, least: FEWEST, most: 50 }],
};

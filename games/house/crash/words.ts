import type { GameWords } from '../../client/game-words.ts';
import { crashPoint } from './rules.ts';

const written = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

/** Where the flight ended. */
export const crash: GameWords = {
  told: ({ point }) => (point === undefined ? '–' : written(Number(point))),
  computed: ({ server, client }) => written(crashPoint(server, client)),
  isChained: true,
};

import { uniformOf } from './hash.ts';

const HOUR = 3_600_000;
/** Waves of opinion: how long one lasts, and how far it moves a rating at most. */
const WAVES: readonly (readonly [period: number, size: number])[] = [
  [12 * HOUR, 0.09],
  [3 * HOUR, 0.05],
  [HOUR / 2, 0.03],
];

function smoothStep(share: number): number {
  return share * share * (3 - 2 * share);
}

/**
 * How far the market's opinion of a side has moved at a moment: smooth noise that depends on the
 * seed and the moment alone, so it goes on unchanged after a restart.
 */
export function ratingDrift(seed: number, time: number): number {
  return WAVES.reduce((sum, [period, size]) => {
    const position = Math.floor(time / period);
    const from = uniformOf(seed, period, position) * 2 - 1;
    const to = uniformOf(seed, period, position + 1) * 2 - 1;
    return sum + size * (from + (to - from) * smoothStep(time / period - position));
  }, 0);
}

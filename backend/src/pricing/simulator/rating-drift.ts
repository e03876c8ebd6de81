import type { Random } from '../models/index.ts';

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

/** Each wave draws from a range of its own positions. */
const POSITIONS_A_WAVE = 2 ** 32;

/**
 * How far the market's opinion of a side has moved at a moment: smooth noise that depends on
 * what is drawn and the moment alone, so it continues unchanged after a restart.
 */
export function ratingDrift(random: Random, time: number): number {
  return WAVES.reduce((sum, [period, size], wave) => {
    const step = Math.floor(time / period);
    const drawAt = (at: number) => random(wave * POSITIONS_A_WAVE + at) * 2 - 1;
    const from = drawAt(step);
    const to = drawAt(step + 1);
    return sum + size * (from + (to - from) * smoothStep(time / period - step));
  }, 0);
}

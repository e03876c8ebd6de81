import { describe, expect, it } from 'vitest';
import { cumulativeOf, type Distribution, minus } from '../pricing/distribution.ts';
import { atMost } from '../pricing/fair-line.ts';
import { pointsOf, possessionOf } from './possessions.ts';

function momentsOf({ low, probabilities }: Distribution) {
  let mean = 0;
  let square = 0;
  for (const [index, probability] of probabilities.entries()) {
    mean += probability * (low + index);
    square += probability * (low + index) ** 2;
  }
  return { mean, deviation: Math.sqrt(square - mean ** 2) };
}

/** Φ by its series (Marsaglia 2004). */
function normal(z: number): number {
  let sum = z;
  let term = z;
  for (let odd = 3; odd < 200; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

describe('points of possessions', () => {
  it('the points of possessions have the expectancy that the side was given', () => {
    expect(momentsOf(pointsOf(possessionOf(83), 72)).mean).toBeCloseTo(83, 9);
    expect(momentsOf(pointsOf(possessionOf(83), 18, 40)).mean).toBeCloseTo(40 + 83 / 4, 9);
  });

  it('the points of possessions make the score difference normal to within 0.01 over a match', () => {
    const home = pointsOf(possessionOf(82), 72);
    const away = pointsOf(possessionOf(78), 72);
    const difference = minus(home, away);
    const { mean, deviation } = momentsOf(difference);
    expect(mean).toBeCloseTo(4, 9);
    expect(deviation).toBeGreaterThan(12);
    expect(deviation).toBeLessThan(14);
    const exact = cumulativeOf(difference);
    for (let lead = -40; lead <= 40; lead += 1) {
      const approximate = normal((lead + 0.5 - mean) / deviation);
      expect(Math.abs(atMost(exact, lead) - approximate)).toBeLessThan(0.01);
    }
  });
});

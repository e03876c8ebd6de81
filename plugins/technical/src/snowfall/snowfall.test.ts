import { describe, expect, it } from 'vitest';
import { createFlakes, moveFlake } from './snowfall.ts';

describe('snow', () => {
  it('the snow is forty flakes, spread over the screen', () => {
    let seed = 0;
    const flakes = createFlakes(() => (seed = (seed + 0.37) % 1));
    expect(flakes).toHaveLength(40);
    for (const { x, y, fall } of flakes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(1);
      expect(y).toBeLessThan(1);
      expect(fall).toBeGreaterThan(0);
    }
  });

  it('the snow falls by the second and returns at the top', () => {
    const flake = { x: 0.99, y: 0.95, radius: 2, fall: 0.1, drift: 0.02 };
    const later = moveFlake(flake, 1);
    expect(later.y).toBeCloseTo(0.05);
    expect(later.x).toBeCloseTo(0.01);
  });
});

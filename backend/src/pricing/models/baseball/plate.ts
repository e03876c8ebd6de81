import type { PlateEnd } from './parameters.ts';

/** Runners as bits: 1 on first, 2 on second, 4 on third base. */
export type Bases = number;

const FIRST = 1;
const SECOND = 2;
const THIRD = 4;

const bit = (bases: Bases, base: number): number => (bases & base ? 1 : 0);

/**
 * Where runners are after a plate appearance, and how many came home. Runners on second and third score on a single,
 * one on first then stops at second, as in the model of D'Esopo and Lefkowitz (1960): no stolen bases, double plays
 * or runs on an out.
 */
export function afterPlate(
  bases: Bases,
  end: PlateEnd,
): { readonly bases: Bases; readonly runs: number } {
  const first = bit(bases, FIRST);
  const second = bit(bases, SECOND);
  const third = bit(bases, THIRD);
  switch (end) {
    case 'out':
      return { bases, runs: 0 };
    case 'walk': {
      // Only runners who are forced go on.
      if (!first) return { bases: bases | FIRST, runs: 0 };
      if (!second) return { bases: bases | SECOND, runs: 0 };
      return third ? { bases, runs: 1 } : { bases: bases | THIRD, runs: 0 };
    }
    case 'single':
      return { bases: FIRST | (first ? SECOND : 0), runs: second + third };
    case 'double':
      return { bases: SECOND | (first ? THIRD : 0), runs: second + third };
    case 'triple':
      return { bases: THIRD, runs: first + second + third };
    case 'home-run':
      return { bases: 0, runs: first + second + third + 1 };
  }
}

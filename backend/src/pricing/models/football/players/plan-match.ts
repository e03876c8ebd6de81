import type { Side } from '@touchline/domain/markets';
import type { Random } from '../../random.ts';
import type { StrengthsOf } from '../../strengths.ts';
import { breakSeconds, firstHalfSeconds, secondHalfSeconds } from '../parameters.ts';
import {
  changeWindows,
  type Counted,
  expectedOf,
  firstHalfShares,
  perMatch,
} from './parameters.ts';

/** Something that happens beside the goals, before it is known to whom. */
export interface Planned {
  readonly kind: Counted | 'change';
  readonly side: Side;
  /** Seconds since kick-off, the break included. */
  readonly at: number;
  /** Two numbers in [0, 1) that decide who it is and what becomes of it. */
  readonly who: number;
  readonly what: number;
}

const SIDES = ['home', 'away'] as const;

/** Numbers drawn one after the other. */
export function drawsOf(random: Random, from = 0): () => number {
  let position = from;
  return () => {
    position += 1;
    return random(position - 1);
  };
}

/** The Poisson number behind a uniform one. */
function poissonOf(draw: number, mean: number): number {
  let probability = Math.exp(-mean);
  let sum = probability;
  let count = 0;
  while (draw > sum && count < 100) {
    count += 1;
    probability *= mean / count;
    sum += probability;
  }
  return count;
}

function momentOf(draw: number, firstShare: number): number {
  if (draw < firstShare) {
    return Math.floor((draw / firstShare) * firstHalfSeconds) + 1;
  }
  const rest = (draw - firstShare) / (1 - firstShare);
  return firstHalfSeconds + breakSeconds + Math.floor(rest * secondHalfSeconds) + 1;
}

/** All that happens beside the goals of a match, in order. */
export function planMatch(strengths: StrengthsOf<'football'>, random: Random): readonly Planned[] {
  const draw = drawsOf(random);
  const planned: Planned[] = [];
  for (const kind of Object.keys(perMatch) as Counted[]) {
    const expected = expectedOf(kind, strengths);
    for (const side of SIDES) {
      for (let left = poissonOf(draw(), expected[side]); left > 0; left -= 1) {
        const at = momentOf(draw(), firstHalfShares[kind]);
        planned.push({ kind, side, at, who: draw(), what: draw() });
      }
    }
  }
  for (const side of SIDES) {
    for (const [from, until] of changeWindows) {
      const at = from + Math.floor(draw() * (until - from)) + 1;
      planned.push({ kind: 'change', side, at, who: draw(), what: draw() });
    }
  }
  return planned.sort((left, right) => left.at - right.at);
}

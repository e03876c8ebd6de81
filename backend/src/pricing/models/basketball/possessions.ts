import { certain, type Distribution } from '../pricing/distribution.ts';
import { pointsOfPossession, possessionsInQuarter, quarterCount } from './parameters.ts';

/** Probabilities of 1, 2 and 3 points from a possession; else it brings none. */
export type Possession = readonly [one: number, two: number, three: number];

const averagePoints = pointsOfPossession.reduce(
  (sum, share, index) => sum + share * (index + 1),
  0,
);

/** A side's possession, so that it expects `points` over four quarters. */
export function possessionOf(points: number): Possession {
  const factor = points / (possessionsInQuarter * quarterCount * averagePoints);
  const [one, two, three] = pointsOfPossession;
  return [one * factor, two * factor, three * factor];
}

/** Points of a number of independent possessions, added to those there are. */
export function pointsOf(possession: Possession, count: number, from = 0): Distribution {
  let current = certain(from).probabilities;
  const [one, two, three] = possession;
  const none = 1 - one - two - three;
  for (let step = 0; step < count; step += 1) {
    const next = new Float64Array(current.length + 3);
    for (let points = 0; points < current.length; points += 1) {
      const weight = current[points] as number;
      next[points] = (next[points] as number) + weight * none;
      next[points + 1] = (next[points + 1] as number) + weight * one;
      next[points + 2] = (next[points + 2] as number) + weight * two;
      next[points + 3] = (next[points + 3] as number) + weight * three;
    }
    current = next;
  }
  return { low: from, probabilities: current };
}

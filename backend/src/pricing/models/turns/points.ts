import type { TurnsSport } from '@touchline/domain/markets';
import { certain, type Distribution, plus } from '../pricing/distribution.ts';
import { TURNS_RULES } from './parameters.ts';

/** Probabilities of points of one attack, by points, zero first. */
export type Turn = readonly number[];

/** An attack of a side that expects so many points in the regular time. */
export function turnOf(sport: TurnsSport, points: number): Turn {
  const { values, parts, turns } = TURNS_RULES[sport];
  const average = values.reduce((sum, [value, share]) => sum + value * share, 0);
  const factor = points / (parts * turns * average);
  const most = Math.max(...values.map(([value]) => value));
  const turn = Array.from({ length: most + 1 }, () => 0);
  for (const [value, share] of values) turn[value] = share * factor;
  turn[0] = 1 - turn.reduce((sum, share) => sum + share, 0);
  return turn;
}

/** Points that a draw in [0, 1) gives an attack. */
export function drawnPoints(turn: Turn, draw: number): number {
  let left = draw;
  for (let points = turn.length - 1; points > 0; points -= 1) {
    left -= turn[points] as number;
    if (left < 0) return points;
  }
  return 0;
}

/** Points over any number of attacks of a side, each number of them worked out once. */
export function createPointsOf(turn: Turn): (turns: number) => Distribution {
  const one: Distribution = { low: 0, probabilities: Float64Array.from(turn) };
  const known = [certain(0)];
  return (turns) => {
    while (known.length <= turns) known.push(plus(known.at(-1) as Distribution, one));
    return known[turns] as Distribution;
  };
}

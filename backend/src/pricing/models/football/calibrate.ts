import { atMost } from '../pricing/fair-line.ts';
import { removeMargin } from '../pricing/margin.ts';
import { ModelError } from '../model-error.ts';
import type { StrengthsOf } from '../strengths.ts';
import { createMatchGrids, fillMatchGrids } from './match-grids.ts';
import { averageAwayGoals, averageHomeGoals } from './parameters.ts';
import { emptyRemainingGoals, remainingGoals } from './remaining-goals.ts';
import { newFootballMatch } from './simulate-football.ts';

/** Decimal prices a market quotes before kick-off; those unknown are left out. */
export interface FootballPrices {
  readonly result: { readonly home: number; readonly draw: number; readonly away: number };
  readonly total?: { readonly line: number; readonly over: number; readonly under: number };
}

export interface Calibration {
  readonly strengths: StrengthsOf<'football'>;
  /** Root mean square difference between the market's fair probabilities and the model's. */
  readonly error: number;
}

/** Goal expectancies are kept within what football knows. */
const leastGoals = 0.05;
const mostGoals = 7;
const mostSteps = 60;

/**
 * Finds the two goal expectancies that reproduce a market's prices best, after its margin is taken
 * out by the odds-ratio method: least squares over home, draw, away and, where given, over and
 * under, by Gauss–Newton with damping on the logarithms of the expectancies.
 * @throws ModelError `prices_invalid` when a price is not above 1, or the total's line no half line
 */
export function calibrateFootball({ result, total }: FootballPrices): Calibration {
  const resultPrices = [result.home, result.draw, result.away];
  const totalPrices = total ? [total.over, total.under] : [];
  if (![...resultPrices, ...totalPrices].every((price) => price > 1)) {
    throw new ModelError('prices_invalid', 'every price must be above 1');
  }
  if (total && (total.line * 4) % 4 !== 2)
    throw new ModelError('prices_invalid', 'the total must be a half line');
  const target = [...removeMargin(resultPrices), ...removeMargin(totalPrices).slice(0, 1)];
  const probabilitiesAt = createProbabilities(total?.line);
  const best = leastSquares(target, probabilitiesAt);
  const [homeGoals, awayGoals] = best.point.map(Math.exp) as [number, number];
  return {
    strengths: { sport: 'football', homeGoals, awayGoals },
    error: Math.sqrt(best.loss / target.length),
  };
}

type Point = readonly [number, number];

function createProbabilities(line: number | undefined): (point: Point) => readonly number[] {
  const grids = createMatchGrids();
  const goals = emptyRemainingGoals();
  const state = newFootballMatch();
  return ([home, away]) => {
    const strengths = {
      sport: 'football',
      homeGoals: Math.exp(home),
      awayGoals: Math.exp(away),
    } as const;
    remainingGoals(goals, state, strengths);
    fillMatchGrids(grids, goals);
    const { difference, total } = grids.full;
    const notHome = atMost(difference, 0);
    const lost = atMost(difference, -1);
    const result = [1 - notHome, notHome - lost, lost];
    return line === undefined ? result : [...result, 1 - atMost(total, Math.floor(line))];
  };
}

function lossOf(target: readonly number[], found: readonly number[]): number {
  return target.reduce((sum, goal, index) => sum + (goal - (found[index] ?? 0)) ** 2, 0);
}

function leastSquares(
  target: readonly number[],
  probabilitiesAt: (point: Point) => readonly number[],
): { readonly point: Point; readonly loss: number } {
  let point: Point = [Math.log(averageHomeGoals), Math.log(averageAwayGoals)];
  let loss = lossOf(target, probabilitiesAt(point));
  let damping = 1e-4;
  for (let step = 0; step < mostSteps && loss > 1e-16; step += 1) {
    const next = damped(target, probabilitiesAt, point, damping);
    const nextLoss = lossOf(target, probabilitiesAt(next));
    if (nextLoss < loss) {
      point = next;
      loss = nextLoss;
      damping /= 4;
    } else {
      damping = Math.max(damping, 1e-12) * 8;
    }
    if (damping > 1e6) break;
  }
  return { point, loss };
}

/** One Levenberg–Marquardt step of two parameters, with central differences. */
function damped(
  target: readonly number[],
  probabilitiesAt: (point: Point) => readonly number[],
  [home, away]: Point,
  damping: number,
): Point {
  const width = 1e-4;
  const here = probabilitiesAt([home, away]);
  const slope = (low: readonly number[], high: readonly number[]): readonly number[] =>
    high.map((value, index) => (value - (low[index] ?? 0)) / (2 * width));
  const byHome = slope(
    probabilitiesAt([home - width, away]),
    probabilitiesAt([home + width, away]),
  );
  const byAway = slope(
    probabilitiesAt([home, away - width]),
    probabilitiesAt([home, away + width]),
  );
  const dot = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  const residual = target.map((goal, index) => goal - (here[index] ?? 0));
  const a = dot(byHome, byHome) + damping;
  const b = dot(byHome, byAway);
  const c = dot(byAway, byAway) + damping;
  const u = dot(byHome, residual);
  const v = dot(byAway, residual);
  const determinant = a * c - b * b;
  return [clamp(home + (c * u - b * v) / determinant), clamp(away + (a * v - b * u) / determinant)];
}

function clamp(logarithm: number): number {
  return Math.min(Math.log(mostGoals), Math.max(Math.log(leastGoals), logarithm));
}

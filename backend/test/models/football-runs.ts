import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { TalliedResult } from './tally.ts';
import type { FootballState } from '../../src/pricing/models/match-state.ts';
import type { StrengthsOf } from '../../src/pricing/models/strengths.ts';
import {
  firstHalfSeconds,
  firstHalfShare,
  lowScoreDependence,
  secondHalfSeconds,
} from '../../src/pricing/models/football/parameters.ts';

/** Goals a side and half beyond this are not distinguished. */
const most = 15;

export interface RunsToPlay {
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
  readonly runs: number;
  readonly random: () => number;
}

/**
 * Plays the rest of a match many times, straight from the model's definition: independent Poisson
 * goals in what is left of each half, the whole course accepted in proportion to the Dixon–Coles
 * factor of its final score. Written apart from the pricing code, to check it.
 */
export function playRuns({ state, strengths, runs, random }: RunsToPlay): readonly TalliedResult[] {
  const { phase, phaseSeconds, score } = state;
  const open = phase === 'not-started' || phase === 'first-half';
  const firstShare = open ? firstHalfShare * (1 - phaseSeconds / firstHalfSeconds) : 0;
  const secondPlayed = phase === 'second-half' ? phaseSeconds / secondHalfSeconds : 0;
  const secondShare = (1 - firstHalfShare) * (1 - secondPlayed);
  const { homeGoals, awayGoals } = strengths;
  const limits = [firstShare, secondShare].flatMap((share) => [
    Math.exp(-homeGoals * share),
    Math.exp(-awayGoals * share),
  ]);
  const highest = Math.max(1, ...[0, 1, 2, 3].map((low) => factor(low >> 1, low & 1, strengths)));
  const side = most + 1;
  const counts = new Int32Array(side ** 4 * 9);
  for (let run = 0; run < runs; ) {
    const goals = limits.map((limit) => poisson(limit, random));
    const [h1 = 0, a1 = 0, h2 = 0, a2 = 0] = goals;
    if (random() * highest > factor(score.home + h1 + h2, score.away + a1 + a2, strengths))
      continue;
    run += 1;
    const scorers = h1 + a1 + h2 + a2 === 0 ? 0 : scorersOf(goals, random());
    const cell = ((h1 * side + a1) * side + h2) * side + a2;
    const index = cell * 9 + scorers;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return collect(state, counts);
}

/**
 * Who scores the first two goals, as two digits of base 3: 0 none, 1 home, 2 away. Goals of a half
 * come in random order. What is left of a draw within its share is a fresh draw for the second.
 */
function scorersOf(goals: readonly number[], draw: number): number {
  const left = [...goals];
  let digits = 0;
  for (let rest = draw, count = 0; count < 2; count += 1) {
    const half = (left[0] ?? 0) + (left[1] ?? 0) > 0 ? 0 : 2;
    const home = left[half] ?? 0;
    const away = left[half + 1] ?? 0;
    const place = rest * (home + away);
    const isHome = place < home;
    digits = digits * 3 + (home + away === 0 ? 0 : isHome ? 1 : 2);
    left[isHome ? half : half + 1] = (isHome ? home : away) - 1;
    rest = isHome ? place / home : (place - home) / away;
  }
  return digits;
}

function poisson(limit: number, random: () => number): number {
  let count = 0;
  for (let product = random(); product > limit && count < most; product *= random()) count += 1;
  return count;
}

function factor(home: number, away: number, strengths: StrengthsOf<'football'>): number {
  const { homeGoals, awayGoals } = strengths;
  if (home === 0 && away === 0) return 1 - homeGoals * awayGoals * lowScoreDependence;
  if (home === 0 && away === 1) return 1 + homeGoals * lowScoreDependence;
  if (home === 1 && away === 0) return 1 + awayGoals * lowScoreDependence;
  return home === 1 && away === 1 ? 1 - lowScoreDependence : 1;
}

function collect(state: FootballState, counts: Int32Array): readonly TalliedResult[] {
  const side = most + 1;
  const tally: TalliedResult[] = [];
  for (const [index, runs] of counts.entries()) {
    if (runs === 0) continue;
    const cell = Math.floor(index / 9);
    const digit = (power: number): number => Math.floor(cell / side ** power) % side;
    const first = { home: digit(3), away: digit(2) };
    const second = { home: digit(1), away: digit(0) };
    tally.push({
      runs,
      result: resultOf(state, first, second, [Math.floor(index / 3) % 3, index % 3]),
    });
  }
  return tally;
}

function resultOf(
  state: FootballState,
  first: Score,
  second: Score,
  scorers: readonly number[],
): MatchResult {
  const open = state.phase === 'not-started' || state.phase === 'first-half';
  const halfTime = open ? add(state.score, first) : (state.halfTime ?? state.score);
  const fullTime = add(state.score, add(first, second));
  const next = scorers.flatMap((scorer): Side[] =>
    scorer === 0 ? [] : [scorer === 1 ? 'home' : 'away'],
  );
  // Only the next two goals' scorers matter to the markets priced; later ones are filled up.
  const missing = fullTime.home + fullTime.away - state.goals.length - next.length;
  const rest = Array.from({ length: Math.max(0, missing) }, (): Side => 'home');
  const goals = [...state.goals, ...next, ...rest];
  return { sport: 'football', status: 'finished', halfTime, fullTime, goals };
}

function add(one: Score, other: Score): Score {
  return { home: one.home + other.home, away: one.away + other.away };
}

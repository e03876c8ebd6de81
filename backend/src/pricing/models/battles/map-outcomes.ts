import type { Score } from '@touchline/domain/markets';
import { certain, type Distribution, minus, plus } from '../pricing/distribution.ts';
import type { SetOutcome } from '../sets/match-of-sets.ts';
import { type BattlesRules, homeTakesTower, TOWERS } from './parameters.ts';

/** Ways a map ends by the towers that both sides have taken: a race to the last one. */
export function mapOutcomes(
  from: Score,
  { homeEdge, rules }: { readonly homeEdge: number; readonly rules: BattlesRules },
): readonly SetOutcome[] {
  const outcomes: SetOutcome[] = [];
  // Weights by the home side's towers, of all scores with the same sum.
  let weights = new Map([[from.home, 1]]);
  for (let sum = from.home + from.away; weights.size > 0; sum += 1) {
    const next = new Map<number, number>();
    for (const [home, weight] of weights) {
      const away = sum - home;
      const chance = homeTakesTower({ homeEdge, home, away }, rules);
      move({ home: home + 1, away }, weight * chance);
      move({ home, away: away + 1 }, weight * (1 - chance));
    }
    weights = next;

    function move(score: Score, probability: number): void {
      if (Math.max(score.home, score.away) === TOWERS) {
        outcomes.push({ ...score, probability, nextServer: 0 });
      } else {
        next.set(score.home, (next.get(score.home) ?? 0) + probability);
      }
    }
  }
  return outcomes;
}

/** Kills over numbers of towers, worked out once for a discipline. */
export interface KillsOfTowers {
  /** Of both sides over a number of towers, whoever takes them. */
  readonly total: (towers: number) => Distribution;
  /** How many more the home side has, when it takes so many towers and the other side so many. */
  readonly difference: (taken: Score) => Distribution;
}

export function createKillsOfTowers({ winnerKills, loserKills }: BattlesRules): KillsOfTowers {
  const winner: Distribution = { low: 0, probabilities: Float64Array.from(winnerKills) };
  const loser: Distribution = { low: 0, probabilities: Float64Array.from(loserKills) };
  const sums = powersOf(plus(winner, loser), 2 * TOWERS);
  const leads = powersOf(minus(winner, loser), TOWERS);
  return {
    total: (towers) => sums[towers] as Distribution,
    difference: ({ home, away }) => minus(leads[home] as Distribution, leads[away] as Distribution),
  };
}

/** The sums of 0, 1, 2 … independent draws. */
function powersOf(one: Distribution, most: number): readonly Distribution[] {
  const powers = [certain(0)];
  for (let count = 1; count <= most; count += 1) {
    powers.push(plus(powers[count - 1] as Distribution, one));
  }
  return powers;
}

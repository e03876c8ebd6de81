import type { Score } from '@touchline/domain/markets';
import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import { isFirstServing, isWon, type SetRules } from './parameters.ts';

/** Points beyond the target up to which sets are followed. */
const MOST_EXTRA = 40;
/** Ways to end that are rarer than this are dropped, and the others scaled up for them. */
const NEGLECTED = 1e-7;

export interface FirstToSet extends SetRules {
  readonly points: Score;
  /** Who serves next, and who served first in the set: 0 the home side. */
  readonly server: Server;
  readonly first: Server;
  /** Shares of the points on its own serve that each side wins. */
  readonly homeServe: number;
  readonly awayServe: number;
}

/** All ways a set can end from its state, point by point. */
export function firstToOutcomes(set: FirstToSet): readonly SetOutcome[] {
  const { points, server, homeServe, awayServe, target } = set;
  const outcomes: SetOutcome[] = [];
  const size = target + MOST_EXTRA + 2;
  const noWeights = () => [new Float64Array(size), new Float64Array(size)] as const;
  // Weights by home points, for the home and the away side serving.
  let serving = noWeights();
  serving[server][points.home] = 1;
  for (let played = points.home + points.away; played < 2 * size - 3; played += 1) {
    const next = noWeights();
    for (let home = Math.max(0, played - size + 2); home <= Math.min(played, size - 2); home += 1) {
      const atHome = serving[0][home] as number;
      const atAway = serving[1][home] as number;
      if (atHome + atAway === 0) continue;
      const away = played - home;
      const homeWins = atHome * homeServe + atAway * (1 - awayServe);
      move({ home: home + 1, away }, homeWins, 0);
      move({ home, away: away + 1 }, atHome + atAway - homeWins, 1);
    }
    serving = next;

    function move(score: Score, weight: number, winner: Server): void {
      if (weight < NEGLECTED) return;
      if (isWon(score, set)) {
        outcomes.push({ ...score, probability: weight, nextServer: nextFirst(set, winner) });
        return;
      }
      const weights = next[serverAfter(set, score, winner)];
      weights[score.home] = (weights[score.home] as number) + weight;
    }
  }
  const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
  return outcomes.map((outcome) => ({ ...outcome, probability: outcome.probability / sum }));
}

function otherOf(server: Server): Server {
  return server === 0 ? 1 : 0;
}

/** Who serves at a score that the winner of the last point has brought about. */
export function serverAfter(
  set: SetRules & Pick<FirstToSet, 'first'>,
  score: Score,
  winner: Server,
): Server {
  if (set.rules.serves === 'winner') return winner;
  return isFirstServing(score, set) ? set.first : otherOf(set.first);
}

/** Who serves first in the set after one that was won. */
export function nextFirst(
  { rules, first }: Pick<FirstToSet, 'rules' | 'first'>,
  winner: Server,
): Server {
  return rules.serves === 'winner' ? winner : otherOf(first);
}

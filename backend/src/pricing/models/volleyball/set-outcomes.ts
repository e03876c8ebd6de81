import type { Score } from '@touchline/domain/markets';
import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import type { StrengthsOf } from '../strengths.ts';

/** Index of the deciding set, for which there is a toss. */
export const decidingSet = 4;

/** Points to win a set, by two; the deciding set is shorter. */
export function targetOf(set: number): number {
  return set === decidingSet ? 15 : 25;
}

export function setIsOver({ home, away }: Score, target: number): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= 2;
}

/** Points beyond the target up to which sets are followed. */
const mostExtra = 40;
/** Ways to end that are rarer than this are dropped, and the others scaled up for them. */
const neglected = 1e-6;

export interface VolleyballSet {
  readonly points: Score;
  readonly target: number;
  /** Who serves the next rally: 0 the home side. */
  readonly server: Server;
  /** Who serves first in the next set. */
  readonly nextServer: Server;
}

/** All ways a set can end from its state; who wins a rally serves the next. */
export function volleyballSetOutcomes(
  { points, target, server, nextServer }: VolleyballSet,
  { homeServe, awayServe }: StrengthsOf<'volleyball'>,
): readonly SetOutcome[] {
  const outcomes: SetOutcome[] = [];
  const size = target + mostExtra + 1;
  const played = points.home + points.away;
  // Weights by home points, for the home and the away side serving.
  let serving = [new Float64Array(size), new Float64Array(size)] as [Float64Array, Float64Array];
  (serving[server] as Float64Array)[points.home] = 1;
  const end = (home: number, away: number, probability: number): void => {
    if (probability > neglected) outcomes.push({ home, away, probability, nextServer });
  };
  for (let rally = played; rally < 2 * (target + mostExtra) - 1; rally += 1) {
    const next = [new Float64Array(size), new Float64Array(size)] as typeof serving;
    for (let home = 0; home <= Math.min(rally, size - 2); home += 1) {
      const away = rally - home;
      const homeServing = serving[0][home] as number;
      const awayServing = serving[1][home] as number;
      if (homeServing + awayServing === 0) continue;
      const homeWins = homeServing * homeServe + awayServing * (1 - awayServe);
      const awayWins = homeServing + awayServing - homeWins;
      if (setIsOver({ home: home + 1, away }, target)) end(home + 1, away, homeWins);
      else next[0][home + 1] = (next[0][home + 1] as number) + homeWins;
      if (setIsOver({ home, away: away + 1 }, target)) end(home, away + 1, awayWins);
      else next[1][home] = (next[1][home] as number) + awayWins;
    }
    serving = next;
  }
  const sum = outcomes.reduce((all, outcome) => all + outcome.probability, 0);
  return outcomes.map((outcome) => ({ ...outcome, probability: outcome.probability / sum }));
}

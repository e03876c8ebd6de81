import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import type { StrengthsOf } from '../strengths.ts';
import { decidingSet, targetOf, volleyballSetOutcomes } from './set-outcomes.ts';

/** The ways a set that has not begun can end; `server` serves first, but for the deciding set. */
export type FreshSets = (options: {
  readonly set: number;
  readonly server: Server;
  readonly strengths: StrengthsOf<'volleyball'>;
}) => readonly SetOutcome[];

const MOST_REMEMBERED = 300;

/** Works each kind of set out once for as long as its sides are remembered: strengths are constant. */
export function createFreshSets(): FreshSets {
  const known = new Map<string, readonly SetOutcome[]>();

  function workOut({ set, server, strengths }: Parameters<FreshSets>[0]): readonly SetOutcome[] {
    const from = (first: Server): readonly SetOutcome[] =>
      volleyballSetOutcomes(
        {
          points: { home: 0, away: 0 },
          target: targetOf(set),
          server: first,
          nextServer: first === 0 ? 1 : 0,
        },
        strengths,
      );
    // A toss decides who serves first in the deciding set.
    return set === decidingSet
      ? ([0, 1] as const).flatMap((first) =>
          from(first).map((one) => ({ ...one, probability: one.probability / 2 })),
        )
      : from(server);
  }

  return (options) => {
    const { homeServe, awayServe } = options.strengths;
    const kind = options.set === decidingSet ? 'deciding' : options.server;
    const key = `${homeServe} ${awayServe} ${kind}`;
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    const outcomes = workOut(options);
    if (known.size >= MOST_REMEMBERED) {
      known.clear();
    }
    known.set(key, outcomes);
    return outcomes;
  };
}

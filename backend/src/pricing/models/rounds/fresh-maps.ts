import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import { mapOutcomes } from './map-outcomes.ts';
import type { RoundsRules } from './parameters.ts';

/** The map for which a knife round decides who defends first. */
export const DECIDING_MAP = 2;

/** The ways a map that has not begun can end; `server` defends first, but for the deciding map. */
export type FreshMaps = (options: {
  readonly map: number;
  readonly server: Server;
  readonly homeEdge: number;
}) => readonly SetOutcome[];

const MOST_REMEMBERED = 300;
const NIL = { home: 0, away: 0 };
const PISTOLS = { home: 'pistol', away: 'pistol' } as const;

/** Works each kind of map out once for as long as its sides are remembered: strengths are constant. */
export function createFreshMaps(rules: RoundsRules): FreshMaps {
  const known = new Map<string, readonly SetOutcome[]>();

  function workOut({ map, server, homeEdge }: Parameters<FreshMaps>[0]): readonly SetOutcome[] {
    const from = (first: Server): readonly SetOutcome[] =>
      mapOutcomes({
        rounds: NIL,
        buys: PISTOLS,
        isHomeFirst: first === 0,
        homeEdge,
        rules,
        nextServer: first === 0 ? 1 : 0,
      });
    return map === DECIDING_MAP
      ? ([0, 1] as const).flatMap((first) =>
          from(first).map((one) => ({ ...one, probability: one.probability / 2 })),
        )
      : from(server);
  }

  return (options) => {
    const key = `${options.homeEdge} ${options.map === DECIDING_MAP ? 'deciding' : options.server}`;
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

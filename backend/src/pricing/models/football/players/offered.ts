import type { Deed, Squad, SquadPlayer } from './squad.ts';
import { ELEVEN } from './squad.ts';

/** Players of each side that a market is about: of those who usually start, the ones with the largest shares. */
export const OFFERED: Readonly<Record<Deed, number>> = { goals: 5, assists: 3, shots: 2, cards: 4 };
/** The least number of shots that is bet on. */
export const SHOTS_LINE = 2;

/** By what players may be offered; the same before a match and all through it. */
export function offeredOf(squad: Squad, deed: Deed): ReadonlySet<number> {
  const usual = squad.slice(0, ELEVEN);
  const byShare = (left: SquadPlayer, right: SquadPlayer) => right[deed] - left[deed];
  return new Set(
    usual
      .toSorted(byShare)
      .slice(0, OFFERED[deed])
      .map(({ id }) => id),
  );
}

import type { Sport } from '@touchline/domain/markets';
import type { Fixture } from './fixture.ts';

/** As many events of each sport as a first page's lists have. */
export const FIRST_OF_EACH_SPORT = 4;

/** Best known competition first, its events by kick-off: the order of the first page's lists. */
export function byInterest(left: Fixture, right: Fixture): number {
  return left.champ.tier - right.champ.tier || left.startsAt - right.startsAt || left.id - right.id;
}

/** Best known competition first, the last to begin first: quickly caught up, and hardly over yet. */
export function byFreshness(left: Fixture, right: Fixture): number {
  return left.champ.tier - right.champ.tier || right.startsAt - left.startsAt || left.id - right.id;
}

/** The events of each sport, in the order given. */
export function rankedBySport(
  fixtures: readonly Fixture[],
  order: typeof byInterest,
): readonly (readonly Fixture[])[] {
  const bySport = new Map<Sport, Fixture[]>();
  for (const fixture of [...fixtures].sort(order)) {
    const ranked = bySport.get(fixture.sport) ?? [];
    ranked.push(fixture);
    bySport.set(fixture.sport, ranked);
  }
  return [...bySport.values()];
}

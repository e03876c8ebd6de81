import type { Sport } from '@touchline/domain';
import type { Fixture } from './fixture.ts';

/** As many events of each sport as a first page's lists hold. */
export const FIRST_OF_EACH_SPORT = 4;

/** Best known competition first, its events by kick-off: the order of the first page's lists. */
export function byInterest(left: Fixture, right: Fixture): number {
  return left.champ.tier - right.champ.tier || left.startsAt - right.startsAt || left.id - right.id;
}

/** The events of each sport, the most interesting first. */
export function rankedBySport(fixtures: readonly Fixture[]): readonly (readonly Fixture[])[] {
  const bySport = new Map<Sport, Fixture[]>();
  for (const fixture of [...fixtures].sort(byInterest)) {
    const ranked = bySport.get(fixture.sport) ?? [];
    ranked.push(fixture);
    bySport.set(fixture.sport, ranked);
  }
  return [...bySport.values()];
}

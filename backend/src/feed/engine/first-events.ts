import type { Sport } from '@touchline/domain';
import type { Fixture } from './fixture.ts';

/** Enough of each sport for the lists of a first page, a few that have ended among them. */
const FIRST_OF_EACH_SPORT = 6;

/** Best known competition first, its events by kick-off: the order of the first page's lists. */
export function byInterest(left: Fixture, right: Fixture): number {
  return left.champ.tier - right.champ.tier || left.startsAt - right.startsAt || left.id - right.id;
}

/** The few events of each sport that a first page shows. */
export function mostInteresting(fixtures: readonly Fixture[]): readonly Fixture[] {
  const bySport = new Map<Sport, Fixture[]>();
  for (const fixture of [...fixtures].sort(byInterest)) {
    const chosen = bySport.get(fixture.sport) ?? [];
    if (chosen.length < FIRST_OF_EACH_SPORT) {
      bySport.set(fixture.sport, [...chosen, fixture]);
    }
  }
  return [...bySport.values()].flat();
}

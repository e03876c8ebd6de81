import type { Section } from '@touchline/contracts/line';
import type { Sport } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';

/** How many events of each sport the home page's top list has, in its order. */
const PLACES: readonly (readonly [Sport, number])[] = [
  ['football', 4],
  ['tennis', 2],
  ['basketball', 2],
  ['ice-hockey', 2],
  ['volleyball', 1],
  ['cricket', 1],
];

/** Whether lists of a section show the event: finished and cancelled ones leave them. */
export function isListed(event: BookEvent, section: Section): boolean {
  return (
    event.section === section &&
    (event.state.status === 'live' || event.state.status === 'scheduled')
  );
}

/** Order within lists: best known competition first, its events by kick-off. */
export function compareEvents(left: BookEvent, right: BookEvent): number {
  return (
    left.champ.tier - right.champ.tier ||
    left.champ.id - right.champ.id ||
    left.startsAt - right.startsAt ||
    left.id - right.id
  );
}

/** The ids of the most interesting events of a section, a few of each sport. */
export function chooseTopEvents(events: Iterable<BookEvent>, section: Section): readonly number[] {
  const bySport = new Map<Sport, BookEvent[]>();
  for (const event of events) {
    if (isListed(event, section)) {
      const list = bySport.get(event.sport) ?? [];
      list.push(event);
      bySport.set(event.sport, list);
    }
  }
  return PLACES.flatMap(([sport, count]) =>
    (bySport.get(sport) ?? [])
      .sort(
        (left, right) =>
          left.champ.tier - right.champ.tier ||
          left.startsAt - right.startsAt ||
          left.id - right.id,
      )
      .slice(0, count)
      .map((event) => event.id),
  );
}

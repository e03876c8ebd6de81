import type { Section } from '@touchline/contracts/line';
import type { Sport } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { InterestOf } from './interest-of.ts';
import { isDecided, mainPrices } from './decided.ts';

/**
 * How many events of each sport the top lists of a section have, in their order: football alone fills the first
 * screen of a phone. Esports have a home of their own.
 */
const PLACES: readonly (readonly [Sport, number])[] = [
  ['football', 10],
  ['tennis', 4],
  ['basketball', 2],
  ['ice-hockey', 2],
  ['volleyball', 1],
  ['cricket', 1],
];

/** Whether lists of a section show the event: finished and cancelled ones leave them, outrights are elsewhere. */
export function isListed(event: BookEvent, section: Section): boolean {
  return (
    event.outright === undefined &&
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

/**
 * A favourite's price under which an event is as good as decided, for one that is shown already and for others:
 * so an event whose price moves about the border does not come and go.
 */
const DECIDED = { shown: 1.05, new: 1.12 };

/**
 * The ids of the most interesting events of a section, a few of each sport: open before decided, best known
 * competition first, then the most bet on; of those being played the ones that began last, of those to come
 * the next.
 * @param shown the choice before this one
 */
export function chooseTopEvents(
  events: Iterable<BookEvent>,
  section: Section,
  shown: readonly number[] = [],
  interest: InterestOf = () => 0,
): readonly number[] {
  const bySport = new Map<Sport, { readonly event: BookEvent; readonly decided: number }[]>();
  for (const event of events) {
    if (isListed(event, section)) {
      const list = bySport.get(event.sport) ?? [];
      const border = DECIDED[shown.includes(event.id) ? 'shown' : 'new'];
      const decided = Number(section === 'live' && isDecided(mainPrices(event), border));
      list.push({ event, decided });
      bySport.set(event.sport, list);
    }
  }
  const direction = section === 'live' ? -1 : 1;
  return PLACES.flatMap(([sport, count]) =>
    (bySport.get(sport) ?? [])
      .sort(
        (left, right) =>
          left.decided - right.decided ||
          left.event.champ.tier - right.event.champ.tier ||
          interest(right.event.id) - interest(left.event.id) ||
          direction * (left.event.startsAt - right.event.startsAt) ||
          left.event.id - right.event.id,
      )
      .slice(0, count)
      .map(({ event }) => event.id),
  );
}

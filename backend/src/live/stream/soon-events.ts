import { esportsTypeOf } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { InterestOf } from './interest-of.ts';
import { isListed } from './top-events.ts';

const PLACES = 6;
/** What starts within this time is starting soon, ms; where too little does, the next ones follow. */
const SOON = 2 * 60 * 60_000;

/**
 * The ids of matches about to start, in the order in which they begin: of those of the next two hours the
 * best known competitions, then those that were bet on most lately.
 * @param choice now is in milliseconds since epoch; `without` are events that are shown elsewhere
 */
export function chooseSoonEvents(
  events: Iterable<BookEvent>,
  {
    interest,
    now,
    without = [],
  }: {
    readonly interest: InterestOf;
    readonly now: number;
    readonly without?: readonly number[];
  },
): readonly number[] {
  const isLater = ({ startsAt }: BookEvent) => Number(startsAt > now + SOON);
  return [...events]
    .filter(
      (event) =>
        isListed(event, 'line') &&
        // Esports have a home of their own.
        esportsTypeOf(event.sport) === undefined &&
        event.startsAt > now &&
        !without.includes(event.id),
    )
    .sort(
      (left, right) =>
        isLater(left) - isLater(right) ||
        (isLater(left) === 1 ? left.startsAt - right.startsAt : 0) ||
        left.champ.tier - right.champ.tier ||
        interest(right.id) - interest(left.id) ||
        left.startsAt - right.startsAt ||
        left.id - right.id,
    )
    .slice(0, PLACES)
    .sort((left, right) => left.startsAt - right.startsAt || left.id - right.id)
    .map(({ id }) => id);
}

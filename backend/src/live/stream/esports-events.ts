import { esportsTypeOf, isVirtualSport } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { InterestOf } from './interest-of.ts';
import { isListed } from './top-events.ts';

const LIVE_PLACES = 8;
const LINE_PLACES = 8;

/**
 * The ids of what the first page of esports shows: matches being played, best known competition first and
 * within one those that were bet on most lately; then those about to start, in the order in which they begin.
 * @param choice now is in milliseconds since epoch
 */
export function chooseEsportsEvents(
  events: Iterable<BookEvent>,
  { interest, now }: { readonly interest: InterestOf; readonly now: number },
): readonly number[] {
  const all = [...events].filter(
    ({ sport }) => esportsTypeOf(sport) !== undefined && !isVirtualSport(sport),
  );
  const live = all
    .filter((event) => isListed(event, 'live'))
    .sort(
      (left, right) =>
        left.champ.tier - right.champ.tier ||
        interest(right.id) - interest(left.id) ||
        right.startsAt - left.startsAt ||
        left.id - right.id,
    );
  const line = all
    .filter((event) => isListed(event, 'line') && event.startsAt > now)
    .sort((left, right) => left.startsAt - right.startsAt || left.id - right.id);
  return [...live.slice(0, LIVE_PLACES), ...line.slice(0, LINE_PLACES)].map(({ id }) => id);
}

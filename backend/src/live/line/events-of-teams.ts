import type { BookEvent } from '../../pricing/book/book-event.ts';
import { isListed } from '../stream/top-events.ts';

/** Events in one answer: a team seldom has more than a few, and a list of more is no list of one's own. */
const MOST = 60;

/** What teams play now and next: live first, then by kick-off. */
export function eventsOfTeams(
  events: Iterable<BookEvent>,
  teamIds: readonly number[],
): readonly BookEvent[] {
  const wanted = new Set(teamIds);
  return [...events]
    .filter(
      (event) =>
        (wanted.has(event.home.id) || wanted.has(event.away.id)) && isListed(event, event.section),
    )
    .sort(
      (left, right) =>
        Number(left.section === 'line') - Number(right.section === 'line') ||
        left.startsAt - right.startsAt ||
        left.id - right.id,
    )
    .slice(0, MOST);
}

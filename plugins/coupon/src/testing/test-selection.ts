import type { Selection } from '@touchline/contracts/plugins';

/** A home win at 2.10, of a match of the line that has no other interest: the selection of tests. */
export function testSelection(eventId = 1, change: Partial<Selection> = {}): Selection {
  return {
    outcomeId: `${eventId}~ft-1x2~home`,
    eventId,
    sport: 'football',
    champ: 'Premier League',
    home: 'A',
    away: 'B',
    startsAt: 0,
    section: 'line',
    price: '2.10',
    ...change,
  };
}

import { expect, it } from 'vitest';
import { type ListedEvent, sportsEventData } from './sports-event.ts';

const event: ListedEvent = {
  sport: 'Football',
  competition: 'Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  startsAt: Date.UTC(2026, 10, 21, 15),
  status: 'scheduled',
};

it('an event is a schema.org SportsEvent with its sides, start and competition', () => {
  expect(sportsEventData(event, 'https://x.example/en/line')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: 'Arsenal – Chelsea',
    url: 'https://x.example/en/line',
    startDate: '2026-11-21T15:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    superEvent: { name: 'Premier League' },
    homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
    awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
  });
});

it.each([
  ['live', 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
  ['postponed', 'EventPostponed'],
] as const)('the status %s of a sports event is published as %s', (status, expected) => {
  expect(sportsEventData({ ...event, status }, '')['eventStatus']).toBe(
    `https://schema.org/${expected}`,
  );
});

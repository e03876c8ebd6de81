import type { TimelineIncident } from '@touchline/contracts/timeline';
import { expect, it } from 'vitest';
import { countIncidents, momentumOf } from './counts.ts';

let id = 0;
const incident = (given: Partial<TimelineIncident>): TimelineIncident => ({
  id: (id += 1),
  kind: 'shot',
  period: '1h',
  side: 'home',
  seconds: 60,
  ...given,
});

it('figures are what the incidents add up to; a goal is a shot on target, an own goal is none', () => {
  const counted = countIncidents(
    [
      incident({ note: 'saved' }),
      incident({ note: 'wide' }),
      incident({ kind: 'goal' }),
      incident({ kind: 'goal', note: 'own', side: 'away' }),
      incident({ kind: 'corner', side: 'away' }),
      incident({ kind: 'card', note: 'yellow' }),
      incident({ kind: 'card', note: 'second-yellow' }),
    ],
    'football',
  );
  expect(counted).toEqual([
    { what: 'shots', pair: [3, 0] },
    { what: 'onTarget', pair: [2, 0] },
    { what: 'corners', pair: [0, 1] },
    { what: 'yellow', pair: [2, 0] },
    { what: 'red', pair: [1, 0] },
  ]);
});

it('an incident that was taken back counts for nothing, and one that a source does not report is no row of noughts', () => {
  const reported = [incident({ kind: 'goal', isTakenBack: true }), incident({ kind: 'start' })];
  expect(countIncidents(reported, 'football')).toEqual([]);
  expect(momentumOf(reported)).toEqual([]);
});

it('momentum is above zero while the home side presses, bar by bar of the clock', () => {
  const bars = momentumOf([
    incident({ seconds: 30 }),
    incident({ kind: 'goal', side: 'away', seconds: 200 }),
    incident({ kind: 'corner', seconds: 600 }),
  ]);
  expect(bars).toEqual([2, -5, 0, 1]);
});

it('a sport without a clock has bars of as many points each', () => {
  const points = Array.from({ length: 90 }, (_, at) => {
    const { seconds: _seconds, ...point } = incident({
      kind: 'points',
      side: at < 45 ? 'home' : 'away',
    });
    return point;
  });
  const bars = momentumOf(points);
  expect(bars).toHaveLength(30);
  expect(bars[0]).toBe(3);
  expect(bars.at(-1)).toBe(-3);
});

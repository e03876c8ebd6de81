import { REFRESH_INTERVALS } from '@touchline/domain/time';
import { describe, expect, it } from 'vitest';
import { topicInterval } from './topic-interval.ts';

const known = (sport?: string, section?: string, slip: readonly string[] = []) => ({
  sportOf: () => sport,
  sectionOf: () => section,
  declaredSubjectOf: (topic: string) => (slip.includes(topic) ? 'coupon' : undefined),
});

describe('the interval of a topic', () => {
  it.each([
    ['top:live', 'topGamesLive', 10_000],
    ['top:popular', 'topGamesLive', 10_000],
    ['top:line', 'topGamesLine', 60_000],
    ['top:soon', 'topGamesLine', 60_000],
    ['list:line:football', 'line', 15_000],
    ['list:line:tennis', 'line', 15_000],
    ['list:live:football', 'dashboardLive', 5000],
    ['list:live:ice-hockey', 'dashboardLive', 5000],
    ['list:live:basketball', 'liveSport', 3000],
    ['list:live:volleyball', 'liveSport', 3000],
    ['list:live:tennis', 'liveFastest', 2000],
    ['champ:live:1100', 'liveChamp', 3000],
    ['champ:line:1100', 'line', 15_000],
    ['event:1042', 'gameLive', 5000],
  ] as const)(
    'the topic %s has the interval of "%s" in the table, %d ms',
    (topic, subject, milliseconds) => {
      expect(topicInterval(topic, known())).toBe(milliseconds);
      expect(REFRESH_INTERVALS[subject]).toBe(milliseconds);
    },
  );

  it.each([
    ['line', [], 'line', 15_000],
    ['line', ['event:1042'], 'coupon', 10_000],
    ['line', ['event:10421'], 'line', 15_000],
    ['live', [], 'gameLive', 5000],
    ['live', ['event:1042'], 'gameLive', 5000],
  ] as const)(
    'the topic of an event of the %s has, with %j on the slip, the interval of "%s", %d ms',
    (section, slip, subject, milliseconds) => {
      expect(topicInterval('event:1042', known(undefined, section, slip))).toBe(milliseconds);
      expect(REFRESH_INTERVALS[subject]).toBe(milliseconds);
    },
  );

  it('the topic of a championship is requested most often for the one fastest sport', () => {
    expect(topicInterval('champ:live:7', known('tennis'))).toBe(2000);
    expect(topicInterval('champ:live:7', known('football'))).toBe(3000);
    expect(topicInterval('champ:line:7', known('tennis'))).toBe(15_000);
  });

  it('the topic that the table does not list is requested every 10 s', () => {
    expect(topicInterval('weather:live', known())).toBe(10_000);
  });
});

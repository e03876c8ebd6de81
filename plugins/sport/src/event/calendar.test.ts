import { createTestI18n } from '@touchline/testing';
import { expect, it } from 'vitest';
import { createCalendar } from './calendar.ts';

const i18n = {
  ...createTestI18n({ language: 'en', texts: { today: 'Today', tomorrow: 'Tomorrow' } }),
  dateTime: (time: number) => new Date(time).toISOString().slice(5, 10),
};
const now = Date.parse('2026-11-25T18:00Z');

it.each([
  ['2026-11-25T23:59Z', 'Today'],
  ['2026-11-26T00:00Z', 'Tomorrow'],
  ['2026-11-27T00:00Z', '11-27'],
])('an event at %s starts %s', (time, day) => {
  expect(createCalendar(i18n).startDay(Date.parse(time), now)).toBe(day);
});

it('a calendar looks up the words of both days with its first, so that a document carries them', () => {
  const looked: string[] = [];
  const t: typeof i18n.t = (key, ...rest) => {
    looked.push(key);
    return i18n.t(key, ...rest);
  };
  createCalendar({ ...i18n, t });
  expect(looked).toEqual(['today', 'tomorrow']);
});

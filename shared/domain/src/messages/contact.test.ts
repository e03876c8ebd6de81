import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterQuietHours,
  CONTACT_CHANNELS,
  CONTACT_TOPICS,
  isAlwaysSent,
  isOfferedOn,
  isOnByDefault,
  isTimeZone,
} from './contact.ts';

const at = (text: string) => Date.parse(text);
const night = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' };

it.each([
  ['2026-01-15T21:30:40Z', '2026-01-16T06:00:00Z'],
  ['2026-01-15T04:00:00Z', '2026-01-15T06:00:00Z'],
  ['2026-01-15T06:00:00Z', '2026-01-15T06:00:00Z'],
  ['2026-07-15T19:59:00Z', '2026-07-15T19:59:00Z'],
  ['2026-07-15T20:00:00Z', '2026-07-16T05:00:00Z'],
])('a mail of %s in a quiet night of Berlin is sent at %s', (now, sent) => {
  expect(afterQuietHours(at(now), night)).toBe(at(sent));
});

it('a mail outside the quiet hours is sent now, and one inside them within a day and outside them', () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(time, minute, minute, (now, from, to) => {
      fc.pre(from !== to);
      const quiet = { from, to, timeZone: 'UTC' };
      const sent = afterQuietHours(now, quiet);
      expect(sent - now).toBeGreaterThanOrEqual(0);
      expect(sent - now).toBeLessThanOrEqual(86_400_000);
      expect(afterQuietHours(sent, quiet)).toBe(sent);
    }),
  );
  expect(afterQuietHours(5, undefined)).toBe(5);
});

it.each([
  ['page', ['bets', 'promotions']],
  ['mail', ['bets', 'matches', 'prices', 'promotions']],
  ['push', ['promotions']],
  ['sms', CONTACT_TOPICS],
] as const)(
  'a player who has chosen nothing is not written to on the channel %s about %o',
  (channel, off) => {
    expect(CONTACT_TOPICS.filter((topic) => !isOnByDefault(topic, channel))).toEqual(off);
  },
);

it('a message about the account cannot be turned off, but no text message comes without consent', () => {
  expect(CONTACT_CHANNELS.filter((channel) => isAlwaysSent('account', channel))).toEqual([
    'page',
    'mail',
    'push',
  ]);
});

it('a promotion is never a text message, nor is what is of the moment', () => {
  expect(CONTACT_TOPICS.filter((topic) => !isOfferedOn(topic, 'sms'))).toEqual([
    'matches',
    'prices',
    'promotions',
  ]);
});

it.each([
  ['Europe/Berlin', true],
  ['Mars/Base', false],
  ['', false],
])('the zone "%s" is known: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

import type { EventState } from '@touchline/contracts/line';
import type { EventView, OutcomeState } from '@touchline/live-client';
import type { Selection } from '@touchline/contracts/plugins';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import texts from '../translations/en.json';
import { conflictOf, legStatus } from './leg-status.ts';

const { i18n } = createTestContext({ plugin: 'coupon', texts }).context;
const bet: Selection = {
  outcomeId: '1~ft-1x2~home',
  eventId: 1,
  sport: 'football',
  champ: 'League',
  home: 'Ayr',
  away: 'Barnet',
  startsAt: 0,
  section: 'line',
  price: '2.00',
};
const event = (section: 'live' | 'line', state: EventState) =>
  ({ section, startsAt: 60_000, state }) as EventView;
const outcome = (change: Partial<OutcomeState>): OutcomeState => ({
  price: '2.00',
  status: 'open',
  reason: undefined,
  direction: undefined,
  changes: 0,
  ...change,
});
const playing = event('live', {
  status: 'live',
  period: '2h',
  score: { total: [2, 1], periods: [[2, 1]] },
});
const of = (given: Partial<Parameters<typeof legStatus>[0]>) =>
  legStatus({
    i18n,
    bet,
    outcome: outcome({}),
    event: undefined,
    conflict: undefined,
    refusal: undefined,
    ...given,
  });

describe('the status of a leg on the slip', () => {
  it('the status of a leg is when it begins, also where the line has moved it', () => {
    expect(of({})).toEqual({ text: i18n.dateTime(0, 'date-time'), tone: undefined });
    const moved = event('line', { status: 'scheduled' });
    expect(of({ event: moved }).text).toBe(i18n.dateTime(60_000, 'date-time'));
  });

  it('the status of a leg is period and score as soon as it is played, whatever it was when it was chosen', () => {
    expect(of({ event: playing })).toEqual({
      text: `${i18n.period('2h')} · 2–1`,
      tone: undefined,
    });
    const begun = event('live', { status: 'live' });
    expect(of({ event: begun }).text).toBe(texts.live);
  });

  it.each([
    ['it is over', { event: event('live', { status: 'finished' }) }, 'finished', 'danger'],
    ['it was called off', { event: event('line', { status: 'cancelled' }) }, 'cancelled', 'danger'],
    [
      'its market is closed',
      { outcome: outcome({ status: 'closed' }) },
      'outcome_closed',
      'danger',
    ],
    ['it rests', { outcome: outcome({ status: 'suspended', reason: 'goal' }) }, 'goal', 'warning'],
    ['it has no price', { outcome: outcome({ price: undefined }) }, 'outcome_suspended', 'warning'],
    ['the server said no', { refusal: { code: 'event_started' } }, 'event_started', 'danger'],
  ] as const)(
    'the status of a leg is the reason when %s, in place of the score',
    (_, given, text, tone) => {
      expect(of({ event: playing, ...given })).toEqual({ text, tone });
    },
  );

  it('the status of a leg is first that it cannot be combined, and the current state before an earlier refusal', () => {
    const rests = outcome({ status: 'suspended', reason: 'goal' });
    expect(of({ conflict: 'related', outcome: rests }).text).toBe(texts.related);
    expect(of({ outcome: rests, refusal: { code: 'event_started' } }).text).toBe('goal');
  });

  it('the status of a leg is first that it is a single only: removing the other leg solves nothing', () => {
    expect(conflictOf({ isBannedExpress: true, isDepend: true })).toBe('single-only');
    expect(conflictOf({ isDepend: true })).toBe('related');
    expect(conflictOf({ isBlocked: true })).toBeUndefined();
    expect(of({ conflict: 'single-only' })).toEqual({
      text: i18n.error({ code: 'coupon_leg_single_only' }),
      tone: 'danger',
    });
  });
});

import { expect, it } from 'vitest';
import { MINUTE } from '../time/clock.ts';
import { nextRealityCheck } from './reality-check.ts';

const state = { minutes: 30, setAt: 0, signedInAt: 10 * MINUTE, acknowledgedAt: undefined };

it('LIMIT-15 a reality check is due an interval after the sign-in, the setting and the acknowledgement', () => {
  expect(nextRealityCheck(state)).toBe(40 * MINUTE);
  expect(nextRealityCheck({ ...state, setAt: 20 * MINUTE })).toBe(50 * MINUTE);
  expect(nextRealityCheck({ ...state, acknowledgedAt: 45 * MINUTE })).toBe(75 * MINUTE);
});

it('LIMIT-15 a reality check acknowledged before the sign-in counts from the sign-in', () => {
  expect(nextRealityCheck({ ...state, acknowledgedAt: MINUTE })).toBe(40 * MINUTE);
});

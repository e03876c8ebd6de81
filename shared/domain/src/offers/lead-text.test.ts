import { expect, it } from 'vitest';
import { EARLY_PAYOUT_SPORTS } from './early-payout.ts';
import { leadUnit, momentText } from './lead-text.ts';

it('a lead is counted in goals where they are few, else in points', () => {
  expect(Object.keys(EARLY_PAYOUT_SPORTS).map(leadUnit)).toEqual([
    'Goals',
    'Points',
    'Points',
    'Goals',
  ]);
});

it('a moment has its minute where there is a clock', () => {
  expect(momentText({ score: '2:0', period: '1h', seconds: 2_030 })).toBe('2:0, 34′');
  expect(momentText({ score: '2:0' })).toBe('2:0');
});

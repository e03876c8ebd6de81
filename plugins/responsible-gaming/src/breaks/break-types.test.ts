import type { Limit } from '@touchline/contracts/limits';
import { describe, expect, it } from 'vitest';
import { breaksInForce, offeredPeriods } from './break-types.ts';

const limit = (limitType: number, more: Partial<Limit> = {}): Limit => ({
  id: String(limitType),
  limitType,
  limitValue: 1,
  limitBalance: 1,
  limitState: 'ACTIVE',
  startedAt: 0,
  endsAt: 86_400,
  needApprove: false,
  ...more,
});

describe('breaks in force', () => {
  it('the breaks in force are the active exclusions and time-outs, the last to end first', () => {
    const limits = [
      limit(20),
      limit(33),
      limit(30, { endsAt: 172_800 }),
      limit(37, { endsAt: null }),
    ];
    expect(breaksInForce(limits).map(({ limitType }) => limitType)).toEqual([37, 30, 33]);
    expect(breaksInForce([limit(30, { limitState: 'INACTIVE' })])).toEqual([]);
  });
});

describe('the periods of a break', () => {
  it('the periods of a break are all of those offered without a break in force', () => {
    expect(offeredPeriods([1, 7], { inForce: undefined, now: 0 })).toEqual([1, 7]);
  });

  it('the periods of a break only prolong one in force', () => {
    const inForce = limit(33, { endsAt: 7 * 86_400 });
    expect(offeredPeriods([1, 7, 30], { inForce, now: 0 })).toEqual([30]);
    expect(offeredPeriods([1, 7, 30], { inForce, now: 1_000 })).toEqual([7, 30]);
  });
});

import type { Limit } from '@touchline/contracts/limits';
import { describe, expect, it } from 'vitest';
import { breakKind, breaksInForce, offeredPeriods, shownBreaks } from './break-types.ts';

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

  it('the kind of a break follows from its type and length', () => {
    expect(breakKind(limit(30))).toBe('timeOut');
    expect(breakKind(limit(30, { limitValue: 184 }))).toBe('selfExclusion');
    expect(breakKind(limit(33))).toBe('depositTimeOut');
    expect(breakKind(limit(37))).toBe('indefinite');
  });

  it('the marker of a self-exclusion is shown once its term has ended', () => {
    const marker = limit(37, { endsAt: null });
    const term = limit(30, { limitValue: 184 });
    expect(shownBreaks([marker, term])).toEqual([term]);
    expect(shownBreaks([marker])).toEqual([marker]);
    expect(shownBreaks([marker, limit(30)])).toHaveLength(2);
  });
});

describe('the periods of a break', () => {
  it('the periods of a break are those offered of its kind', () => {
    const offered = [1, 7, 42, 184, 366];
    const none = { limits: [], now: 0 };
    expect(offeredPeriods(offered, { kind: 'timeOut', ...none })).toEqual([1, 7, 42]);
    expect(offeredPeriods(offered, { kind: 'selfExclusion', ...none })).toEqual([184, 366]);
  });

  it('the periods of a break only prolong one in force', () => {
    const limits = [limit(33, { endsAt: 7 * 86_400 })];
    const question = { kind: 'depositTimeOut', limits } as const;
    expect(offeredPeriods([1, 7, 30], { ...question, now: 0 })).toEqual([30]);
    expect(offeredPeriods([1, 7, 30], { ...question, now: 1_000 })).toEqual([7, 30]);
  });
});

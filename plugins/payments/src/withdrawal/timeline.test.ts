import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';
import { turnoverLeft } from './turnover.ts';

const REQUESTED = { createdAt: 1, updatedAt: 9 };

describe('the timeline of a withdrawal', () => {
  it('the timeline of a new withdrawal has all stages, the first with its time', () => {
    expect(timelineOf({ ...REQUESTED, state: 'requested', steps: [] })).toEqual([
      { stage: 'requested', at: 1 },
      { stage: 'checked', at: undefined },
      { stage: 'sent', at: undefined },
      { stage: 'paid', at: undefined },
    ]);
  });

  it('the timeline of a withdrawal in review is not checked yet', () => {
    const steps = [
      { state: 'requested', at: 1 },
      { state: 'review', at: 2 },
    ] as const;
    expect(timelineOf({ ...REQUESTED, state: 'review', steps: [...steps] })[1]).toEqual({
      stage: 'checked',
      at: undefined,
    });
  });

  it.each(['failed', 'rejected'] as const)(
    'the timeline of a withdrawal that was %s ends with it and leaves out what never came',
    (state) => {
      const steps = [
        { state: 'requested' as const, at: 1 },
        { state: 'approved' as const, at: 3 },
        { state, at: 5 },
      ];
      expect(timelineOf({ ...REQUESTED, state, steps })).toEqual([
        { stage: 'requested', at: 1 },
        { stage: 'checked', at: 3 },
        { stage: state, at: 5 },
      ]);
    },
  );
});

it('the turnover left is what is required less what is staked, and never negative', () => {
  expect(turnoverLeft({ required: 2000, done: 500 })).toBe(1500);
  expect(turnoverLeft({ required: 2000, done: 2500 })).toBe(0);
  expect(turnoverLeft(undefined)).toBe(0);
});

import { expect, it } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

it('the budget lets work happen until its share of the second is used up, and again in the next one', () => {
  let time = 0;
  const { spend } = createTimeBudget({ share: 0.25, now: () => time });
  const work = (milliseconds: number) => () => {
    time += milliseconds;
    return 'done';
  };
  expect([spend(work(200)), spend(work(100)), spend(work(1))]).toEqual(['done', 'done', undefined]);
  time = 999;
  expect(spend(work(1))).toBeUndefined();
  time = 1_000;
  expect(spend(work(300))).toBe('done');
  expect(spend(work(1))).toBeUndefined();
});

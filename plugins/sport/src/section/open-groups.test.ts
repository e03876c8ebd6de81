import { describe, expect, it } from 'vitest';
import { openAtFirst } from './open-groups.ts';

const group = (id: number, count: number) => ({
  id,
  events: Array.from({ length: count }) as never,
});
const NONE: ReadonlyMap<number, boolean> = new Map();
const openOf = (opened: ReadonlyMap<number, boolean>) =>
  [...opened].filter(([, isOpen]) => isOpen).map(([id]) => id);

describe('the groups of a list that are open at first', () => {
  it('the groups that are open at first are those that fill some screens, and one at least', () => {
    const many = [group(1, 20), group(2, 18), group(3, 9), group(4, 2)];
    expect(openOf(openAtFirst(many, NONE))).toEqual([1, 2]);
    expect(openOf(openAtFirst([group(1, 500), group(2, 1)], NONE))).toEqual([1]);
  });

  it('a group stays as it was when events come and go', () => {
    const before = openAtFirst([group(1, 20), group(2, 30)], NONE);
    expect(openOf(before)).toEqual([1]);
    const after = openAtFirst([group(1, 2), group(2, 30), group(3, 1)], before);
    expect(openOf(after)).toEqual([1]);
    expect(openAtFirst([group(1, 60)], after)).toBe(after);
  });
});

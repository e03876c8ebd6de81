import { describe, expect, it } from 'vitest';
import { leavesOf, patchOf, valueAt, withPatch, withValueAt } from './patch.ts';

describe('a change of a group', () => {
  const before = { a: 1, b: { c: [1, 2], d: true }, e: 'x' };

  it('is the smallest patch that makes it, and laid over the old gives the new', () => {
    const after = { a: 1, b: { c: [2], d: true }, f: null };
    expect(patchOf(before, { a: 2, b: before.b, e: 'x' })).toEqual({ a: 2 });
    expect(patchOf(before, { a: 1, b: { c: [2], d: true } })).toEqual({ b: { c: [2] }, e: null });
    expect(withPatch(before, patchOf(before, { a: 1, b: after.b }))).toEqual({ a: 1, b: after.b });
  });

  it('made for an older state keeps what others changed beside it', () => {
    const mine = patchOf(before, { ...before, a: 7 });
    const theirs = { ...before, e: 'theirs' };
    expect(withPatch(theirs, mine)).toEqual({ ...before, a: 7, e: 'theirs' });
  });

  it('is told leaf by leaf', () => {
    expect(leavesOf(before, withValueAt(before, ['b', 'd'], false))).toEqual([
      { path: ['b', 'd'], from: true, to: false },
    ]);
  });

  it('reaches into parts that are not there yet, and takes them away', () => {
    const made = withValueAt({}, ['x', 'y'], 1);
    expect(valueAt(made, ['x', 'y'])).toBe(1);
    expect(withValueAt(made, ['x', 'y'], undefined)).toEqual({ x: {} });
  });
});

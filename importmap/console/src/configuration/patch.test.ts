import { describe, expect, it } from 'vitest';
import { rearranged, withMoved } from './reorder.ts';
import { leavesOf, patchOf, valueAt, withPatch, withValueAt } from './patch.ts';

describe('a change of a group', () => {
  const before = { a: 1, b: { c: [1, 2], d: true }, e: 'x' };

  it('a change of a group is the smallest patch, and applied to the old gives the new', () => {
    const after = { a: 1, b: { c: [2], d: true }, f: null };
    expect(patchOf(before, { a: 2, b: before.b, e: 'x' })).toEqual({ a: 2 });
    expect(patchOf(before, { a: 1, b: { c: [2], d: true } })).toEqual({ b: { c: [2] }, e: null });
    expect(withPatch(before, patchOf(before, { a: 1, b: after.b }))).toEqual({ a: 1, b: after.b });
  });

  it('a change of a group made for an older state retains the other changes', () => {
    const mine = patchOf(before, { ...before, a: 7 });
    const theirs = { ...before, e: 'theirs' };
    expect(withPatch(theirs, mine)).toEqual({ ...before, a: 7, e: 'theirs' });
  });

  it('a change of a group is listed leaf by leaf', () => {
    expect(leavesOf(before, withValueAt(before, ['b', 'd'], false))).toEqual([
      { path: ['b', 'd'], from: true, to: false },
    ]);
  });

  it('a change of a group adds missing parts, and removes them', () => {
    const made = withValueAt({}, ['x', 'y'], 1);
    expect(valueAt(made, ['x', 'y'])).toBe(1);
    expect(withValueAt(made, ['x', 'y'], undefined)).toEqual({ x: {} });
  });
});

describe('lists', () => {
  const group = {
    links: [
      { route: 'a', text: 'A' },
      { route: 'b', text: { en: 'B' } },
    ],
  };

  it('an entry of a list is addressed by its position', () => {
    const changed = withValueAt(group, ['links', '1', 'text', 'ru'], 'Б');
    expect(valueAt(changed, ['links', '1', 'text'])).toEqual({ en: 'B', ru: 'Б' });
    expect(valueAt(changed, ['links', '0', 'route'])).toBe('a');
    expect(withValueAt(group, ['links', '0', 'text'], undefined)).toEqual({
      links: [{ route: 'a' }, group.links[1]],
    });
  });

  it('the lists of equal length are compared entry by entry, others by what was added and removed', () => {
    const changed = withValueAt(group, ['links', '0', 'text'], 'AA');
    expect(leavesOf(group, changed)).toEqual([
      { path: ['links', '1', 'text'], from: 'A', to: 'AA' },
    ]);
    const [first, second] = group.links;
    const added = { route: 'c', text: 'C' };
    expect(leavesOf(group, { links: [added, first, second] })).toEqual([
      { path: ['links', '1'], from: undefined, to: added },
    ]);
    expect(leavesOf(group, { links: [] })).toHaveLength(2);
    expect(leavesOf({}, group)).toHaveLength(2);
  });
});

describe('moved entries', () => {
  it('a moved entry retains what was typed into it, and a removed one drops it', () => {
    const kept = { '/links/0/text': 'a', '/links/1/text': 'b', '/links2/0': 'c', '/x': 'd' };
    const list = '/links';
    expect(rearranged(kept, { list, order: withMoved(2, { from: 1, by: -1 }) })).toEqual({
      '/links/1/text': 'a',
      '/links/0/text': 'b',
      '/links2/0': 'c',
      '/x': 'd',
    });
    expect(rearranged(kept, { list, order: [1] })).toEqual({
      '/links/0/text': 'b',
      '/links2/0': 'c',
      '/x': 'd',
    });
  });

  it('a move leaves all entries present, one place further', () => {
    expect(withMoved(4, { from: 1, by: 1 })).toEqual([0, 2, 1, 3]);
    expect(withMoved(4, { from: 3, by: -1 })).toEqual([0, 1, 3, 2]);
  });
});

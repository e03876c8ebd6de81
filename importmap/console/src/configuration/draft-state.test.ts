import { describe, expect, it } from 'vitest';
import { unchangedDraft, withArranged, withBase, withSet, withTyped } from './draft-state.ts';

const number = { kind: 'number', isNullable: false } as const;
const begun = () =>
  unchangedDraft({ value: { delay: 5, rows: [{ n: 1 }, { n: 2 }] }, revision: '1' });
const path = ['rows', '1', 'n'];

describe('the draft of a group', () => {
  it('a text that cannot be read leaves the value and is kept as typed', () => {
    const draft = withTyped(begun(), { path: ['delay'], editor: number, text: '7x' });
    expect(draft).toMatchObject({ value: { delay: 5 }, unread: { '/delay': 'number' } });
    const mended = withTyped(draft, { path: ['delay'], editor: number, text: '7' });
    expect(mended).toMatchObject({ value: { delay: 7 }, unread: {} });
  });

  it('a set value drops what was typed into it and into its parts', () => {
    const typed = withTyped(begun(), { path, editor: number, text: 'x' });
    expect(withSet(typed, ['rows'], [])).toMatchObject({
      texts: {},
      unread: {},
      value: { rows: [] },
    });
  });

  it('texts and problems of an entry move along with it, and go with it', () => {
    const typed = {
      ...withTyped(begun(), { path, editor: number, text: 'x' }),
      problems: { '/rows/1/n': 'too large' },
    };
    expect(withArranged(typed, ['rows'], [1, 0])).toMatchObject({
      value: { rows: [{ n: 2 }, { n: 1 }] },
      unread: { '/rows/0/n': 'number' },
      problems: { '/rows/0/n': 'too large' },
    });
    const removed = withArranged(typed, ['rows'], [0]);
    expect([removed.unread, removed.problems]).toEqual([{}, {}]);
  });

  it('a new base keeps the draft’s changes and the texts that cannot be read', () => {
    const changed = withTyped(begun(), { path: ['delay'], editor: number, text: '9' });
    const typed = withTyped(changed, { path, editor: number, text: 'x' });
    const next = { value: { delay: 6, rows: [{ n: 1 }, { n: 2 }], other: true }, revision: '2' };
    expect(withBase(typed, next)).toMatchObject({
      value: { delay: 9, other: true },
      base: next,
      texts: { '/rows/1/n': 'x' },
    });
    expect(withBase(typed, next).texts).not.toHaveProperty('/delay');
  });
});

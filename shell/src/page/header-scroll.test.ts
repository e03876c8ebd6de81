import { describe, expect, it } from 'vitest';
import { nextHeader } from './header-scroll.ts';

const page = { height: 56, isKept: false };

describe('the header of a scrolled page', () => {
  it('the header hides on the way down and returns on the way up', () => {
    const down = nextHeader({ top: 0, hidden: false }, { ...page, top: 300 });
    expect(down.hidden).toBe(true);
    expect(nextHeader(down, { ...page, top: 250 }).hidden).toBe(false);
  });

  it('the header is always there at the top', () => {
    expect(nextHeader({ top: 0, hidden: false }, { ...page, top: 50 }).hidden).toBe(false);
    expect(nextHeader({ top: 300, hidden: true }, { ...page, top: 0 }).hidden).toBe(false);
  });

  it('the header does not tremble', () => {
    const hidden = { top: 300, hidden: true };
    expect(nextHeader(hidden, { ...page, top: 296 })).toBe(hidden);
    // Small steps in one direction add up.
    expect(nextHeader(hidden, { ...page, top: 291 }).hidden).toBe(false);
  });

  it('the header stays on games pages', () => {
    const kept = { ...page, isKept: true, top: 900 };
    expect(nextHeader({ top: 0, hidden: false }, kept).hidden).toBe(false);
  });
});

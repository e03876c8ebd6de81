import { describe, expect, it } from 'vitest';
import { isLeftShown, isRightShown } from './sections.ts';

const wide = { width: 1366, isHiddenByPlayer: false, isHovered: false, areFiltersOpen: false };

describe('the left section', () => {
  it.each([
    ['is shown on wide screens', {}, true],
    ['is hidden on low-resolution screens', { width: 1099 }, false],
    ['is shown from 1100 pixels', { width: 1100 }, true],
    ['is hidden when the player hid it', { isHiddenByPlayer: true }, false],
    ['is shown while hovered, though hidden', { isHiddenByPlayer: true, isHovered: true }, true],
    ['is shown while hovered on a low-resolution screen', { width: 1024, isHovered: true }, true],
    ['is shown while its filters are open', { isHiddenByPlayer: true, areFiltersOpen: true }, true],
  ])('the left section %s', (_, change, shown) => {
    expect(isLeftShown({ ...wide, ...change })).toBe(shown);
  });
});

describe('the right section', () => {
  it('the right section is hidden only by the player', () => {
    expect(isRightShown({ isHiddenByPlayer: false })).toBe(true);
    expect(isRightShown({ isHiddenByPlayer: true })).toBe(false);
  });
});

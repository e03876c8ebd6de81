import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Runs in the page: whether the element with the focus is what is seen in its place. */
function focusedIsSeen(): string {
  const focused = document.activeElement;
  const { left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
  const seen = document.elementFromPoint(left + width / 2, top + 4);
  return focused?.contains(seen) ? 'seen' : `hidden: ${focused?.textContent}`;
}

/** Steps back with the keyboard: whatever takes the focus on the way is seen, and not below what sticks. */
export async function expectFocusSeenBackwards(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(focusedIsSeen), { intervals: [50] }).toBe('seen');
  }
}

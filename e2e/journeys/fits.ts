import type { Page } from '@playwright/test';

/**
 * Runs in the page: what of a part of it overflows it sideways, is cut off, or lies over its neighbour. Rows that
 * scroll separately may be longer than the page.
 */
function unfitting(within: string): string[] {
  const found: string[] = [];
  const root = document.querySelector(within) ?? document.body;
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    found.push(`the page is ${scrollWidth - width} px too wide`);
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isHidden = (element: Element) => {
    const { clipPath, clip } = getComputedStyle(element);
    return clipPath !== 'none' || clip !== 'auto';
  };
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own === 0 || height === 0 || element.closest('svg, select') !== null || isHidden(element)) {
      continue;
    }
    if ((left < -1 || right > width + 1) && !scrolls(element.parentElement)) {
      found.push(`${nameOf(element)} stands out of the page`);
    }
    const { overflowX } = getComputedStyle(element);
    const isCutting = overflowX === 'hidden' || overflowX === 'clip';
    if (isCutting && element.scrollWidth > element.clientWidth + 1) {
      const box = element.getBoundingClientRect();
      const widest = [...element.querySelectorAll('*')].findLast((inner) => {
        const { left: start, right: end } = inner.getBoundingClientRect();
        return end > box.right + 1 || start < box.left - 1;
      });
      found.push(`${nameOf(element)} is cut off${widest ? ` in ${nameOf(widest)}` : ''}`);
    }
  }
  // What can be pressed does not lie over what else can be pressed in the same row or list.
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).position !== 'absolute',
  );
  for (const [index, one] of controls.entries()) {
    const box = one.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      if (one.parentElement === other.parentElement) {
        const next = other.getBoundingClientRect();
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (across > 1 && down > 1) {
          found.push(`${nameOf(one)} lies over ${nameOf(other)}`);
        }
      }
    }
  }
  return found;
}

/** What of the page, or of a part of it, does not fit a small phone, and a usual one whose owner reads letters twice as large. */
export async function findUnfitting(page: Page, within = 'body'): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { width, height, letters } of [
    { width: 320, height: 640, letters: '' },
    { width: 412, height: 915, letters: '200%' },
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const where = letters === '' ? `at ${width} px` : `with letters of ${letters}`;
    found.push(...(await page.evaluate(unfitting, within)).map((what) => `${where}: ${what}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before !== null) {
    await page.setViewportSize(before);
  }
  return found;
}

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Whether a phone's document has the view of its route. */
export function isRendered(html: string): boolean {
  return /<main[^>]*>(?:(?!<\/main>).)* data-rendered="mobile"/s.test(html);
}

/**
 * Opens a page whose view was rendered; on a machine that is busy a document may go without it, which
 * is opened again.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(isRendered((await response?.text()) ?? '')).toBe(true);
  }).toPass();
}

import type { BrowserContext, Page } from '@playwright/test';
import { expectReady } from './fixtures.ts';

/** Signs out on the page of the account; the page is loaded again then. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  // The old document also shows that no player is signed in, for a moment before it goes.
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await loaded;
  await expectReady(page);
}

/** Makes the browser that of a visitor; an open page would continue calling for the player meanwhile. */
export async function clearCookies(
  page: Page,
  which?: Parameters<BrowserContext['clearCookies']>[0],
): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(which);
}

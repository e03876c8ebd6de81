import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes to the end of the page until something there has come: the end moves away from who goes there
 * while the lists above it still fill.
 */
export async function scrollToEnd(page: Page, until: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await until.count()).toBeGreaterThan(0);
  }).toPass();
}

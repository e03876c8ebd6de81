import type { Locator, Page } from '@playwright/test';

/** The rows of events on a page. */
export const eventRows = (page: Page): Locator => page.locator('main [data-event-id]');

/** The first number in the text of an element. */
export async function numberIn(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}

import { expect, type Page, test } from '@playwright/test';
import { type Gallery, newPicturePage, openShot, serveGallery } from './gallery.ts';

let gallery: Gallery;
let page: Page;
test.beforeAll(async ({ browser }) => {
  gallery = await serveGallery();
  page = await newPicturePage(browser);
});
test.afterAll(async () => {
  await page.context().close();
  gallery.close();
});

/** Pixels by which the first rail is scrolled, in either direction. */
const position = () =>
  page
    .locator('ul')
    .first()
    .evaluate(({ scrollLeft }) => Math.round(scrollLeft));

for (const [language, onward] of [
  ['en', 1],
  ['ar', -1],
] as const) {
  test(`the arrows of a rail scroll it in reading direction, to its end and back: ${language}`, async () => {
    await openShot(page, {
      address: gallery.address,
      name: 'openers',
      shot: { screen: 'desktop', theme: 'light', language },
    });
    const arrows = page.locator('section').first().locator('button[aria-disabled]');
    await expect(arrows.first()).toHaveAttribute('aria-disabled', 'true');
    await arrows.last().click();
    await expect(arrows.last()).toHaveAttribute('aria-disabled', 'true');
    expect(Math.sign(await position())).toBe(onward);
    await expect(arrows.last()).toBeFocused();
    await arrows.first().click();
    await expect.poll(position).toBe(0);
  });

  test(`a rail brings the item that takes the focus into view: ${language}`, async () => {
    await openShot(page, {
      address: gallery.address,
      name: 'openers',
      shot: { screen: 'phone', theme: 'light', language },
    });
    const items = page.locator('ul').first().getByRole('link');
    await items.first().focus();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toBeInViewport({ ratio: 1 });
  });
}

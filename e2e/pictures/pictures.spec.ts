import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Gallery, newPicturePage, openShot, serveGallery, takePicture } from './gallery.ts';
import {
  WHOLE_PAGES,
  WHOLE_SHOTS,
  FILTER_SHOTS,
  nameOf,
  PART_PAGES,
  PART_SHOTS,
  type Shot,
} from './shots.ts';

/**
 * How far a pixel's colour may be off (0 to 1): by as much as processors differ in a gradient. A tint
 * that changes by a few steps is a change of looks.
 */
const LIKENESS = { threshold: 0.01, maxDiffPixels: 30 };

test.skip(
  process.platform !== 'linux' || process.arch !== 'x64',
  'the carried Chromium, which the pictures were taken with, runs on Linux x64 alone',
);

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

function comparePictures(name: string, shots: readonly Shot[]): void {
  test(`the page of ${name} looks as its pictures do`, async () => {
    for (const shot of shots) {
      await openShot(page, { address: gallery.address, name, shot });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `${nameOf(shot)} is wider than its screen`).toBe(0);
      const picture = await takePicture(page);
      expect.soft(picture).toMatchSnapshot(`${name}-${nameOf(shot)}.png`, LIKENESS);
    }
  });
}

function findFaults(name: string): void {
  test(`the page of ${name} has no fault that axe finds`, async () => {
    for (const [theme, language] of [
      ['dark', 'ar'],
      ['light', 'en'],
    ] as const) {
      const shot: Shot = { screen: 'phone', theme, language };
      await openShot(page, { address: gallery.address, name, shot });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
      expect.soft(found, nameOf(shot)).toEqual([]);
    }
  });
}

test('a filter opens in a sheet on a phone, and beside its button on a desktop', async () => {
  for (const shot of FILTER_SHOTS) {
    await openShot(page, { address: gallery.address, name: 'choices', shot });
    await page.locator('fieldset button[aria-haspopup]').first().click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    const picture = await takePicture(page);
    expect.soft(picture).toMatchSnapshot(`filter-${nameOf(shot)}.png`, LIKENESS);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect.soft(violations.map(({ id }) => id)).toEqual([]);
  }
});

for (const name of PART_PAGES) comparePictures(name, PART_SHOTS);
for (const name of WHOLE_PAGES) comparePictures(name, WHOLE_SHOTS);
for (const name of [...PART_PAGES, ...WHOLE_PAGES]) findFaults(name);

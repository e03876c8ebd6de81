import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';
import { expect, expectReady, test } from './fixtures.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

/** A name that only the slip's own state has; it is in every bundle that carries the slip. */
const SLIP = 'addedAtByBetId';

test('the slip costs a section nothing until its first event, which waits for it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.push(pathname);
    }
  });
  const isOfSlip = (path: string) => path.startsWith('/assets/coupon/');
  const answer = await page.goto('/en/line/football');
  await expectReady(page);
  const price = await pickPrice(page);
  await expect(price).toBeVisible();
  // The page has settled: what comes after the first screen has come.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(scripts.filter(isOfSlip)).toEqual([]);
  const texts = await Promise.all(
    scripts.map((path) => readFile(join(projectRoot(), '.build', path), 'utf8')),
  );
  expect(scripts.filter((_, index) => texts[index]?.includes(SLIP))).toEqual([]);
  // Small files travel in the document.
  expect(await answer?.text()).not.toContain(SLIP);

  await choosePrice(price);
  const own = scripts.filter(isOfSlip);
  expect(own).not.toEqual([]);
  const carried = await Promise.all(
    own.map((path) => readFile(join(projectRoot(), '.build', path), 'utf8')),
  );
  expect(carried.some((text) => text.includes(SLIP))).toBe(true);
});

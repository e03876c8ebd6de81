import type { Page } from '@playwright/test';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { readTopic } from './betting.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

/**
 * What a reader sees: rows are measured as they come, so pixels differ by some. Of the events there
 * the one that starts last, since it stays in the list longest.
 */
async function eventInTheMiddle(page: Page, address: string): Promise<number> {
  const shown = await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-event-id]')];
    const { innerHeight: height } = window;
    return cards.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const isNear = bottom > height / 3 && top < (height * 2) / 3;
      return isNear ? [Number(card.dataset['eventId'])] : [];
    });
  });
  const events = await readTopic(page, address, 'list:line:football');
  const [last] = events
    .filter(({ id }) => shown.includes(id))
    .toSorted((left, right) => right.startsAt - left.startsAt);
  if (last === undefined) throw new Error('There is no event in the middle of the page.');
  return last.id;
}

test.describe('another language', () => {
  test('another language retains the route, its query, the open settings, the scroll and the slip', async ({
    page,
    address,
  }) => {
    await visit(page, '/en/line/football?filter=all');
    const price = await pickPrice(page);
    const outcome = await price.getAttribute('data-outcome-id');
    await choosePrice(price);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    const length = await page.evaluate(() => window.history.length);

    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog');
    await expect(settings.getByRole('option')).toContainText(['English', 'Русский', 'العربية']);
    const event = await eventInTheMiddle(page, address);
    await settings.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await page.waitForURL('**/ar/line/football?*');
    await expectReady(page);

    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('all');
    await expect(page.getByRole('dialog', { name: 'الإعدادات' })).toBeVisible();
    await expect(page.locator(`[data-event-id="${event}"]`)).toBeInViewport();
    expect(await page.evaluate(() => document.cookie)).toContain('lng=ar');
    // The settings themselves are a step back; the change of language is none.
    expect(await page.evaluate(() => window.history.length)).toBe(length + 1);

    await page.keyboard.press('Escape');
    await expect(page.locator('[data-slot="quick-slip"]').getByRole('button')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(`[data-outlet] [data-outcome-id="${outcome}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // The choice applies to addresses without a language.
    await page.goto('/live');
    expect(new URL(page.url()).pathname).toBe('/ar/live');
  });
});

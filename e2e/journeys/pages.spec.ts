import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { openPage, PAGES } from './pages.ts';

const WIDTHS = [320, 412, 1366];
const HEIGHT = 915;

/** Nothing overflows the page sideways, at any width. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Parts that follow the width in a script do so a frame later.
    const scrolled = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(scrolled, `px too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}

type Look = (given: { page: Page; address: string; problems: string[] }) => Promise<void>;

for (const { name, path, isForPlayers, refusedWith } of PAGES) {
  test.describe(`${name}`, () => {
    test.use({ isMobile: false });
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 412, height: HEIGHT });
    });

    const addressOf = async (page: Page, address: string) =>
      typeof path === 'string' ? path : await path({ page, address });
    /** Signed in where the page is for players alone. */
    const look = (title: string, act: Look) =>
      isForPlayers === true
        ? test(title, async ({ page, address, problems, player }) => {
            expect(player.userId).not.toBe('');
            await act({ page, address, problems });
          })
        : test(title, async ({ page, address, problems }) => act({ page, address, problems }));

    look(
      'is accessible, fits every screen and speaks every language, from right to left too',
      async ({ page, address, problems }) => {
        const english = await addressOf(page, address);
        // Each colour scheme with one language: every text and every contrast is seen once.
        // Opened in its colours: a page that is changing them has neither theme's contrasts.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await openPage(page, english.replace(/^\/en/, '/ru'));
        await expect(page).toHaveTitle(/[а-я]/i);
        await expect(page.locator('[data-outlet]')).toContainText(/[а-я]/i);
        expect(await axeFindings(page), 'dark').toEqual([]);
        await expectToFit(page);
        await page.setViewportSize({ width: 412, height: HEIGHT });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await openPage(page, english.replace(/^\/en/, '/ar'));
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page).toHaveTitle(/[ء-ي]/);
        await expect(page.locator('[data-outlet]')).toContainText(/[ء-ي]/);
        expect(await axeFindings(page), 'light, right to left').toEqual([]);
        await expectToFit(page);
        if (refusedWith !== undefined) {
          // The browser itself writes a line about an answer with such a status.
          const others = problems.splice(0).filter((problem) => !problem.includes(refusedWith));
          expect(others).toEqual([]);
        }
      },
    );
  });
}

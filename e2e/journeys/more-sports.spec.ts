import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { pressUntil } from './press-until.ts';

/** By slug: the name, the main market of its events, and whether its pages are read by axe: one of each family. */
const SPORTS = [
  ['table-tennis', 'Table tennis', 'Winner', false],
  ['badminton', 'Badminton', 'Winner', false],
  ['darts', 'Darts', 'Winner', false],
  ['snooker', 'Snooker', 'Winner', false],
  ['american-football', 'American football', 'Winner (incl. OT)', true],
  ['handball', 'Handball', 'Match result', false],
  ['rugby', 'Rugby', 'Match result', false],
  ['baseball', 'Baseball', 'Winner', true],
  ['boxing', 'Boxing', 'Match result', true],
  ['mma', 'MMA', 'Winner', false],
] as const;

test('the player finds the events of each sport on the strip, with markets of its own', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  for (const [slug, name, market, isRead] of SPORTS) {
    const chip = page.getByRole('toolbar', { name: 'Sports' }).getByRole('link', { name });
    await chip.click();
    await expect(page).toHaveURL(new RegExp(`/en/line/${slug}$`));
    await expect(chip).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(`main [data-outcome-id*="~${slug}-"]`).first()).toBeVisible();
    await expectReady(page);

    // The last of them does not begin meanwhile; links to competitions have one number, those to events two.
    const href = await page
      .locator(`main a[href*="/line/${slug}/"]`)
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .findLast((address) => /\/\d+-[^/]+\/\d+-/.test(address)),
      );
    // A row at the end of the screen is scrolled to, and the list makes rows anew under the finger.
    await pressUntil(
      page.locator(`main a[href="${href}"]`).first(),
      page.getByRole('heading', { name: market, exact: true }),
    );
    await expectReady(page);
    if (isRead) {
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.goBack();
    await expectReady(page);
  }
});

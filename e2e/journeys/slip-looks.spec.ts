import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { placeSingle } from './bet-calls.ts';
import type { Offer } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect } from './fixtures.ts';
import { findUnfitting } from './fits.ts';
import { testWithFunds } from './funds.ts';
import { openPage } from './pages.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

const test = testWithFunds(10_000);

const LOOKS = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
  // The longest words of the three.
  { colorScheme: 'light', language: 'ru' },
] as const;
const MATCHES_TO_SEARCH = 50;

/** Checks a part of the slip against the rules in both themes, from both sides and in long words. */
async function look(
  page: Page,
  open: (language: string) => Promise<void>,
  within?: string,
): Promise<void> {
  for (const { colorScheme, language } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(language);
    const where = `${language}, ${colorScheme}`;
    if (language !== 'ru') {
      expect(await axeFindings(page, within), where).toEqual([]);
    }
    expect(await findUnfitting(page, within), where).toEqual([]);
  }
}

/** Among the matches to come those with the longest names, whatever is in the calendar today. */
async function longestNames(page: Page, address: string, count: number): Promise<Offer[]> {
  const lengthOf = ({ event }: Offer) => Math.max(event.home.name.length, event.away.name.length);
  const offers = await homeSides(page, address, MATCHES_TO_SEARCH);
  return offers.toSorted((left, right) => lengthOf(right) - lengthOf(left)).slice(0, count);
}

test.use({ isMobile: false });
test('the slip and the choice of its type fit every hand and eye', async ({ page, address }) => {
  const offers = await longestNames(page, address, 5);
  const legs = page.locator('main [data-outcome]');
  await openSlip(page, address, offers, { typeId: 2, systemValue: 2, bankers: [0] });
  await test.step('a system and the list of types', () =>
    look(page, async (language) => {
      await openPage(page, `/${language}/coupon`);
      await expect(page.getByRole('checkbox')).toHaveCount(5);
      await page.locator('main button[aria-expanded][aria-controls]').first().click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    }));
  await openSlip(page, address, offers.slice(0, 3), { typeId: 5 });
  await test.step('blocks', () =>
    look(page, async (language) => {
      await openPage(page, `/${language}/coupon`);
      await expect(legs).toHaveCount(3);
    }));
});

test('the slip’s sheet, settings and sharing fit every hand and eye', async ({ page, address }) => {
  await openSlip(page, address, await longestNames(page, address, 4), { typeId: 9 });
  for (const modal of ['coupon', 'coupon-settings', 'coupon-share']) {
    const open = async (language: string) => {
      await openPage(page, `/${language}/opened-bets?modal=${modal}`);
      await expect(page.getByRole('dialog').locator('button, input').nth(1)).toBeVisible();
    };
    await test.step(modal, () => look(page, open, 'dialog'));
  }
});

test('the quick slip with its keys fits every hand and eye', async ({ page }) => {
  const quick = page.locator('[data-slot="quick-slip"]');
  const open = async (language: string) => {
    // The quick slip opens for the first selection: that of the language before is taken away.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('coupon')) localStorage.removeItem(key);
    });
    await openPage(page, `/${language}/line/football`);
    await choosePrice(await pickPrice(page));
    await quick.locator('input').focus();
    await expect(quick.getByRole('group')).toBeVisible();
  };
  await openPage(page, '/en');
  await look(page, open, '[data-slot="quick-slip"]');
});

test('the open bets, selling and changing one fit every hand and eye', async ({
  page,
  address,
}) => {
  const [offer] = await longestNames(page, address, 1);
  if (offer === undefined) throw new Error('There is no football to bet on.');
  const bet = await placeSingle({ page, address }, offer, 500);
  await test.step('selling', () =>
    look(page, async (language) => {
      await openPage(page, `/${language}/opened-bets`);
      await page.locator(`[data-bet-id="${bet.id}"] button[aria-expanded]`).first().click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    }));
  await test.step('changing', () =>
    look(page, async (language) => {
      await openPage(page, `/${language}/opened-bets/${bet.id}/powerbet`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
    }));
});

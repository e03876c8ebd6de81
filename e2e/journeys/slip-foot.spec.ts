import type { Locator, Page } from '@playwright/test';
import { placeAccepting, readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, ignoreAskedPrices, test as visitorTest, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { pressUntil } from './press-until.ts';

const FUNDS = 2_000;
const test = testWithFunds(FUNDS);
const COUNTS = [1, 2, 8, 20];

/** What of the foot is cut off by the page, by what scrolls, or lies under something else. */
async function hiddenParts(slip: Locator): Promise<string[]> {
  return slip.locator('[data-slip-foot]').evaluate((foot) => {
    const parts = {
      stake: foot.querySelector('input'),
      return: foot.querySelector('[data-figure="possible-return"]'),
      place: foot.querySelector('[type="submit"]'),
    };
    return Object.entries(parts).flatMap(([name, element]) => {
      if (element === null) return [`${name} is missing`];
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = at !== null && (element.contains(at) || at.contains(element));
      const isWhole = top >= 0 && bottom <= innerHeight;
      return isSeen && isWhole ? [] : [`${name} at ${Math.round(top)}–${Math.round(bottom)}`];
    });
  });
}

/** Whether the foot is whole and leaves room for the legs; what a moved price is prompted about is accepted. */
async function expectFoot(slip: Locator, what: string): Promise<void> {
  await expect(slip.locator('[data-slip-foot]')).toBeVisible();
  await expect(async () => {
    const accept = slip.getByRole('button', { name: /^Accept/ });
    if (await accept.isVisible()) {
      await accept.click();
    }
    expect(await hiddenParts(slip), what).toEqual([]);
  }).toPass();
  const foot = await slip.locator('[data-slip-foot]').boundingBox();
  const height = slip.page().viewportSize()?.height ?? 0;
  expect(foot?.height ?? height, `${what}: the foot leaves most of the page`).toBeLessThan(
    height / 2,
  );
}

async function fillSlip(page: Page, address: string, count: number): Promise<void> {
  const offers = await homeSides(page, address, count);
  await openSlip(page, address, offers, { typeId: count === 1 ? 0 : 1 });
  // The notice of the shared slip may go.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

for (const [width, height] of [
  [412, 915],
  [360, 740],
] as const) {
  test(`stake, return and Place are in view with 1 to 20 selections on a phone of ${width} × ${height}`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height });
    for (const count of COUNTS) {
      await fillSlip(page, address, count);
      await expectFoot(page.locator('main'), `page, ${count} selections`);
      const rows = await page.locator('main [data-outcome]').all();
      const heights = await Promise.all(
        rows.map(async (row) => (await row.boundingBox())?.height ?? 0),
      );
      // Names too long for a line are read whole, on one more.
      expect(Math.max(...heights), 'a leg takes two lines, long names three').toBeLessThan(84);
      if (count > 1) {
        expect(Math.min(...heights), 'a leg takes two lines').toBeLessThan(64);
      }
      await visit(page, '/en/line/football?modal=coupon');
      const sheet = page.getByRole('dialog', { name: 'Bet slip' });
      await expect(sheet.locator('[data-outcome]')).toHaveCount(count);
      await expectFoot(sheet, `sheet, ${count} selections`);
    }
  });
}

test('stake, return and Place are in view with the keys of the page open, on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/en/line/football');
  await choosePrice(await pickPrice(page));
  const quick = page.locator('[data-slot="quick-slip"]');
  await quick.getByRole('textbox', { name: 'Stake' }).click();
  await expect(quick.getByRole('group', { name: 'Amount keypad' })).toBeVisible();
  await expect(async () => expect(await hiddenParts(quick)).toEqual([])).toPass();
});

test('stake, return and Place are in view with letters twice as large', async ({
  page,
  address,
}) => {
  await fillSlip(page, address, 4);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(async () => expect(await hiddenParts(page.locator('main'))).toEqual([])).toPass();
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1366, height: 768 } });

  test('stake, return and Place are in view with 1 to 20 selections in the column', async ({
    page,
    address,
  }) => {
    for (const count of COUNTS) {
      await fillSlip(page, address, count);
      await visit(page, '/en/line/football');
      const column = page.locator('[data-slot="right"]');
      await expect(column.locator('[data-outcome]')).toHaveCount(count);
      await expectFoot(column, `column, ${count} selections`);
    }
  });
});

test('a foot that would cover a low page is part of it', async ({ page, address }) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await fillSlip(page, address, 8);
  await expect(page.locator('[data-slip-foot]')).toHaveCSS('position', 'static');
});

test('a bet that is too dear leads to the deposit of what is missing, and back to the slip', async ({
  page,
  address,
}) => {
  await fillSlip(page, address, 2);
  const stake = page.getByRole('textbox', { name: 'Stake', exact: true });
  await stake.fill('32.50');
  const deposit = page.locator('html[data-route="recharge"]');
  await pressUntil(page.getByRole('button', { name: 'Deposit €12.50' }), deposit);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.50');
  await page.getByRole('button', { name: 'Deposit €12.50' }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await page.getByRole('link', { name: 'Back to the bet slip' }).click();
  await expect(page.locator('main [data-outcome]')).toHaveCount(2);
  await expect(stake).toHaveValue('32.50');
  await expect(page.locator('main [type="submit"]')).toHaveText(/^(Place bet €32\.50|Accept)/);
});

test('the receipt names the bet, and is shared by the system’s own sheet', async ({
  page,
  address,
  problems,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data ?? {});
    };
  });
  await fillSlip(page, address, 2);
  await page.getByRole('textbox', { name: 'Stake', exact: true }).fill('4');
  await placeAccepting(page.locator('main'));
  const [bet] = await readBets(page, address, 'open');
  const receipt = page.locator(`main [data-bet-id="${bet?.id}"]`);
  const named = (bet?.legs ?? []).flatMap(({ home, away, price }) => [`${home} – ${away}`, price]);
  expect(named).toHaveLength(4);
  const stated = ['Match result', ...named, '€4.00', bet?.id ?? ''];
  for (const text of stated) {
    await expect(receipt).toContainText(text);
  }
  await receipt.getByRole('button', { name: 'Share the receipt' }).click();
  const read = () => page.evaluate(() => (window as { shared?: ShareData[] }).shared ?? []);
  await expect.poll(read).toHaveLength(1);
  const [shared] = await read();
  for (const text of stated) {
    expect(shared?.text).toContain(text);
  }
  // The selections themselves, to put on a slip.
  const { pathname, search } = new URL(shared?.url ?? '');
  await visit(page, `${pathname}${search}`);
  await expect(page.locator('main [data-outcome]')).toHaveCount(2);
  ignoreAskedPrices(problems);
});

test('selections of one match are named as what cannot be combined, and bet on as singles', async ({
  page,
  address,
}) => {
  const [offer] = await homeSides(page, address, 1);
  if (offer === undefined) throw new Error('There is no football to bet on.');
  const other = { ...offer, outcomeId: offer.outcomeId.replace(/~home$/, '~draw') };
  await openSlip(page, address, [offer, other], { typeId: 1 });
  const slip = page.locator('main');
  await expect(slip.getByText('Only one selection of a match can be in this bet')).toContainText(
    `${offer.event.home.name} – ${offer.event.away.name}`,
  );
  await expect(slip.locator('[data-figure="total-odds"]')).toHaveText('–');
  await expect(slip.locator('[data-hyper-bonus]')).toHaveCount(0);
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('2');
  await slip.getByRole('button', { name: 'Bet as singles' }).click();
  await expect(slip.locator('[data-figure="total-stake"]')).toHaveText('€4.00');
  await expect(slip.locator('[type="submit"]')).toHaveText(/^(Place 2 bets €4\.00|Accept)/);
});

visitorTest(
  'a visitor types a stake, sees its return and is asked to sign in',
  async ({ page, address }) => {
    const [offer] = await homeSides(page, address, 1);
    if (offer === undefined) throw new Error('There is no football to bet on.');
    await openSlip(page, address, [offer], { typeId: 0 });
    const slip = page.locator('main');
    await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('10');
    await expect(slip.locator('[data-figure="possible-return"]')).toHaveText(/^€\d+\.\d\d$/);
    await pressUntil(
      slip.getByRole('button', { name: 'Sign in to bet' }),
      page.getByRole('dialog').getByLabel('Password', { exact: true }),
    );
  },
);

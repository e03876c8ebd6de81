import type { Page } from '@playwright/test';
import { homeSides, openSlip, shareSlip } from './compose-slip.ts';
import { expect, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { holdFeed } from './held-feed.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(5_000);

interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the slip's rows, their buttons and the one that places are on the page. */
function placesOf(page: Page): Promise<readonly Place[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main [data-outcome], main [data-outcome] button, main [type=submit]',
      ),
    ].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('data-outcome') ?? element.tagName;
      return { name, left, top: top + scrollY, width, height };
    }),
  );
}

/** The same once all parts of the slip are there: its extras and bonuses come after the rest. */
async function settledPlacesOf(page: Page): Promise<readonly Place[]> {
  let places = await placesOf(page);
  await expect(async () => {
    const before = places;
    places = await placesOf(page);
    expect(places).toEqual(before);
  }).toPass({ intervals: [1_000] });
  return places;
}

for (const width of [320, 1366]) {
  test.describe(`on a page of ${width} px`, () => {
    test.use({ isMobile: false, hasTouch: false, viewport: { width, height: 700 } });

    test('the layout does not move under the finger when prices move, legs are suspended or a prompt appears, on a held feed', async ({
      page,
      address,
    }) => {
      const feed = await holdFeed(page, address);
      const offers = await homeSides(page, address, 4);
      feed.keep(offers);
      const [first, second] = offers;
      if (first === undefined || second === undefined) throw new Error('There is no football.');
      await openSlip(page, address, offers, { typeId: 1 });
      // What was said of the loading may go, and the slip with it.
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const action = page.locator('main button[type="submit"]');
      const stake = page.getByRole('textbox', { name: 'Stake', exact: true });
      await stake.fill('4');
      const rowOf = (outcomeId: string) => page.locator(`main [data-outcome="${outcomeId}"]`);
      const row = rowOf(first.outcomeId);
      const bonus = page.locator('main [data-hyper-bonus]');
      // Four legs earn the bonus once the first of them counts as well.
      for (const { outcomeId } of offers) {
        const price = outcomeId === first.outcomeId ? '1.30' : '2.00';
        await feed.move(outcomeId, price);
        await expect(rowOf(outcomeId)).toContainText(price);
      }
      const place = action.filter({ hasText: 'Place bet €4.00' });
      await pressUntil(action.filter({ hasText: /^Accept the new price/ }), place);
      await expect(bonus).toHaveAttribute('data-hyper-bonus', '0');
      const before = await settledPlacesOf(page);
      expect(before).toHaveLength(9);

      await test.step('a better price, which earns the bonus', async () => {
        await feed.move(first.outcomeId, '9.95');
        await expect(row).toContainText('9.95');
        await expect(bonus).toHaveAttribute('data-hyper-bonus', '4');
        expect(await placesOf(page)).toEqual(before);
      });
      await test.step('a worse price prompts the player', async () => {
        await feed.move(first.outcomeId, '1.01');
        await expect(action).toHaveText('Accept the new price');
        await expect(page.getByRole('region', { name: 'What has changed' })).toBeVisible();
        expect(await placesOf(page)).toEqual(before);
      });
      await test.step('a leg that is suspended, and open again', async () => {
        await feed.move(first.outcomeId, '1.30');
        await expect(page.getByRole('region', { name: 'What has changed' })).toBeHidden();
        await expect(bonus).toHaveAttribute('data-hyper-bonus', '0');
        expect(await placesOf(page)).toEqual(before);
        await feed.suspend(second.outcomeId, true);
        await expect(page.getByText('One selection cannot be bet on now.').last()).toBeVisible();
        expect(await placesOf(page)).toEqual(before);
        await feed.suspend(second.outcomeId, false);
        await expect(action).toHaveText('Place bet €4.00');
        expect(await placesOf(page)).toEqual(before);
      });
    });
  });
}

test('a shared slip shows what has moved and what has ended, and is shared by the phone’s own sheet, on a held feed', async ({
  page,
  address,
}) => {
  const [moved, over, same] = await homeSides(page, address, 3);
  if (moved === undefined || over === undefined || same === undefined) {
    throw new Error('There is too little football to bet on.');
  }
  const feed = await holdFeed(page, address);
  feed.keep([moved, over, same]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data ?? {});
    };
  });
  const gone = { ...over, outcomeId: over.outcomeId.replace(/~home$/, '~nobody') };
  const code = await shareSlip(page, address, [{ ...moved, price: '77.00' }, gone, same], {
    typeId: 1,
  });
  await visit(page, `/en/coupon?load=${code}`);
  const legs = page.locator('main [data-outcome]');
  await expect(legs).toHaveCount(2);
  const news = page.locator('[data-leg-news]');
  await expect(news).toHaveCount(2);
  const { home, away } = moved.event;
  await expect(page.locator('[data-leg-news="moved"]')).toContainText(
    `${home.name} – ${away.name}`,
  );
  await expect(page.locator('[data-leg-news="moved"] s')).toHaveText('77.00');
  await expect(page.locator('[data-leg-news="closed"]')).toContainText(over.event.home.name);

  await page.getByRole('button', { name: 'Share the slip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share the slip' });
  await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const newCode = await sheet.locator('[data-share-code]').innerText();
  expect(newCode).not.toBe(code);
  await sheet.getByRole('button', { name: /^Send/ }).click();
  const shared = await page.evaluate(() => (window as { shared?: ShareData[] }).shared);
  expect(shared).toEqual([
    { title: 'Share the slip', url: `${address}/en/coupon?load=${newCode}` },
  ]);
});

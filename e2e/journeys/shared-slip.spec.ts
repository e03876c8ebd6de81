import type { Locator } from '@playwright/test';
import { expect, forgive, test, visit } from './fixtures.ts';
import { choosePrice, pickPrices } from './pick-price.ts';

const outcomesOf = (legs: Locator) =>
  legs.evaluateAll((all) => all.map((leg) => leg.getAttribute('data-outcome')));

test('a slip is handed on by a short code and arrives beside what was there', async ({
  page,
  problems,
}) => {
  // The browser itself reports the answer to an unknown code.
  forgive(problems);
  await visit(page, '/en/line/football');
  for (const price of await pickPrices(page, 2)) {
    await choosePrice(price);
  }
  await page.getByRole('button', { name: /^Open the slip: 2/ }).click();
  const legs = page.getByRole('dialog', { name: 'Bet slip' }).locator('[data-outcome]');
  await expect(legs).toHaveCount(2);
  const chosen = await outcomesOf(legs);

  const code = await test.step('as a code, a link and a picture of it', async () => {
    await page
      .getByRole('dialog', { name: 'Bet slip' })
      .getByRole('button', { name: 'Share the slip' })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Share the slip' });
    await expect(
      sheet.getByRole('img', { name: 'QR code of the link to this slip' }),
    ).toBeVisible();
    return sheet.locator('[data-share-code]').innerText();
  });

  await test.step('loads over another slip, which can be put back', async () => {
    await visit(page, '/en/coupon');
    const slip = page.locator('main');
    await slip
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await visit(page, `/en/coupon?load=${code.toLowerCase()}`);
    await expect(slip.getByText(/^A shared slip is here: 2 selections/)).toBeVisible();
    await expect(slip.locator('[data-outcome]')).toHaveCount(2);
    expect(await outcomesOf(slip.locator('[data-outcome]'))).toEqual(chosen);
    // A reload keeps what the player made of it.
    expect(new URL(page.url()).search).toBe('');
    await slip.getByRole('button', { name: 'Undo' }).click();
    await expect(slip.locator('[data-outcome]')).toHaveCount(1);
  });

  await test.step('an unknown code leaves the slip alone', async () => {
    await visit(page, '/en/coupon?load=ZZZZZZZZ');
    await expect(page.getByText('This code is invalid or has expired')).toBeVisible();
    await expect(page.locator('main [data-outcome]')).toHaveCount(1);
  });
});

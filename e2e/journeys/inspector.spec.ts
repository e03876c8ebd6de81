import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { scrollToEnd } from './scroll-to-end.ts';
import { copySite } from './site-copy.ts';

/** Address of the site with the mark of a signed link in its documents, as its users have it. */
function inspectable(page: Page, address: string): Promise<string> {
  return copySite(page, {
    address,
    change: (document) =>
      document.replace('</head>', '<meta name="touchline-inspect" content=""></head>'),
  });
}

test('a developer looks inside the page, sees why it is shown and sends events again; players see none of it', async ({
  page,
  address,
}) => {
  const opener = page.getByRole('button', { name: 'Open the inspector' });
  await visit(page, '/en');
  // What comes after the first screen has come when the end of the page is filled.
  await scrollToEnd(page, page.locator('[data-slot="footer"] [data-state="ready"]'));
  await expect(opener).toHaveCount(0);

  await visit(page, `${await inspectable(page, address)}/en/line/football`);
  await expect(opener).toBeVisible();
  const price = await pickPrice(page);
  await choosePrice(price);
  await opener.focus();
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('button', { name: 'Close the inspector' })).toBeFocused();

  const row = (name: RegExp) => inspector.getByRole('row', { name });
  await expect(row(/^sport 0\.1\.0-\w+ · api \^1\.\d+ active \d+ ms [1-9][\d.]* KB/)).toBeVisible();
  await expect(row(/^casino .* not loaded – 0\.0 KB/)).toBeVisible();

  await inspector.getByRole('tab', { name: 'Plugins' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(inspector.getByRole('tab', { name: 'Events' })).toBeFocused();
  await expect(row(/sport Send coupon\.toggle again$/)).toBeVisible();
  await inspector.getByRole('button', { name: 'Send coupon.toggle again' }).click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  await expect(inspector.getByRole('status')).toHaveText('Everything was sent again.');

  await inspector.getByRole('tab', { name: 'Conditions' }).click();
  await expect(row(/^coupon · quick-slip bar .*coupon\.count > 0.* no$/)).toBeVisible();
  // Where the page was scrolled down to the price, the header has left the screen.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspector.getByLabel('Draw slots over the page').check();
  await expect(page.getByText('header', { exact: true })).toBeVisible();

  await inspector.getByRole('tab', { name: 'Route' }).click();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/office';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(row(/^access redirect .* \/en\/office$/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#inspector').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await inspector.getByRole('tab', { name: 'Route' }).press('Escape');
  await expect(opener).toBeFocused();
  await expect(inspector).toBeHidden();
});

import type { LineEvent } from '@touchline/contracts/line';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { eventPath, readTopic } from './betting.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';

const bellOf = (page: Page, { home, away }: LineEvent) =>
  page.locator('main').getByRole('button', { name: `Alerts: ${home.name} – ${away.name}` });

test('a player follows a match and waits for a price, and removes both where all alerts are', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  const events = await readTopic(page, address, 'top:line');
  const event = events.find(({ sport }) => sport === 'football');
  if (event === undefined) throw new Error('no football is announced');
  await visit(page, eventPath(event));
  await bellOf(page, event).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Match alerts' });
  await dialog.getByRole('switch', { name: 'Goals' }).check();
  await dialog.getByRole('switch', { name: 'Full time' }).check();
  await dialog.getByRole('switch', { name: 'Goals' }).uncheck();
  expect(await axeFindings(page)).toEqual([]);

  const price = dialog.getByRole('textbox', { name: 'Price' });
  const set = dialog.getByRole('button', { name: 'Set price alert' });
  await price.fill('cheap');
  await set.click();
  await expect(price).toHaveAccessibleDescription(/Enter a price/);
  await price.fill('1.01');
  await set.click();
  await expect(price).toHaveAccessibleDescription(/there already/);
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('409 (Conflict)')));
  await price.fill('900');
  await set.click();
  await expect(dialog.getByText('Your price alert is set.')).toBeVisible();
  await expect(dialog.locator('[data-price-alert]')).toContainText('900.00 or more');
  expect(await axeFindings(page)).toEqual([]);

  await dialog.getByRole('link', { name: 'All alerts' }).click();
  await expect(page).toHaveURL(/\/en\/favorites\?show=alerts/);
  await expect(page.locator('[data-followed]')).toContainText('Full time');
  await expect(page.locator('[data-followed]')).not.toContainText('Goals');
  await page.reload();
  await expectReady(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Remove price alert/ }).click();
  await expect(page.locator('[data-price-alert]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Stop following/ }).press('Enter');
  await expect(page.getByText('No alerts yet')).toBeVisible();
});

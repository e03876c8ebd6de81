import { expect, expectReady, test, visit } from './fixtures.ts';
import { switchOn } from './switch-on.ts';

test('a first visit asks for age and cookies, once, and keeps what was answered', async ({
  page,
}) => {
  await switchOn(page, ['ageCheck', 'consentPopup']);
  await visit(page, '/en');
  const age = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await expect(age).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(age).toBeVisible();
  await age.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(age).toBeHidden();

  const banner = page.getByRole('region', { name: 'Which cookies may we keep?' });
  const windowSize = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'window_size')?.value;
  await expect(banner).toBeVisible();
  expect(await windowSize()).toBeUndefined();
  await banner.getByRole('button', { name: 'Choose' }).click();
  await banner.getByRole('checkbox', { name: /Functional/ }).check();
  await banner.getByRole('button', { name: 'Save my choice' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(windowSize).toMatch(/^\d+x\d+$/);

  await page.reload();
  await expectReady(page);
  await expect(page.locator('html[data-ready="true"]')).toBeAttached();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(age).toBeHidden();
  await expect(banner).toBeHidden();
});

test('settings act at once, last, and stand before the first paint; back closes their sheet', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  expect(new URL(page.url()).searchParams.get('modal')).toBe('preferences');
  await sheet.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await sheet.getByLabel('Odds format').selectOption({ label: 'American' });
  await sheet.getByRole('switch', { name: 'Event numbers' }).check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.locator('html[data-route="mainSectionWithSport"]')).toBeAttached();
  const price = page.locator('[data-outlet] [data-outcome-id]').first();
  await expect(price).toContainText(/[+−-]\d{3}/);

  const event = await page
    .locator('main a')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .find((path) => path.split('/').length === 6),
    );
  await visit(page, event ?? '');
  const id = event?.split('/').at(-1)?.split('-')[0];
  await expect(page.getByText(`No. ${id}`, { exact: true })).toBeVisible();

  // No script of ours but the document's own has run when the body begins.
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
});

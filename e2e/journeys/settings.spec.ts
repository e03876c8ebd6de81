import { expect, expectReady, test, visit } from './fixtures.ts';
import { choosePrice, pickEvent, pickPrice } from './pick-price.ts';
import { switchOn } from './switch-on.ts';

test('a first visit prompts for age and cookies, once, and stores the answers', async ({
  page,
  address,
}) => {
  const site = await switchOn(page, { address, flags: ['ageCheck', 'consentPopup'] });
  await visit(page, `${site}/en`);
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

test('settings apply immediately, persist, and are set before the first paint; back closes their sheet', async ({
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
  const price = await pickPrice(page);
  await expect(price).toContainText(/[+−-]\d{3}/);

  const [id] = (await price.getAttribute('data-outcome-id'))?.split('~') ?? [];
  const card = page.locator(`[data-outlet] [data-event-id="${id}"]`);
  await visit(page, (await card.locator('a').first().getAttribute('href')) ?? '');
  await expect(page.getByText(`No. ${id}`, { exact: true })).toBeVisible();

  // No script of ours but the document's own has run when the body begins.
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
});

test('events, markets and legs are shown as the player has set it, on every later visit too', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  const main = page.locator('[data-outlet]');
  const best = main.getByRole('heading', { name: /^Best matches/ });
  await expect(best).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  for (const name of [/Top matches first/, /Detailed score/, /Crests in the bet slip/]) {
    await sheet.getByRole('switch', { name }).check();
  }
  await sheet.getByLabel('Markets of an event').selectOption({ label: 'In two columns' });
  await expect(sheet.getByLabel('Markets of an event').getByText('three')).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await sheet.getByLabel('Names of markets and outcomes').selectOption('1');
  await reloaded;
  await expectReady(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(best).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Best matches/);

  const link = (await pickEvent(page)).locator('a').first();
  await visit(page, (await link.getAttribute('href')) ?? '');
  await expect(page.locator('html[data-route="mainGame"]')).toBeAttached();
  const result = main.getByRole('heading', { name: '1X2' });
  const chances = main.getByRole('heading', { name: 'DC' });
  // What comes late above them may move both between two looks.
  await expect(async () => {
    const [left, right] = [await result.boundingBox(), await chances.boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  }).toPass();
  await choosePrice(main.locator('[data-outcome-id$="~ft-1x2~home"]'));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Bet slip/ })
    .click();
  const leg = main.locator('[data-outcome]');
  await expect(leg.locator('svg[data-shape]').filter({ visible: true })).toHaveCount(2);
  await expect(leg.getByText(/1X2/)).toBeVisible();
});

test('a browser that saves data is offered the light version once: no crests, no code ahead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, '/en');
  const crests = page.locator('main svg[data-shape]').filter({ visible: true });
  await expect(crests.first()).toBeVisible();
  const offer = page.getByRole('region', { name: 'Lite mode' });
  await offer.getByRole('button', { name: 'Turn on' }).click();
  await expect(offer).toBeHidden();
  await expect(crests).toHaveCount(0);

  await page.reload();
  await expectReady(page);
  await expect(crests).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const light = page.getByRole('switch', { name: /Lite mode/ });
  await expect(light).toBeChecked();
  await light.uncheck();
  await expect(crests.first()).toBeVisible();
  // Answered is answered.
  await expect(offer).toBeHidden();
});

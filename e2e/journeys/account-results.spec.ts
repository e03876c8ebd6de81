import { listenToAnnouncements } from './announcements.ts';
import { placeSingle } from './bet-calls.ts';
import { readBets } from './betting.ts';
import { homeSides } from './compose-slip.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { pressUntil } from './press-until.ts';

const LOSS = /\blost\b|did not win/i;

test('a cash-out is announced in the card that was sold, and never as a loss', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  const said = await listenToAnnouncements(page);
  await fund(page, address, 5_000);
  const [offer, other] = await homeSides(page, address, 2);
  if (offer === undefined || other === undefined)
    throw new Error('There is no football to bet on.');
  const bet = await placeSingle({ page, address }, offer, 1_000);
  await placeSingle({ page, address }, other, 1_000);

  await visit(page, '/en/opened-bets');
  const card = page.locator(`[data-bet-id="${bet.id}"]`);
  const sell = card.getByRole('region', { name: 'Cash out' }).getByRole('button', {
    name: /^(Cash out|Accept) €/,
  });
  await pressUntil(card.locator('button[aria-expanded]').filter({ hasText: '€' }), sell);
  const sold = card.locator(`[data-sold="${bet.id}"]`);
  await pressUntil(sell, sold);
  await expect(sold.getByRole('heading', { name: /^Cashed out €/ })).toBeFocused();
  await expect(sold).toBeInViewport({ ratio: 1 });

  // The player's own events have arrived once the balance shows the money.
  const [settled] = await readBets(page, address, 'settled');
  expect(settled).toMatchObject({ id: bet.id, endedBy: 'cash-out' });
  const paid = settled?.cashOuts?.[0]?.amount ?? 0;
  const balance = `€${((3_000 + paid) / 100).toFixed(2)}`;
  await expect(page.locator('[data-slot="header"]').getByText(balance)).toBeVisible();
  // An event of the player that comes after those of the sale: they have been shown, or never are.
  await sold.getByRole('button', { name: 'Done' }).click();
  await fund(page, address, 1_000);
  const funded = `€${((4_000 + paid) / 100).toFixed(2)}`;
  await expect(page.locator('[data-slot="header"]').getByText(funded)).toBeVisible();
  expect((await said.take()).filter((text) => LOSS.test(text))).toEqual([]);
  await expect(page.getByText(LOSS)).toHaveCount(0);
});

test('a deposit that was left before it was paid can be followed and made again', async ({
  page,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office/recharge');
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('radio', { name: 'No limit for now' }).click();
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();

  await visit(page, '/en/office/historypay');
  const row = page.locator('main').getByRole('link', { name: /Deposit/ });
  await row.filter({ hasText: '€20.00' }).click();
  await expect(page.getByText('If you left the payment page')).toBeVisible();
  await page.getByRole('link', { name: 'Deposit again' }).click();
  await expect(page.locator('html[data-route="recharge"]')).toBeAttached();
});

test('the amounts of the account begin where their labels do', async ({ page, player }) => {
  expect(player.userId).not.toBe('');
  for (const [language, side] of [
    ['en', 'left'],
    ['ar', 'right'],
  ] as const) {
    await visit(page, `/${language}/office`);
    const figures = page.locator('main dl > div');
    await expect(figures).toHaveCount(2);
    const edges = await figures.evaluateAll(
      (shown, at) =>
        shown.map((figure) =>
          ['dt', 'dd'].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(figure.querySelector(part) as Node);
            return Math.round(range.getBoundingClientRect()[at]);
          }),
        ),
      side,
    );
    for (const [label, amount] of edges) expect(amount).toBe(label);
  }
});

test('leaving is a question whose safe answer has the focus', async ({ page, player }) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office?modal=logout');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html[data-route="office"]')).toBeAttached();
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1366, height: 768 } });

  test('payments are a table as wide as the page', async ({ page, address, player }) => {
    expect(player.userId).not.toBe('');
    await fund(page, address, 2_000);
    await visit(page, '/en/office/historypay');
    const table = page.getByRole('table', { name: 'Deposits and withdrawals' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('row').nth(1)).toContainText('€20.00');
    const [outer, inner] = [await page.locator('main').boundingBox(), await table.boundingBox()];
    expect(inner?.width).toBeGreaterThan(0.9 * (outer?.width ?? Infinity));
  });
});

import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';
import { tabTo } from './tab-to.ts';

test('a player whose account is in kuna is reminded, converts it by the keyboard, and is not reminded again', async ({
  page,
}) => {
  const server = await startQuietServer();
  const { address } = server;
  const offer = (currencies: readonly string[]) =>
    operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/core',
      data: { currencies, flags: { convertAccount: true } },
    });
  try {
    await offer(['EUR', 'USD', 'HRK']);
    await registerPlayer(page.request, { address, player: newPlayer(), currency: 'HRK' });
    await fund(page, address, 10_000);
    await offer(['EUR', 'USD']);

    await visit(page, `${address}/en/live`);
    const reminder = page.getByRole('dialog', { name: 'Your kuna account' });
    await expect(reminder).toContainText('Your main account');
    await reminder.getByRole('button', { name: 'Convert' }).click();
    await expect(page).toHaveURL(/\/en\/office\/convert-account$/);
    await expect(page.getByText('1 EUR = 7.53450 HRK')).toBeVisible();
    await expect(page.getByText('€13.27228')).toBeVisible();
    await expect(page.getByLabel('Into').getByRole('option')).toHaveText([/EUR/, /USD/]);
    expect(await axeFindings(page)).toEqual([]);

    // Dollars go by the exchange rates; the way is over the euro.
    await page.getByLabel('Into').selectOption('USD');
    await expect(page.getByText('1 EUR = 1.17457863 USD')).toBeVisible();
    await page.getByLabel('Into').selectOption('EUR');
    const convert = page.getByRole('button', { name: /^Convert kn\s100\.00 to €13\.27$/ });
    await expect(convert).toBeVisible();
    await tabTo(page, convert);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account is converted')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance €13\.27/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.evaluate(() => sessionStorage.clear());
    await visit(page, `${address}/en/office/wallets`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Euro' })).toContainText('€13.27');
    await expect(page.getByText('Croatian')).toHaveCount(0);
    await expect(reminder).toHaveCount(0);
    await page.getByRole('link', { name: 'Convert to another currency' }).click();
    await expect(page.getByText(/^kn\s100\.00 → €13\.27$/)).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await server.stop();
  }
});

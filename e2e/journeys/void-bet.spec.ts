import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { placeSingle, readAccount } from './bet-calls.ts';
import { type Offer, offersOf, readTopic } from './betting.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
});
test.afterAll(() => server.stop());

/** Prices of football that does not begin before it is bet on and voided; the line is short of it at times. */
async function upcomingOffers(page: Page, address: string): Promise<[Offer, ...Offer[]]> {
  let offers: readonly Offer[] = [];
  await expect(async () => {
    offers = (await readTopic(page, address, 'list:line:football'))
      .filter(({ startsAt }) => startsAt > Date.now() + 180_000)
      .flatMap(offersOf);
    expect(offers).not.toEqual([]);
  }).toPass();
  return offers as [Offer, ...Offer[]];
}

test('the operator finds a bet by its number and voids it; the player gets the stake back and reads why', async ({
  page,
  browser,
  problems,
}) => {
  const { address, consoleAddress, operatorToken } = server;
  const context = await browser.newContext({ baseURL: address });
  const playerPage = await context.newPage();
  await registerPlayer(context.request, { address, player: newPlayer() });
  const journey = { page: playerPage, address };
  await fund(playerPage, address, 2_000);
  const [offer] = await upcomingOffers(playerPage, address);
  const bet = await placeSingle(journey, offer, 1_500);
  expect((await readAccount(journey)).balance).toBe(500);

  await page.goto(`${consoleAddress}/operator/bets`);
  await page.getByLabel('Operator token').fill(operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const number = page.getByLabel('Bet number');
  await number.fill('1');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('main')).toContainText('there is no bet 1');
  await expect(page.getByRole('main')).toContainText('not_found');
  await number.fill(bet.id);
  await number.press('Enter');
  await expect(page).toHaveURL(`${consoleAddress}/operator/bets/${bet.id}`);
  const found = page.getByRole('region', { name: `Bet ${bet.id}` });
  await expect(found).toContainText(`${offer.event.home.name} – ${offer.event.away.name}`);
  for (const width of [320, 412, 1366]) {
    await page.setViewportSize({ width, height: 915 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  await found.getByRole('button', { name: 'Void the bet…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The stake is returned to the player.');
  await dialog.getByLabel('Reason for players').selectOption('price-error');
  await dialog.getByRole('button', { name: 'Void the bet' }).click();
  await expect(dialog).toContainText('Enter a reason.');
  await dialog.getByRole('textbox').fill('price of the other team');
  await dialog.getByRole('button', { name: 'Void the bet' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `Bet ${bet.id} is void. Returned to the player: €15.00`,
  );
  await expect(found).toContainText('Price error');
  await expect(found.getByRole('button', { name: 'Void the bet…' })).toHaveCount(0);

  expect((await readAccount(journey)).balance).toBe(2_000);
  await visit(playerPage, `/en/office/history?status=settled`);
  await expect(playerPage.getByRole('main')).toContainText(/price error/i);
  await context.close();
  forgive(problems);
});

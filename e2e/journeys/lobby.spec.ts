import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

let server: RunningServer;

// One server for all: each acts on things of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  server = await startServerOfGames();
  const request = await playwright.request.newContext();
  await operate(server, request, {
    method: 'PATCH',
    path: '/bff-api/config/group/thirdparty',
    data: { allowed: true },
  });
  await request.dispose();
});
test.afterAll(() => server.stop());
test.afterEach(async ({ page }) => {
  // A page that is left open reports that its server has gone.
  await page.goto('about:blank');
});

test('a player finds a game with a typing error, narrows the list in the address and plays a round', async ({
  page,
}) => {
  const { address } = server;
  await registerPlayer(page.request, { address, player: newPlayer() });
  await fund(page, address, 10_000);
  await visit(page, `${address}/en/casino`);
  await page.getByRole('link', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill('lmibo');
  await expect(page.getByRole('region', { name: 'Search games' }).getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/q=lmibo/);
  expect(await axeFindings(page)).toEqual([]);

  await visit(page, `${address}/en/fast-games`);
  await page.getByRole('button', { name: 'Return' }).click();
  await page.getByRole('checkbox', { name: /^99/ }).click();
  await expect(page).toHaveURL(/rtp=99/);
  await page.reload();
  const games = page.getByRole('region', { name: 'Fast games' });
  await expect(games.getByRole('link', { name: /^Limbo/ })).toBeVisible();
  await expect(games.getByRole('link', { name: /^Dice/ })).toHaveCount(0);
  await games.getByRole('link', { name: /^Limbo/ }).click();
  await expect(page.locator('[data-game-state="ready"]')).toBeVisible();
  const game = page.frameLocator('iframe');
  await game.getByLabel('Stake', { exact: true }).fill('1.00');
  await game.getByLabel('Stake', { exact: true }).press('Enter');
  await expect(page.locator('[data-balance="10000"]')).toHaveCount(0);

  await visit(page, `${address}/en/my-casino`);
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveCount(1);
});

test('a player’s favourite is there on a second device, and goes from both', async ({
  page,
  browser,
}) => {
  const { address } = server;
  await registerPlayer(page.request, { address, player: newPlayer() });
  const storageState = await page.context().storageState();
  await visit(page, `${address}/en/fast-games`);
  const star = page.getByRole('button', { name: 'Favourite: Mines' });
  const saved = page.waitForResponse(/favourites/);
  await star.click();
  expect((await saved).status()).toBe(200);
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  const other = await browser.newContext({ storageState });
  const second = await other.newPage();
  await visit(second, `${address}/en/my-casino/favorites`);
  const theirs = second.getByRole('button', { name: 'Favourite: Mines' });
  await expect(theirs).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(second)).toEqual([]);
  await theirs.click();
  await expect(second.getByText('No favourites yet')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { axeFindings } from './axe-findings.ts';
import { placeSingle } from './bet-calls.ts';
import { eventPath, type Offer, offersOf, readTopic } from './betting.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
});
test.afterAll(() => server.stop());

test('the operator follows an exposure to its event, suspends a market and lowers a price; players see both at once', async ({
  page,
  browser,
  problems,
}) => {
  const { address } = server;
  const context = await browser.newContext({ baseURL: address });
  const playerPage = await context.newPage();
  await registerPlayer(context.request, { address, player: newPlayer() });
  await fund(playerPage, address, 2_000);
  let offer: Offer | undefined;
  await expect(async () => {
    offer = (await readTopic(playerPage, address, 'list:line:football'))
      .filter(({ startsAt }) => startsAt > Date.now() + 180_000)
      .flatMap(offersOf)
      .find(({ outcomeId, price }) => outcomeId.endsWith('~ft-1x2~home') && Number(price) > 1.5);
    expect(offer).toBeDefined();
  }).toPass();
  const { event, outcomeId, price } = offer as unknown as Offer;
  await placeSingle({ page: playerPage, address }, { event, outcomeId, price }, 1_500);
  await visit(playerPage, eventPath(event));
  const button = playerPage.locator(`main [data-outcome-id="${outcomeId}"]`).first();
  await expect(button).toBeEnabled();

  await openConsole(page, server, '');
  await signInAtConsole(page, server);
  await openConsole(page, server, '/risk');
  const exposures = page.getByRole('table', { name: 'Exposure of each event' });
  await expect(exposures).toContainText('€15.00');
  await exposures.getByRole('link', { name: event.home.name }).click();
  const market = page.locator('[data-market="ft-1x2"]');
  await expect(market).toContainText('worst case');
  expect(await axeFindings(page)).toEqual([]);

  await market.getByRole('button', { name: 'Suspend…' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('team news');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(market).toContainText('Suspended');
  await expect(button).toBeDisabled();

  await market.getByRole('button', { name: 'Release…' }).click();
  await dialog.getByLabel('Reason').fill('confirmed');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeEnabled();

  const outcome = page.locator(`[data-scope="outcome:${outcomeId}"]`);
  await outcome.getByRole('button', { name: 'Change price…' }).click();
  await dialog.getByLabel('Change in per cent').fill('-20');
  await dialog.getByLabel('Reason').fill('one-sided money');
  await dialog.getByRole('button', { name: 'Change the price' }).click();
  await expect(outcome).toContainText('feed');
  await expect(async () => {
    const shown = Number(/\d+\.\d+/.exec(await button.innerText())?.[0]);
    expect(shown).toBeLessThan(Number(price) * 0.9);
  }).toPass();

  await openConsole(page, server, '/trading');
  await expect(page.getByRole('region', { name: 'Changed prices' })).toContainText(
    'one-sided money',
  );
  await expect(page.getByRole('table', { name: 'Sources of prices by process' })).toContainText(
    'Running',
  );
  await context.close();
  forgive(problems);
});

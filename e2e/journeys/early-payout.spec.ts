import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { eventPath, type Offer, placeAccepting, readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

let server: RunningServer;

// Offers change what every bet of a site is: that is for no server that others share.
test.beforeAll(async () => {
  server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
});
test.afterAll(() => server.stop());

/** Home sides of the line at odds that an accumulator is insured from. */
async function insurable(page: Page, address: string, count: number): Promise<readonly Offer[]> {
  const sides = await homeSides(page, address, count * 4);
  return sides.filter(({ price }) => Number(price) >= 2).slice(0, count);
}

test('a player sees what is paid early and insured on the event page, on the slip and on the open bet', async ({
  browser,
}) => {
  const { address } = server;
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/betting',
    data: { earlyPayout: { isOffered: true }, insurance: { isOffered: true } },
  });
  await registerPlayer(context.request, { address, player: newPlayer() });
  await fund(page, address, 2_000);
  const offers = await insurable(page, address, 5);
  const [first] = offers;
  if (first === undefined) throw new Error('There is no football to bet on.');

  await visit(page, `${address}${eventPath(first.event)}`);
  const mark = page.getByRole('button', { name: 'Early payout +2' });
  await mark.click();
  await expect(page.getByText(/wins as soon as it is 2 goals ahead/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await openSlip(page, address, offers.slice(0, 4), { typeId: 1 });
  const slip = page.locator('main');
  await expect(slip.getByText(/^Insured from 5 selections/)).toBeVisible();
  await openSlip(page, address, offers, { typeId: 1 });
  await expect(slip.getByText(/up to €25\.00, wagered 1× within 7 days/)).toBeVisible();
  await expect(slip.locator('[data-early-payout="2"]')).toHaveCount(5);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  await placeAccepting(slip);

  await visit(page, `${address}/en/opened-bets`);
  await expect(page.getByText('Early payout at +2')).toHaveCount(5);
  await expect(page.getByText(/^Acca insurance\. If exactly one selection loses/)).toBeVisible();
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.terms?.insurance).toMatchObject({ minLegs: 5, maximum: 2_500 });
  await context.close();
});

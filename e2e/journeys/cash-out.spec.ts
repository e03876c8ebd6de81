import type { Bet, OpenBetCostsAnswer } from '@touchline/contracts';
import { headersOf, type Journey, placeSingle, readAccount } from './bet-calls.ts';
import { type Offer, offersOf, readBets, readTopic } from './betting.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { expectBalance } from './express-journey.ts';
import { fund } from './funds.ts';
import { pressUntil } from './press-until.ts';

const COSTS = '**/betting-api/v1/opened-costs';

/** Live matches whose results are bet on: one may be about to end, another suspended for a while. */
const LIVE_MATCHES = 4;
const LIVE_STAKE = 600;

/** The three results of live matches that can be bet on: of each match one of them must rise. */
async function liveResults({ page, address }: Journey): Promise<Offer[]> {
  const events = await readTopic(page, address, 'list:live:football');
  return events
    .map((event) => offersOf(event).filter(({ outcomeId }) => outcomeId.includes('~ft-1x2~')))
    .filter((offers) => offers.length === 3)
    .slice(0, LIVE_MATCHES)
    .flat();
}

const euro = (amount: number) => `€${(amount / 100).toFixed(2)}`;
const salesOf = (bets: readonly Bet[]) => bets.flatMap(({ cashOuts = [] }) => cashOuts);

test('an open bet is sold in part, for less only when agreed, once though the answer is lost, and by itself', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  // The browser writes a line about the refused sale and about the line that is cut.
  forgive(problems);
  const journey = { page, address };
  await fund(page, address, 10_000);
  const [event] = await readTopic(page, address, 'list:line:football');
  const [offer] = event === undefined ? [] : offersOf(event);
  if (offer === undefined) throw new Error('There is no football to bet on.');
  const bet = await placeSingle(journey, offer, 2_001);
  // Prices move on while bets are placed: some of them are enough.
  const placed = await Promise.allSettled(
    (await liveResults(journey)).map((result) => placeSingle(journey, result, LIVE_STAKE)),
  );
  const rising = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(rising.length).toBeGreaterThan(0);

  await visit(page, '/en/opened-bets');
  const card = page.locator(`[data-bet-id="${bet.id}"]`);
  const sale = card.getByRole('region', { name: 'Cash out' });
  const sell = sale.getByRole('button', { name: /^(Cash out|Accept) €/ });
  const done = card.getByRole('button', { name: 'Done' });

  await test.step('half of it, for its share of the price shown', async () => {
    await card.getByRole('button', { name: /^Cash out €/ }).click();
    await sale.getByRole('button', { name: '50%' }).click();
    await expect(sale.getByRole('textbox', { name: /^Stake to cash out/ })).toHaveValue('10.00');
    await expect(sale).toContainText('€10.01 stays on the bet.');
    const heading = card.getByRole('heading', { name: /^Partly cashed out:/ });
    let shown = '?';
    // The market moves on meanwhile: an offer that dropped is agreed to, and is what gets paid.
    await expect(async () => {
      shown = (await sell.textContent({ timeout: 1_000 })) ?? '?';
      await sell.click({ timeout: 1_000 });
      await expect(heading).toBeFocused({ timeout: 4_000 });
    }).toPass();
    await expect(heading).toContainText(shown.replace(/^\D*(?=€)/, ''));
    await expect(card.locator('[data-figure="stake"]')).toHaveText('€10.01');
    await done.click();
  });

  await test.step('the price fell between view and click: one difference, and the sale after it', async () => {
    // The page is told of a value which the server does not pay.
    await page.route(COSTS, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as OpenBetCostsAnswer;
      const costs = body.costs.map((cost) => ({ ...cost, amount: (cost.amount ?? 0) + 100 }));
      await route.fulfill({ response: answer, json: { ...body, costs } });
    });
    await visit(page, '/en/opened-bets');
    await card.getByRole('button', { name: /^Cash out €/ }).click();
    await sale.getByRole('textbox', { name: /^Stake to cash out/ }).fill('4');
    await page.unroute(COSTS);
    const before = salesOf(await readBets(page, address, 'open')).length;
    await sell.click();
    await expect(sale.getByRole('alert')).toContainText('The offer has dropped:');
    expect(salesOf(await readBets(page, address, 'open'))).toHaveLength(before);
    await expect(sale.getByRole('alert').locator('b')).toHaveText(/^€/);
    await pressUntil(sell, done);
    await done.click();
  });

  await test.step('the answer is lost: asked after, it is sold once', async () => {
    const path = `**/betting-api/v1/bets/${bet.id}/cash-out`;
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sale.getByRole('button', { name: 'All' }).click();
    await sell.click();
    await expect(card).toContainText('We got no response.');
    await page.unroute(path);
    await page.reload();
    const sold = page.locator(`[data-sold="${bet.id}"]`);
    const ask = card.getByRole('button', { name: 'Retry' });
    await ask.click();
    await expect(sold.getByRole('heading', { name: /^Cashed out/ })).toBeFocused();
    await sold.getByRole('button', { name: 'Done' }).click();
    await expect(card).toBeHidden();
  });

  await test.step('one of the live bets is sold by itself as soon as its value is reached', async () => {
    const headers = await headersOf(journey);
    const answer = await page.request.get(`${address}/betting-api/v1/opened-costs`, { headers });
    const { costs } = (await answer.json()) as OpenBetCostsAnswer;
    const [first] = rising;
    const row = page.locator(`[data-bet-id="${first?.id}"]`);
    const own = costs.find(({ betId }) => betId === first?.id);
    if ((await row.isVisible()) && own?.amount !== undefined) {
      await row.locator('button[aria-expanded]').click();
      await row.getByRole('textbox', { name: 'Auto cash out at' }).fill('0.01');
      await row.getByRole('button', { name: 'Set' }).click();
      await expect(row).toContainText(/The offer is already €|Auto cash out at/);
    }
    await expect(async () => {
      // A match that was suspended a moment ago has an offer now, and a fallen offer may rise from where it is.
      const now = await page.request.get(`${address}/betting-api/v1/opened-costs`, { headers });
      for (const { betId, amount } of ((await now.json()) as OpenBetCostsAnswer).costs) {
        if (amount !== undefined) {
          await page.request.put(`${address}/betting-api/v1/bets/${betId}/automatic-cash-out`, {
            headers,
            data: { amount: amount + 1 },
          });
        }
      }
      const sold = salesOf(await readBets(page, address, 'settled'));
      expect(sold.filter(({ isAutomatic }) => isAutomatic)).not.toHaveLength(0);
    }).toPass({ timeout: 120_000, intervals: [3_000] });
  });

  await test.step('the history tells of each sale, and the ledger holds their sum', async () => {
    await visit(page, '/en/office/history?status=settled');
    const history = page.locator(`[data-bet-id="${bet.id}"]`);
    await expect(history).toContainText('Cashed out');
    await expect(history.locator('[data-event="cash-out"]')).toHaveCount(3);
    await expect(page.getByText(/Auto cashed out/).first()).toBeVisible();

    await expect(async () => {
      const bets = [
        ...(await readBets(page, address, 'settled')),
        ...(await readBets(page, address, 'open')),
      ];
      const own = bets.find(({ id }) => id === bet.id);
      const sales = own?.cashOuts ?? [];
      expect(sales.map(({ stake }) => stake).reduce((sum, stake) => sum + stake, 0)).toBe(2_001);
      // Lost bets of the live matches pay nothing, won ones their payout, sold ones what they fetched.
      const paid = bets.map(({ payout = 0, cashOuts = [], endedBy }) => {
        const sold = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
        return endedBy === 'cash-out' ? sold : sold + payout;
      });
      const { balance } = await readAccount(journey);
      const staked = 2_001 + rising.length * LIVE_STAKE;
      expect(balance).toBe(10_000 - staked + paid.reduce((sum, amount) => sum + amount, 0));
      await expectBalance(page, euro(balance));
    }).toPass({ timeout: 20_000 });
  });
});

test('an open bet gets more stake on its page, and is repeated from the open bets', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  const journey = { page, address };
  await fund(page, address, 2_000);
  const [event] = await readTopic(page, address, 'list:line:football');
  const [offer] = event === undefined ? [] : offersOf(event);
  if (offer === undefined) throw new Error('There is no football to bet on.');
  const bet = await placeSingle(journey, offer, 500);

  await visit(page, '/en/opened-bets');
  const old = page.locator(`article[data-bet-id="${bet.id}"]`);
  await old.getByRole('link', { name: 'Change the bet' }).click();
  await expect(page.locator('html[data-route="openedBetPowerbet"]')).toBeAttached();
  const change = page.getByRole('button', { name: /^Change: stake/ });
  await change.click();
  const addition = page.getByRole('textbox', { name: 'Add to the stake' });
  await expect(addition).toHaveAccessibleDescription('Add an amount or change a selection.');
  await addition.fill('5');
  const changed = page.locator('[data-changed-into]');
  // A price may fall between view and click: the page says so and waits for another one.
  await pressUntil(change, changed);
  await expect(changed).toContainText('Your bet is changed');

  const [into] = await readBets(page, address, 'open');
  const [from] = await readBets(page, address, 'settled');
  const value = from?.cashOuts?.[0]?.amount ?? 0;
  expect(from).toMatchObject({ id: bet.id, endedBy: 'cash-out', changedInto: into?.id });
  expect(into).toMatchObject({ stake: value + 500, terms: { changedFrom: bet.id } });
  expect((await readAccount(journey)).balance).toBe(1_000);
  await expectBalance(page, '€10.00');

  await changed.getByRole('link', { name: 'Open bets' }).click();
  const card = page.locator(`article[data-bet-id="${into?.id}"]`);
  await card.getByRole('button', { name: 'Repeat bet' }).click();
  const slip = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(slip.getByRole('button', { name: /^Remove:/ })).toHaveCount(1);
  // Beside the names there may be crests, whose letters are text as well.
  for (const { name } of [offer.event.home, offer.event.away]) {
    await expect(slip.getByRole('listitem').getByText(name).first()).toBeVisible();
  }
});

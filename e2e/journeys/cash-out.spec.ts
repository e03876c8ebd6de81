import type { Bet, OpenBetCostsAnswer } from '@touchline/contracts/betting';
import type { LineEvent } from '@touchline/contracts/line';
import type { Locator } from '@playwright/test';
import { headersOf, type Journey, placeSingle, readAccount } from './bet-calls.ts';
import { type Offer, offersOf, readBets, readTopic } from './betting.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { homeSides } from './compose-slip.ts';
import { expectBalance } from './express-journey.ts';
import { fund } from './funds.ts';
import { pressUntil } from './press-until.ts';

const COSTS = '**/betting-api/v1/opened-costs';

const FUNDS = 40_000;
/** Live matches whose results are bet on: each may be suspended for a while. */
const LIVE_MATCHES = 4;
const LIVE_STAKE = 600;
const RESULTS = 3;

/** The results of the live matches with the most time left. */
async function liveResults({ page, address }: Journey): Promise<Offer[][]> {
  const events = await readTopic(page, address, 'list:live:football');
  const secondsOf = ({ state }: LineEvent) => state.clock?.seconds ?? 0;
  return events
    .toSorted((left, right) => secondsOf(left) - secondsOf(right))
    .map((event) => offersOf(event).filter(({ outcomeId }) => outcomeId.includes('~ft-1x2~')))
    .filter((offers) => offers.length === RESULTS)
    .slice(0, LIVE_MATCHES);
}

/**
 * Bets on every result of a live match, of which one must rise. Prices move and are suspended while bets
 * are placed: several matches are tried.
 */
async function betOnLive(journey: Journey): Promise<Bet[]> {
  const bets: Bet[] = [];
  await expect(async () => {
    const matches = await liveResults(journey);
    const placed = await Promise.all(
      matches.map((results) =>
        Promise.allSettled(results.map((result) => placeSingle(journey, result, LIVE_STAKE))),
      ),
    );
    const taken = placed.map((match) =>
      match.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    );
    bets.push(...taken.flat());
    expect(taken.map(({ length }) => length)).toContain(RESULTS);
  }).toPass();
  return bets;
}

/** The amount of euros that a text ends with, in minor units. */
const minorOf = (text: string) => Math.round(Number(text.replace(/^.*€/, '')) * 100);
const euro = (amount: number) => `€${(amount / 100).toFixed(2)}`;
const salesOf = (bets: readonly Bet[]) => bets.flatMap(({ cashOuts = [] }) => cashOuts);

/**
 * Presses the offer of a bet until this is so; answers what was pressed at last. A press on an offer that
 * has just changed is ignored; while a sale is under way there is nothing to press.
 */
async function sellUntil(sell: Locator, isDone: () => Promise<boolean>): Promise<string> {
  let pressed = '';
  await expect(async () => {
    if ((await sell.isVisible()) && !(await isDone())) {
      // Read and pressed in one moment: the offer changes between two.
      pressed = await sell.evaluate((button: HTMLElement) => {
        button.click();
        return button.textContent;
      });
    }
    await expect.poll(isDone, { timeout: 4_000 }).toBe(true);
  }).toPass();
  return pressed;
}

test('an open bet is cashed out in part, for less only when agreed, once though the response is lost, and automatically', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  // The browser writes a line about the refused sale and about the line that is cut.
  forgive(problems);
  const journey = { page, address };
  await fund(page, address, FUNDS);
  const [offer, another] = await homeSides(page, address, 2);
  if (offer === undefined || another === undefined) {
    throw new Error('There is no football to bet on.');
  }
  const bet = await placeSingle(journey, offer, 2_001);
  const kept = await placeSingle(journey, another, LIVE_STAKE);
  const rising = await betOnLive(journey);

  await visit(page, '/en/opened-bets');
  const card = page.locator(`[data-bet-id="${bet.id}"]`);
  const opener = card.locator('button[aria-expanded]').filter({ hasText: '€' });
  const sale = card.getByRole('region', { name: 'Cash out' });
  const salePath = `**/betting-api/v1/bets/${bet.id}/cash-out`;
  const half = sale.getByRole('button', { name: '50%' });
  const sell = sale.getByRole('button', { name: /^(Cash out|Accept) €/ });
  const done = card.getByRole('button', { name: 'Done' });

  await test.step('half of it, for its share of the price shown', async () => {
    await pressUntil(opener, half);
    await half.click();
    await expect(sale.getByRole('textbox', { name: /^Stake to cash out/ })).toHaveValue('10.00');
    await expect(sale).toContainText('€10.01 stays on the bet.');
    const heading = card.getByRole('heading', { name: /^Partly cashed out:/ });
    // The market moves on meanwhile: an offer that dropped is agreed to, and no less is paid.
    const agreed = await sellUntil(sell, () => heading.isVisible());
    await expect(heading).toBeFocused();
    const [{ amount } = { amount: 0 }] = salesOf(await readBets(page, address, 'open'));
    expect(amount).toBeGreaterThanOrEqual(minorOf(agreed));
    await expect(heading).toContainText(euro(amount));
    await expect(card.locator('[data-figure="stake"]')).toHaveText('€10.01');
    await done.click();
  });

  await test.step('the price fell between view and click: one difference, and the sale after it', async () => {
    // Until the sale is requested the page shows a value that the server does not pay.
    let isRequested = false;
    await page.route(COSTS, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as OpenBetCostsAnswer;
      const costs = body.costs.map((cost) => ({ ...cost, amount: (cost.amount ?? 0) + 100 }));
      const shown = isRequested ? body : { ...body, costs };
      await route.fulfill({ response: answer, json: shown });
    });
    await page.route(salePath, async (route) => {
      isRequested = true;
      await route.continue();
    });
    await visit(page, '/en/opened-bets');
    await pressUntil(opener, half);
    await sale.getByRole('textbox', { name: /^Stake to cash out/ }).fill('4');
    const before = salesOf(await readBets(page, address, 'open')).length;
    await sellUntil(sell, () => Promise.resolve(isRequested));
    await expect(sale.getByRole('alert')).toContainText('The offer has dropped:');
    expect(salesOf(await readBets(page, address, 'open'))).toHaveLength(before);
    // One that is under way is answered first.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(sale.getByRole('alert').locator('b')).toHaveText(/^€/);
    await sellUntil(sell, () => done.isVisible());
    await done.click();
  });

  await test.step('a lost response is requested again, and the bet is sold once', async () => {
    await page.route(salePath, async (route) => {
      const answer = await route.fetch();
      // An offer that dropped in between is no sale yet: the page prompts again.
      await (answer.ok() ? route.abort() : route.fulfill({ response: answer }));
    });
    await sale.getByRole('button', { name: 'All' }).click();
    const unanswered = card.getByText('We got no response.');
    await sellUntil(sell, () => unanswered.isVisible());
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    const sold = page.locator(`[data-sold="${bet.id}"]`);
    const ask = card.getByRole('button', { name: 'Retry' });
    await ask.click();
    await expect(sold.getByRole('heading', { name: /^Cashed out/ })).toBeFocused();
    await sold.getByRole('button', { name: 'Done' }).click();
    await expect(card).toBeHidden();
  });

  await test.step('a value that the offer has reached is no target', async () => {
    const row = page.locator(`[data-bet-id="${kept.id}"]`);
    const target = row.getByRole('textbox', { name: 'Auto cash out at' });
    await pressUntil(row.locator('button[aria-expanded]').filter({ hasText: '€' }), target);
    await target.fill('0.01');
    await row.getByRole('button', { name: 'Set' }).click();
    await expect(row).toContainText('The offer is already €');
  });

  await test.step('one of the bets is cashed out automatically as soon as its value is reached', async () => {
    const headers = await headersOf(journey);
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
    }).toPass({ intervals: [3_000] });
  });

  await test.step('the history shows each cash-out, and the ledger has their sum', async () => {
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
      const staked = 2_001 + (1 + rising.length) * LIVE_STAKE;
      expect(balance).toBe(FUNDS - staked + paid.reduce((sum, amount) => sum + amount, 0));
      // Live matches that end pay meanwhile.
      await expectBalance(page, euro(balance));
    }).toPass();
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
  const [offer] = await homeSides(page, address, 1);
  if (offer === undefined) throw new Error('There is no football to bet on.');
  const bet = await placeSingle(journey, offer, 500);

  await visit(page, '/en/opened-bets');
  const old = page.locator(`article[data-bet-id="${bet.id}"]`);
  await pressUntil(
    old.getByRole('link', { name: 'Change the bet' }),
    page.locator('html[data-route="openedBetPowerbet"]'),
  );
  const change = page.getByRole('button', { name: /^Change: stake/ });
  const addition = page.getByRole('textbox', { name: 'Add to the stake' });
  await expect(async () => {
    await change.click({ timeout: 5_000 });
    const missing = 'Add an amount or change a selection.';
    await expect(addition).toHaveAccessibleDescription(missing, { timeout: 5_000 });
  }).toPass();
  await addition.fill('5');
  const changed = page.locator('[data-changed-into]');
  // A price may fall between view and click: the page shows it and waits for another one.
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
  const slip = page.getByRole('dialog', { name: 'Bet slip' });
  await pressUntil(card.getByRole('button', { name: 'Repeat bet' }), slip);
  await expect(slip.getByRole('button', { name: /^Remove:/ })).toHaveCount(1);
  // Beside the names there may be crests, whose letters are text as well.
  for (const { name } of [offer.event.home, offer.event.away]) {
    await expect(slip.getByRole('listitem').getByText(name).first()).toBeVisible();
  }
});

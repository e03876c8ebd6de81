import type { PlaceBet } from '@touchline/contracts/betting';
import type { Locator, Page } from '@playwright/test';
import { readAccount } from './bet-calls.ts';
import { type Offer, placeAccepting, readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, forgive, ignoreAskedPrices } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { pressUntil } from './press-until.ts';

const FUNDS = 10_000;
const test = testWithFunds(FUNDS);
const BETS = '**/betting-api/v1/bets';
const STAKES = ['4', '', '6.50'];

/** A treble of 5 with singles of 4 and 6.50 on its first and its last leg. */
async function compose(page: Page, address: string): Promise<Locator> {
  const offers = await homeSides(page, address, 3);
  await openSlip(page, address, offers, { typeId: 1 });
  const slip = page.locator('main');
  await slip.getByRole('switch', { name: /^Singles too/ }).click();
  for (const [at, stake] of STAKES.entries()) {
    const own = slip
      .locator('[data-outcome]')
      .nth(at)
      .getByRole('textbox', { name: /^Stake:/ });
    await own.fill(stake);
  }
  await slip.getByRole('textbox', { name: 'Accumulator stake' }).fill('5');
  return slip;
}

/** What the slip shows as its return, in minor units. */
async function shownReturn(slip: Locator): Promise<number> {
  const text = await slip.locator('[data-figure="possible-return"]').innerText();
  return Math.round(Number(text.replace(/[€,]/g, '')) * 100);
}

/** A quotient to the nearest whole number, of two as near to the even one. */
function halfEven(amount: bigint, by: bigint): number {
  const floor = amount / by;
  const doubled = 2n * (amount % by);
  return Number(doubled > by || (doubled === by && floor % 2n === 1n) ? floor + 1n : floor);
}

function returnOf(stake: number, prices: readonly string[]): number {
  const hundredths = prices.map((price) => BigInt(Math.round(Number(price) * 100)));
  const product = hundredths.reduce((all, one) => all * one, 1n);
  return halfEven(BigInt(stake) * product, 100n ** BigInt(prices.length));
}

/** The prices that stand now; a price that has moved has the one before it struck through. */
const pricesOf = async (slip: Locator): Promise<string[]> =>
  slip
    .locator('[data-outcome]')
    .evaluateAll((legs) =>
      legs.map((leg) => leg.querySelector('[data-strong] bdi')?.textContent ?? ''),
    );

test('singles and the accumulator are placed in one act, and each is on the receipt', async ({
  page,
  address,
  problems,
}) => {
  const sent: PlaceBet[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/betting-api/v1/bets')) {
      sent.push(request.postDataJSON() as PlaceBet);
    }
  });
  const slip = await compose(page, address);
  await expect(slip.locator('[data-figure="total-stake"]')).toHaveText('€15.50');
  await expect(async () => {
    const accept = slip.getByRole('button', { name: /^Accept/ });
    if (await accept.isVisible()) await accept.click();
    const [first = '', second = '', third = ''] = await pricesOf(slip);
    const all = returnOf(500, [first, second, third]);
    const expected = all + returnOf(400, [first]) + returnOf(650, [third]);
    expect(await shownReturn(slip)).toBe(expected);
  }).toPass();
  await placeAccepting(slip);

  const bets = await readBets(page, address, 'open');
  expect(bets.map(({ typeId, stake }) => [typeId, stake]).toSorted()).toEqual([
    [0, 400],
    [0, 650],
    [1, 500],
  ]);
  expect(sent.at(-1)).toMatchObject({ typeId: 1, amount: 500 });
  expect(Object.values(sent.at(-1)?.singles ?? {})).toEqual([400, 650]);
  expect((await readAccount({ page, address })).balance).toBe(FUNDS - 1_550);
  for (const { id } of bets) {
    await expect(slip.locator(`[data-single="${id}"]`)).toBeVisible();
  }
  await slip.getByRole('button', { name: 'Done' }).click();
  await expect(slip.getByText('Your slip is empty')).toBeVisible();
  ignoreAskedPrices(problems);
});

test('a part that the house refuses is named and stays on the slip, what was taken does not', async ({
  page,
  address,
  problems,
}) => {
  forgive(problems);
  const slip = await compose(page, address);
  const refuse = async (change: (body: PlaceBet) => PlaceBet) => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(BETS, async (route) => {
      const body = change(route.request().postDataJSON() as PlaceBet);
      await route.fulfill({ response: await route.fetch({ postData: body }) });
    });
  };

  await test.step('the accumulator', async () => {
    // Less than the house takes, as it might have decided meanwhile.
    await refuse((body) => ({ ...body, amount: 1 }));
    await placeAccepting(slip);
    await expect(slip.getByText('Accumulator: not accepted and still on the slip.')).toBeVisible();
    const bets = await readBets(page, address, 'open');
    expect(bets.map(({ typeId, stake }) => [typeId, stake]).toSorted()).toEqual([
      [0, 400],
      [0, 650],
    ]);
    await slip.getByRole('button', { name: 'Back to the slip' }).click();
    await expect(slip.locator('[data-outcome]')).toHaveCount(3);
    // Its own stake alone: the singles are not placed a second time.
    await expect(slip.locator('[type="submit"]')).toHaveText(/^(Place bet €5\.00|Accept)/);
  });

  await test.step('a single', async () => {
    const own = slip
      .locator('[data-outcome]')
      .first()
      .getByRole('textbox', { name: /^Stake:/ });
    await own.fill('3');
    await refuse((body) => {
      const [id = ''] = Object.keys(body.singles ?? {});
      return { ...body, singles: { [id]: 1 } };
    });
    await placeAccepting(slip);
    await expect(slip.getByText('1 selection was not accepted')).toBeVisible();
    await slip.getByRole('button', { name: 'Back to the slip' }).click();
    await expect(slip.locator('[data-outcome]')).toHaveCount(1);
    await expect(slip.locator('[type="submit"]')).toHaveText(/^(Place bet €3\.00|Accept)/);
    expect(await readBets(page, address, 'open')).toHaveLength(3);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('a lost response is requested again, and nothing is placed twice', async ({
  page,
  address,
  problems,
}) => {
  forgive(problems);
  const slip = await compose(page, address);
  let isLost = true;
  await page.route(BETS, async (route) => {
    const response = await route.fetch();
    // The bets are there, only their answer is not.
    await (isLost && response.ok() ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  const retry = slip.getByRole('button', { name: 'Retry' });
  const press = slip.getByRole('button', { name: /^(Place 3 bets|Accept)/ });
  await pressUntil(press, retry);
  isLost = false;
  await pressUntil(retry, slip.getByRole('heading', { name: 'Bet accepted' }));
  expect(await readBets(page, address, 'open')).toHaveLength(3);
  expect((await readAccount({ page, address })).balance).toBe(FUNDS - 1_550);
});

test('a system is staked in all or on each line, and says which', async ({ page, address }) => {
  const offers: Offer[] = await homeSides(page, address, 4);
  await openSlip(page, address, offers, { typeId: 2, systemValue: 2 });
  const slip = page.locator('main');
  await slip.getByRole('textbox', { name: 'Stake in all' }).fill('6');
  await expect(slip.locator('[data-figure="stake-per-line"]')).toHaveText('6 × €1.00');
  await expect(slip.locator('[type="submit"]')).toHaveText(/^(Place bet €6\.00|Accept)/);
  await slip.getByRole('radio', { name: 'Per line' }).check();
  const each = slip.getByRole('textbox', { name: 'Stake per line, 6 lines' });
  await each.fill('2');
  await expect(slip.locator('[data-figure="stake-per-line"]')).toHaveText('6 × €2.00');
  await expect(slip.locator('[type="submit"]')).toHaveText(/^(Place bet €12\.00|Accept)/);
});

test('one stake is for each of several singles or split among them, and the slip says which', async ({
  page,
  address,
  problems,
}) => {
  forgive(problems);
  await openSlip(page, address, await homeSides(page, address, 3), { typeId: 9 });
  const slip = page.locator('main');
  const submit = slip.locator('[type="submit"]');
  const mode = slip.getByRole('group', { name: 'Stake' });
  await expect(mode.getByRole('radio', { name: 'Per single' })).toBeChecked();
  await slip.getByRole('textbox', { name: 'Stake per single' }).fill('2');
  await expect(submit).toHaveText(/^(Place 3 bets €6\.00|Accept)/);

  await mode.getByRole('radio', { name: 'In all' }).check();
  await slip.getByRole('textbox', { name: 'Total stake for 3 singles' }).fill('10');
  await expect(slip.locator('[data-figure="stake-per-single"]')).toHaveText(
    '1 × €3.34 + 2 × €3.33',
  );
  await expect(slip.locator('[data-figure="total-stake"]')).toHaveText('€10.00');

  // One with a stake of its own: the amount is for the others.
  await slip
    .getByRole('textbox', { name: /^Stake: / })
    .nth(1)
    .fill('4');
  await slip.getByRole('textbox', { name: 'Total stake for 2 singles' }).fill('9.99');
  await expect(slip.locator('[data-figure="total-stake"]')).toHaveText('€13.99');
  await placeAccepting(slip);
  const bets = await readBets(page, address, 'open');
  expect(bets.map(({ stake }) => stake).toSorted()).toEqual([400, 499, 500]);
  expect((await readAccount({ page, address })).balance).toBe(FUNDS - 1_399);
});

import type { PlaceBet } from '@touchline/contracts/betting';
import type { Page } from '@playwright/test';
import { type Journey, placeSingle, readAccount } from './bet-calls.ts';
import { readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { holdFeed } from './held-feed.ts';

const BETS = '**/betting-api/v1/bets';
const FUNDS = 5_000;
const test = testWithFunds(FUNDS);
const RETRIES = 30;

const placeIn = (page: Page) => page.locator('main button[type="submit"]');
const acceptedIn = (page: Page) => page.getByRole('heading', { name: 'Bet accepted' });

/** Types the stake and waits until the bet could be placed. */
async function stake(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Stake', exact: true }).fill(amount);
  await expect(placeIn(page)).toHaveText(`Place bet €${Number(amount).toFixed(2)}`);
  await expect(placeIn(page)).toBeEnabled();
}

/** Presses the slip's button until it responds: it ignores presses in the moment in which it says something new. */
async function press(page: Page, says: string, isHeard: () => boolean | Promise<boolean>) {
  const button = placeIn(page).filter({ hasText: says });
  await expect(async () => {
    if (!(await isHeard()) && (await button.isVisible())) {
      await button.click({ timeout: 5_000 });
    }
    expect(await isHeard()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** All bets of the player; their stakes and payouts are what is missing from the account. */
async function expectBooks(journey: Journey) {
  const { page, address } = journey;
  const bets = [
    ...(await readBets(page, address, 'open')),
    ...(await readBets(page, address, 'settled')),
  ];
  const left = bets.reduce((sum, bet) => sum - bet.stake + (bet.payout ?? 0), FUNDS);
  expect((await readAccount(journey)).balance).toBe(left);
  return bets;
}

test.beforeEach(async ({ problems }) => {
  // Cut lines and refusals are what this is about; the browser reports them itself.
  forgive(problems);
});

test(`a bet whose response is lost ${RETRIES} times is placed once, and shown in the end`, async ({
  page,
  address,
}) => {
  await openSlip(page, address, await homeSides(page, address, 1), { typeId: 0 });
  await stake(page, '2');
  let lost = 0;
  await page.route(BETS, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await press(page, 'Place bet €2.00', () => lost > 0);
  await expect(page.getByText('the bet cannot be placed twice')).toBeVisible();
  for (let retry = 1; retry <= RETRIES; retry += 1) {
    await press(page, 'Retry', () => lost > retry);
  }
  await page.unroute(BETS);
  await press(page, 'Retry', () => acceptedIn(page).isVisible());
  expect(await expectBooks({ page, address })).toHaveLength(1);
});

test('two tabs that place the same slip at the same time each show their own bet', async ({
  page,
  context,
  address,
}) => {
  await openSlip(page, address, await homeSides(page, address, 1), { typeId: 0 });
  const other = await context.newPage();
  await visit(other, '/en/coupon');
  await stake(page, '3');
  await expect(placeIn(other)).toHaveText('Place bet €3.00');
  // Both are on their way before either is answered.
  const arrived: (() => void)[] = [];
  const bothArrived = new Promise<void>((resolve) => {
    arrived.push(resolve);
  });
  let count = 0;
  await context.route(BETS, async (route) => {
    count += 1;
    if (count === 2) for (const resolve of arrived) resolve();
    await bothArrived;
    await route.continue();
  });
  // The button of each shows it while it waits.
  const isWaiting = (tab: Page) =>
    placeIn(tab)
      .textContent()
      .then((text) => text?.startsWith('Placing') === true);
  await press(page, 'Place bet €3.00', () => isWaiting(page));
  await press(other, 'Place bet €3.00', () => count === 2);
  for (const tab of [page, other]) {
    await expect(acceptedIn(tab)).toBeVisible();
  }
  const answeredIds = await Promise.all(
    [page, other].map((tab) => tab.locator('section[data-bet-id]').getAttribute('data-bet-id')),
  );
  const bets = await expectBooks({ page, address });
  expect(new Set(bets.map(({ id }) => id))).toEqual(new Set(answeredIds));
  expect(bets).toHaveLength(2);
});

test('another tab that spends the money first leaves a notice beside the stake, and no bet', async ({
  page,
  address,
}) => {
  const journey = { page, address };
  const [chosen, spent] = await homeSides(page, address, 2);
  if (chosen === undefined || spent === undefined) throw new Error('There is no football.');
  await openSlip(page, address, [chosen], { typeId: 0 });
  await stake(page, '10');
  let isSpent = false;
  await page.route(BETS, async (route) => {
    isSpent = true;
    await placeSingle(journey, spent, FUNDS - 500);
    await route.continue();
  });
  await press(page, 'Place bet €10.00', () => isSpent);
  await expect(page.getByText('Not enough funds.').first()).toBeVisible();
  await expect(page.locator('main [data-outcome]')).toHaveCount(1);
  expect(await expectBooks(journey)).toHaveLength(1);
});

/** What the page shows against what the server has, and what each choice of the player makes of it. */
const MOVES = [
  { choice: 'Always ask me', shown: 'worse', isTaken: false },
  { choice: 'Always ask me', shown: 'better', isTaken: false },
  { choice: 'Accept higher odds, ask about lower', shown: 'worse', isTaken: true },
  { choice: 'Accept higher odds, ask about lower', shown: 'better', isTaken: false },
  { choice: 'Accept all odds changes', shown: 'worse', isTaken: true },
  { choice: 'Accept all odds changes', shown: 'better', isTaken: true },
] as const;

test('a price that moves between the page and the server is accepted or prompted about as the player chose, on a held feed', async ({
  page,
  address,
}) => {
  const journey = { page, address };
  const feed = await holdFeed(page, address);
  for (const { choice, shown, isTaken } of MOVES) {
    await test.step(`${choice}; the page shows a ${shown} price than there is`, async () => {
      const [offer] = await homeSides(page, address, 1);
      if (offer === undefined) throw new Error('There is no football.');
      const known = await expectBooks(journey);
      await openSlip(page, address, [offer], { typeId: 0 });
      await visit(page, '/en/coupon?modal=coupon-settings');
      await page.getByRole('radio', { name: choice }).check();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const price = shown === 'worse' ? '1.01' : '99.00';
      await feed.move(offer.outcomeId, price);
      // The price of now; the one agreed to before is struck through beside it.
      await expect(
        page.locator(`main [data-outcome="${offer.outcomeId}"] [data-strong="true"]`),
      ).toHaveText(price);
      await page.getByRole('textbox', { name: 'Stake', exact: true }).fill('1');
      // What the page itself has to prompt about is agreed to before.
      const isAsked =
        choice !== 'Accept all odds changes' &&
        !(choice.startsWith('Accept higher') && shown === 'better');
      if (isAsked) {
        await press(
          page,
          'Accept the new price',
          async () => (await placeIn(page).textContent()) === 'Place bet €1.00',
        );
      }
      const sent: PlaceBet[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/betting-api/v1/bets')) {
          sent.push(request.postDataJSON() as PlaceBet);
        }
      });
      await press(page, 'Place bet €1.00', () => sent.length > 0);
      expect(sent[0]?.bets[0]?.price).toBe(price);
      if (isTaken) {
        await expect(acceptedIn(page)).toBeVisible();
      } else {
        await expect(placeIn(page)).toHaveText('Accept the new price');
      }
      const bets = await expectBooks(journey);
      expect(bets).toHaveLength(known.length + (isTaken ? 1 : 0));
      const made = bets.find(({ id }) => known.every((bet) => bet.id !== id));
      // It may move at the server as well; what the page shows it never was.
      const [now] = await homeSides(page, address, 1);
      const real = isTaken ? [offer.price, now?.price] : [undefined];
      expect(real).toContain(made?.legs[0]?.price);
    });
  }
});

import type { LineEvent } from '@touchline/contracts/line';
import { type Page, expect, test } from '@playwright/test';
import {
  type Offer,
  expectedSettlement,
  eventPath,
  offersOf,
  placeAccepting,
  readBets,
  readTopic,
  scrollTo,
} from './betting.ts';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { closeWelcome } from './close-welcome.ts';
import { visit } from './fixtures.ts';
import { fillBirthday } from './fill-birthday.ts';
import { choosePrice } from './pick-price.ts';
import { pressUntil } from './press-until.ts';

const LEGS = 2;
/** Goals do not come between more often than this. */
const MOST_TRIED = 6;

interface Journey {
  readonly page: Page;
  readonly address: string;
}

/** Opens an account with e-mail and password; ends signed in on the home page. */
async function register({ page, address }: Journey): Promise<void> {
  const { email, password, name, surname, birthday } = newPlayer();
  await visit(page, `${address}/en`);
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill(surname);
  await fillBirthday(page, birthday);
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel(/accept the terms/).check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await closeWelcome(page);
  await expectBalance(page, '€0.00');
}

export async function expectBalance(page: Page, text: string): Promise<void> {
  await expect(
    page.getByRole('link', { name: `Balance ${text}, to the deposit page` }),
  ).toBeVisible();
}

/** Deposits 100 through the test provider, the question about a limit answered first. */
async function deposit({ page }: Journey): Promise<void> {
  await page.getByRole('link', { name: /^Balance/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: 'Deposit €100.00' }).click();
  // Nothing is chosen for the player: without an answer there is no deposit.
  await expect(page.locator('html[data-route="recharge"]')).toBeAttached();
  await page.getByLabel('Yes, set a daily limit').check();
  await page.getByRole('textbox', { name: /^Deposits in 24 hours/ }).fill('250');
  await page.getByRole('button', { name: 'Deposit €100.00' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await page.getByRole('link', { name: 'Browse events' }).click();
  await expectBalance(page, '€100.00');
}

/**
 * Puts one outcome on the slip, on the way a player goes: live, football, the event's page. Answers
 * whether it could: a goal on the way takes the price of what is as good as decided.
 */
async function choose({ page }: Journey, { event, outcomeId }: Offer): Promise<boolean> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Live').click();
  await page.getByRole('link', { name: /^Football/ }).click();
  const link = page.locator(`a[href="${eventPath(event)}"]`).first();
  // Rows move as games begin and end: a press that meets one on the move is lost, and made once more.
  const opens = async () => {
    await scrollTo(page, link);
    await link.click({ timeout: 5_000 });
    await expect(page.locator('html[data-route="mainGame"]')).toBeAttached({ timeout: 10_000 });
  };
  const price = page
    .locator(
      `main [data-outcome-id="${outcomeId}"], [data-outlet] [data-outcome-id="${outcomeId}"]`,
    )
    .first();
  const chooses = async () => {
    await expect(opens).toPass({ timeout: 40_000 });
    await choosePrice(price);
  };
  return await chooses().then(
    () => true,
    () => false,
  );
}

/** The outcome that wins if nothing more happens: its price falls as time goes by. */
function winningOutcome({ id, state }: LineEvent): string {
  const [home, away] = state.score?.total ?? [0, 0];
  const code = home > away ? 'home' : home < away ? 'away' : 'draw';
  return `${id}~ft-1x2~${code}`;
}

const minuteOf = ({ state }: LineEvent): number => (state.clock?.seconds ?? 0) / 60;

const isInSecondHalf = (event: LineEvent): boolean =>
  event.state.period === '2h' && minuteOf(event) < 65;

/**
 * A live football game in its second half, other than those tried, with the currently winning outcome: the
 * one with the most time left, because a slow machine takes a minute to place a bet. Waits until there
 * are as many as are wanted, so that the first does not end while the next is waited for.
 */
async function findOffer(
  { page, address }: Journey,
  { tried, wanted }: { readonly tried: ReadonlySet<number>; readonly wanted: number },
): Promise<Offer | undefined> {
  let found: Offer[] = [];
  await expect(async () => {
    const events = await readTopic(page, address, 'list:live:football');
    found = events
      .filter((event) => isInSecondHalf(event) && !tried.has(event.id))
      .flatMap((event) =>
        offersOf(event).filter(
          ({ outcomeId, price }) =>
            outcomeId === winningOutcome(event) && Number(price) > 1.08 && Number(price) < 5,
        ),
      )
      .sort((left, right) => minuteOf(left.event) - minuteOf(right.event));
    expect(found.length).toBeGreaterThanOrEqual(wanted);
  }).toPass({ timeout: 300_000, intervals: [1_000] });
  return found[0];
}

/** Puts two games on the slip; where a goal comes between, another one. */
async function chooseTwo(journey: Journey): Promise<void> {
  const tried = new Set<number>();
  for (let chosen = 0; chosen < LEGS; ) {
    const offer = await findOffer(journey, { tried, wanted: LEGS - chosen });
    if (offer === undefined || tried.size >= MOST_TRIED) {
      throw new Error(`Of ${tried.size} games ${chosen} could be bet on.`);
    }
    tried.add(offer.event.id);
    chosen += (await choose(journey, offer)) ? 1 : 0;
  }
}

/** Has the slip take any price from now on; the slip's settings take the place of the slip. */
async function takeAnyPrice({ page }: Journey): Promise<void> {
  await page.getByRole('button', { name: 'Slip settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Slip settings' });
  await settings.getByRole('radio', { name: 'Accept all odds changes' }).check();
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toBeHidden();
}

/**
 * Places the slip as an express of 10, after a price has changed and been accepted. Matches run twenty
 * times as fast and prices change as often: where a press takes seconds, the next change would come
 * before every answer. A player who is prompted again and again accepts any price.
 */
async function placeExpress(journey: Journey): Promise<void> {
  const { page } = journey;
  const open = page.getByRole('button', { name: /2 selections/ });
  const slip = page.getByRole('dialog', { name: 'Bet slip' });
  await pressUntil(open, slip);
  await expect(slip.getByText('Accumulator')).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
  const accept = slip.getByRole('button', { name: /^Accept the new price/ });
  await expect(accept).toBeVisible({ timeout: 90_000 });
  await expect(async () => {
    await accept.click({ timeout: 5_000 });
    await expect(accept).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await takeAnyPrice(journey);
  await pressUntil(open, slip);
  await placeAccepting(slip);
  await expect(slip.locator('[data-bet-id]')).toContainText('€10.00');
}

/** Waits for the money and compares bet, explanation and balance with the rules, to the cent. */
async function expectSettled({ page, address }: Journey): Promise<void> {
  await visit(page, `${address}/en/office/history?status=settled`);
  const card = page.locator('[data-bet-id]');
  await expect(card).toBeVisible({ timeout: 240_000 });
  const [bet] = await readBets(page, address, 'settled');
  if (bet === undefined) {
    throw new Error('The server knows of no settled bet.');
  }
  const expected = expectedSettlement(bet);
  expect(bet.payout).toBe(expected.payout);
  expect(bet.settlement?.lines).toEqual(expected.lines);
  expect(bet.settlement?.adjustments).toEqual(expected.adjustments);

  const euro = (minor: number) => `€${(minor / 100).toFixed(2)}`;
  await expect(card.locator('[data-figure="return"]')).toHaveText(euro(expected.payout));
  await card.getByText('How was this settled?').click();
  for (const { stake, multiplier, amount } of expected.lines) {
    await expect(card.getByRole('listitem').filter({ hasText: '→' })).toContainText(
      `${euro(stake)} × ${multiplier} = ${euro(amount)}`,
    );
  }
  await expectBalance(page, euro(10_000 - bet.stake + expected.payout));
}

/** The whole way from a newcomer to a settled express. */
export async function walkMainJourney(journey: Journey, problems: string[]): Promise<void> {
  const { page } = journey;
  await test.step('register', () => register(journey));
  await test.step('deposit 100', () => deposit(journey));
  await test.step('choose two games', () => chooseTwo(journey));
  await test.step('place an accumulator', () => placeExpress(journey));
  // The browser itself writes a line about every price that was asked about again.
  const others = problems.splice(0).filter((problem) => !problem.includes('409 (Conflict)'));
  expect(others).toEqual([]);
  await test.step('the stake is debited', () => expectBalance(page, '€90.00'));
  await test.step('it settles by the rules', () => expectSettled(journey));
}

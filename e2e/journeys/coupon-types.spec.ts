import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bet } from '@touchline/contracts/betting';
import type { Page } from '@playwright/test';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import {
  expectedSettlement,
  placeAccepting,
  readBets,
  readTopic,
  resultOf,
  scrollTo,
} from './betting.ts';
import { expect, test, visit } from './fixtures.ts';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';
import { writeReplayedMatches } from './replayed-matches.ts';

/** From the server's start to the first kick-off, seconds: all is composed and placed in it, on a slow machine too. */
const LEAD = 120;
/** From the first kick-off until everything is settled, at most, seconds. */
const PLAY = 90;

interface Choice {
  readonly home: string;
  readonly code: string;
}

/** Puts the outcomes on the slip from the list of matches to come. */
async function fillSlip(
  { page, address }: { readonly page: Page; readonly address: string },
  choices: readonly Choice[],
): Promise<void> {
  const events = await readTopic(page, address, 'list:line:football');
  const chosen = choices.map(({ home, code }) => {
    const [event] = events
      .filter((known) => known.home.name === home)
      .toSorted((left, right) => left.startsAt - right.startsAt);
    return { event, code };
  });
  const [first] = chosen;
  // Its own page shows the first of a championship; the list of all draws only what is in sight.
  const { id, slug } = first?.event?.champ ?? {};
  await visit(page, `${address}/en/line/football/${id}-${slug}`);
  for (const { event, code } of chosen) {
    const price = page.locator(`[data-outlet] [data-outcome-id="${event?.id}~ft-1x2~${code}"]`);
    // The list draws only what is in sight: a row seen on the way may be gone before it is pressed.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await scrollTo(page, price.first());
      if ((await price.first().getAttribute('aria-pressed', { timeout: 1_000 })) !== 'true') {
        await price.first().click({ timeout: 2_000 });
      }
      await expect(price.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
}

/** Makes the slip a coupon of this type, by the list of types. */
async function chooseType(page: Page, name: string): Promise<void> {
  await page.locator('button[aria-expanded][aria-controls]').first().click();
  // The name of a type is followed by its lines: "System 6 doubles" is no "System with banker match".
  const types = page.getByRole('group', { name: 'Bet type' });
  await types.getByRole('radio', { name: new RegExp(`^${name}( (\\d|Double|Treble)|$)`) }).click();
  await expect(types).toHaveCount(0);
}

/** Places the slip and puts the same selections on it again. */
async function placeAndRepeat(page: Page): Promise<void> {
  await placeAccepting(page.locator('main'));
  const accepted = page.getByRole('heading', { name: 'Bet accepted' });
  await expect(async () => {
    if (await accepted.isVisible()) {
      await page.getByRole('button', { name: 'Rebet' }).click({ timeout: 5_000 });
    }
    await expect(accepted).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** What the winning lines return by the number of legs, summed one by one: owes the product nothing. */
function sumOfLines(
  prices: readonly number[],
  sizes: readonly number[],
): [sum: number, lines: number] {
  let sum = 0;
  let lines = 0;
  for (let chosen = 1; chosen < 2 ** prices.length; chosen += 1) {
    const own = prices.filter((_, index) => (chosen & (2 ** index)) !== 0);
    if (sizes.includes(own.length)) {
      lines += 1;
      sum += own.reduce((product, price) => product * price, 1);
    }
  }
  return [sum, lines];
}

/** Return of a bet made of lines, in minor units and before rounding. */
function enumerated(bet: Bet): number | undefined {
  const factor = (leg: Bet['legs'][number]) => (resultOf(leg) === 'won' ? Number(leg.price) : 0);
  const fixed = bet.legs.filter(({ banker, lobby }) => banker || lobby).map(factor);
  const pool = bet.legs.filter(({ banker, lobby }) => !banker && !lobby).map(factor);
  const size = bet.terms?.systemValue ?? 0;
  const sizes = { 2: [size], 4: [size], 7: [1, 2, 3, 4], 8: [2, 3, 4] }[bet.typeId];
  if (sizes === undefined) {
    return undefined;
  }
  const [sum, lines] = sumOfLines(pool, sizes);
  return (fixed.reduce((product, price) => product * price, sum) * bet.stake) / lines;
}

/** The history says of each bet, line by line, what became of it. */
async function expectExplained(page: Page, address: string, bets: readonly Bet[]): Promise<void> {
  const euro = (minor: number) => `€${(minor / 100).toFixed(2)}`;
  await visit(page, `${address}/en/office/history?status=settled`);
  for (const { id, payout = 0, settlement } of bets) {
    const card = page.locator(`[data-bet-id="${id}"]`);
    await expect(card.locator('[data-figure="return"]')).toHaveText(euro(payout));
    await expect(card.locator('details li')).toContainText(
      (settlement?.lines ?? []).map(
        ({ stake, multiplier, amount }) => `${euro(stake)} × ${multiplier} = ${euro(amount)}`,
      ),
    );
  }
}

test('every kind of coupon is composed, placed and settled to the minor unit', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-'));
  const matches = await writeReplayedMatches(join(folder, 'matches.csv'));
  // The last one is bet on wrongly.
  const choices = matches.map(({ home, result }, index) => ({
    home,
    code: index === 3 ? 'home' : result,
  }));
  const server = await startFastServer({
    environment: {
      FEED: 'replay:matches.csv',
      REPLAY_DATA: folder,
      REPLAY_STARTS_IN: String(LEAD),
      FEED_SPEED: '600',
    },
  });
  try {
    const { address } = server;
    const answer = await page.request.post(`${address}/web-api/auth/v1/registration/full`, {
      data: { ...newPlayer(), country: 'DE', currency: 'EUR', termsAccepted: true },
      headers: { origin: address },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await fund(page, address, 20_000);
    await fillSlip({ page, address }, choices);
    await page.getByRole('link', { name: /Bet slip/ }).click();
    const stake = page.getByRole('textbox', { name: 'Stake', exact: true });
    await stake.fill('10');
    const [first] = choices;

    await test.step('chain, lucky and patent', async () => {
      for (const name of ['Rolling singles', 'Full cover with singles', 'Full cover, no singles']) {
        await chooseType(page, name);
        await placeAndRepeat(page);
      }
    });
    await test.step('system with a banker', async () => {
      await chooseType(page, 'System');
      await page.getByRole('checkbox', { name: `Banker: ${first?.home}` }).check();
      await expect(page.getByText('3 trebles')).toBeVisible();
      await placeAndRepeat(page);
    });
    await test.step('multibet with lobby', async () => {
      await chooseType(page, 'System with banker match');
      await page.getByRole('radio', { name: 'Banker match: Draw' }).check();
      await placeAndRepeat(page);
    });
    await test.step('conditional, put together by the keyboard', async () => {
      await chooseType(page, 'If-bet');
      await page.getByRole('button', { name: /^Drag or use the arrow keys: Draw/ }).focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('1 double')).toBeVisible();
      await page.getByRole('textbox', { name: 'Step 2 stake' }).fill('5');
      await placeAndRepeat(page);
    });
    await test.step('multiple singles, one with its own stake', async () => {
      await chooseType(page, 'Multiple singles');
      await page.getByRole('textbox', { name: 'Stake per single' }).fill('2');
      await page.getByRole('textbox', { name: `Stake: ${first?.home}` }).fill('3');
      await placeAndRepeat(page);
    });
    await test.step('anti-express of a likely winner and a loser', async () => {
      const removals = page.getByRole('button', { name: 'Remove: ' });
      await page.getByRole('button', { name: 'Remove: Draw' }).click();
      await expect(removals).toHaveCount(3);
      await removals.nth(1).click();
      await expect(removals).toHaveCount(2);
      await chooseType(page, 'Lay accumulator');
      await placeAndRepeat(page);
    });
    await test.step('express of the two', async () => {
      await chooseType(page, 'Accumulator');
      await placeAccepting(page.locator('main'));
    });
    await test.step('accumulator of the day', async () => {
      await operate(server, page.request, {
        method: 'PATCH',
        path: '/bff-api/config/group/betting',
        data: { dayExpresses: { leadSeconds: 5, line: [3], live: [] } },
      });
      await visit(page, `${address}/en/express-day`);
      await page.getByRole('link', { name: 'Add to bet slip' }).click();
      await expect(page.locator('[data-express-bonus="10"]')).toBeVisible();
      await stake.fill('5');
      await placeAccepting(page.locator('main'));
    });

    await expect
      .poll(async () => (await readBets(page, address, 'settled')).length, {
        timeout: (LEAD + PLAY) * 1000,
      })
      .toBe(13);
    const bets = await readBets(page, address, 'settled');
    const kinds = bets.map(({ typeId }) => typeId).toSorted((left, right) => left - right);
    expect(kinds).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const bet of bets) {
      const expected = expectedSettlement(bet);
      expect(bet.payout, `type ${bet.typeId}`).toBe(expected.payout);
      expect(bet.settlement?.lines).toEqual(expected.lines);
      expect(bet.settlement?.adjustments).toEqual(expected.adjustments);
      const sum = enumerated(bet);
      if (sum !== undefined) {
        expect(Math.abs(expected.payout - sum)).toBeLessThanOrEqual(0.5);
        expect(expected.payout).toBeGreaterThan(0);
      }
    }
    await expectExplained(page, address, bets);
    await page.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

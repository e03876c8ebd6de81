import type { PlaceBet } from '@touchline/contracts/betting';
import { convertOdds, oddsFormatOf } from '@touchline/domain/odds';
import type { Locator, Page } from '@playwright/test';
import { placeSingle } from './bet-calls.ts';
import { readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { holdFeed } from './held-feed.ts';
import { pickPrice } from './pick-price.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(5_000);
// A narrower phone has the settings in the account alone, beside a balance.
test.use({ viewport: { width: 480, height: 915 } });

/** Two prices and the express of both, 4.500, as every format writes them (domain rules, odds). */
const WRITTEN = [
  { format: 'Decimal', id: 0, short: '1.80', long: '2.50', both: '4.500' },
  { format: 'Fractional', id: 1, short: '4/5', long: '6/4', both: '7/2' },
  { format: 'American', id: 2, short: '-125', long: '+150', both: '+350' },
  { format: 'Hong Kong', id: 4, asian: 14, short: '0.80', long: '1.50', both: '3.50' },
  { format: 'Indonesian', id: 5, asian: 15, short: '-1.25', long: '1.50', both: '3.50' },
  { format: 'Malay', id: 6, asian: 16, short: '0.80', long: '-0.667', both: '-0.286' },
] as const;

/** The express at its last prices, 6.300, as the Asian view writes it and what it calls that. */
const ASIAN = [
  { format: 'Malay', id: 16, both: '-0.189' },
  { format: 'Hong Kong', id: 14, both: '5.30' },
  { format: 'Indonesian', id: 15, both: '5.30' },
] as const;

/** Goes through the formats in the settings, above whatever page is open. */
async function throughFormats(
  page: Page,
  expectFormat: (written: (typeof WRITTEN)[number]) => Promise<void>,
): Promise<void> {
  await inSettings(page, async (sheet) => {
    for (const written of WRITTEN) {
      await chooseFormat(sheet, written);
      await expectFormat(written);
    }
  });
}

const chooseFormat = (sheet: Locator, { format }: { readonly format: string }) =>
  sheet.getByLabel('Odds format').selectOption({ label: format });

async function inSettings(page: Page, act: (sheet: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await act(sheet);
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
}

test('every odds format is the same in the list, the slip, its bar and the history, and the view decides its id, on a held feed', async ({
  page,
  address,
}) => {
  const feed = await holdFeed(page, address);
  const [short, long, third] = await homeSides(page, address, 3);
  if (short === undefined || long === undefined || third === undefined) {
    throw new Error('There is no football.');
  }
  feed.keep([short, long]);
  await placeSingle({ page, address }, third, 100);
  await openSlip(page, address, [short, long], { typeId: 1 });
  // What moves is nothing to be asked about here.
  await visit(page, '/en/coupon?modal=coupon-settings');
  await page.getByRole('radio', { name: 'Accept all odds changes' }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await feed.move(short.outcomeId, '1.80');
  await feed.move(long.outcomeId, '2.50');
  const leg = (outcomeId: string) => page.locator(`main [data-outcome="${outcomeId}"]`);
  const total = page.locator('main [data-figure="total-odds"]');

  await test.step('in the slip', async () => {
    await expect(total).toHaveText('4.500');
    await throughFormats(page, async (written) => {
      await expect(leg(short.outcomeId)).toContainText(written.short);
      await expect(leg(long.outcomeId)).toContainText(written.long);
      await expect(total).toHaveText(written.both);
    });
  });

  await test.step('in the list and in the bar, which follows the prices', async () => {
    await visit(page, '/en/line/football');
    const price = await pickPrice(page);
    await feed.move((await price.getAttribute('data-outcome-id')) ?? '', '2.50');
    const bar = page.getByRole('button', { name: /^Open the slip: 2/ });
    await throughFormats(page, async (written) => {
      await expect(price).toContainText(written.long);
      await expect(bar).toContainText(written.both);
    });
    await feed.move(long.outcomeId, '3.50');
    await expect(bar).toContainText('-0.189');
  });

  await test.step('and in the history', async () => {
    const [bet] = await readBets(page, address, 'open');
    await visit(page, '/en/office/history');
    const card = page.locator(`[data-bet-id="${bet?.id}"]`);
    await throughFormats(page, async ({ id }) => {
      await expect(card).toContainText(convertOdds(bet?.legs[0]?.price ?? '', oddsFormatOf(id)));
    });
  });

  await test.step('in the Asian view under other ids, which the bets are sent with', async () => {
    await page.context().addCookies([{ name: 'app_view_type', value: '1', url: address }]);
    await visit(page, '/en/coupon');
    // Malay, as it was left in the other view.
    await expect(total).toHaveText('-0.189');
    for (const written of ASIAN) {
      await inSettings(page, (sheet) => chooseFormat(sheet, written));
      await expect(total).toHaveText(written.both);
      await page.getByRole('textbox', { name: 'Stake', exact: true }).fill('1');
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/betting-api/v1/bets'),
      );
      const rebet = page.getByRole('button', { name: 'Rebet' });
      await pressUntil(page.getByRole('button', { name: 'Place bet €1.00' }), rebet);
      const body = (await sent).postDataJSON() as PlaceBet;
      const { id: coefViewId, both: coefByView } = written;
      expect(body).toMatchObject({ coefViewId, coef: '6.300', coefByView });
      await rebet.click();
    }
  });
});

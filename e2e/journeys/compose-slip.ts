import type { SharedSlip, SharedSlipCode } from '@touchline/contracts/betting';
import type { LineEvent } from '@touchline/contracts/line';
import { type Locator, type Page, expect } from '@playwright/test';
import { type Offer, offersOf, readTopic } from './betting.ts';
import { visit } from './fixtures.ts';

/** A number of matches of the line, with the home side of each: what no result can come between. */
export async function homeSides(page: Page, address: string, count: number): Promise<Offer[]> {
  let found: Offer[] = [];
  await expect(async () => {
    const events = await readTopic(page, address, 'list:line:football');
    const latestFirst = events.toSorted((left, right) => right.startsAt - left.startsAt);
    found = latestFirst.flatMap((event: LineEvent) =>
      offersOf(event)
        .filter(({ outcomeId }) => outcomeId.endsWith('~ft-1x2~home'))
        .slice(0, 1),
    );
    expect(found.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  return found.slice(0, count);
}

export interface Composed {
  readonly typeId: number;
  readonly systemValue?: number;
  /** Which legs are bankers, by their place. */
  readonly bankers?: readonly number[];
}

/** A code under which the legs wait, composed as a coupon of this type. */
export async function shareSlip(
  page: Page,
  address: string,
  offers: readonly Offer[],
  { typeId, systemValue, bankers = [] }: Composed,
): Promise<string> {
  const data: SharedSlip = {
    typeId,
    ...(systemValue === undefined ? {} : { systemValue }),
    bets: offers.map(({ outcomeId, price }, index) => ({
      outcomeId,
      price,
      ...(bankers.includes(index) ? { banker: true } : {}),
    })),
  };
  const answer = await page.request.post(`${address}/betting-api/v1/shared-slips`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as SharedSlipCode).code;
}

/** Opens the slip's page with the legs on it, like the recipient of a shared slip. */
export async function openSlip(
  page: Page,
  address: string,
  offers: readonly Offer[],
  composed: Composed,
): Promise<void> {
  const code = await shareSlip(page, address, offers, composed);
  await visit(page, `/en/coupon?load=${code}`);
  // As many legs may have been there from before.
  await expect(page.getByText(`A shared slip is here: ${offers.length} selection`)).toBeVisible();
  await expect(page.locator('main [data-outcome]')).toHaveCount(offers.length);
}

/** Opens the slip from the quick slip, over the page. */
export async function openSlipDialog(page: Page): Promise<Locator> {
  await page
    .locator('[data-slot="quick-slip"]')
    .getByRole('button', { name: /^Open the slip/ })
    .click();
  return page.getByRole('dialog', { name: 'Bet slip' });
}

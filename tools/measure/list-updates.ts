import type { LineEvent } from '@touchline/contracts/line';
import type { Browser } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { forceFeed, measureForcedFeed, type UpdateFigures } from './forced-feed.ts';

const EVENTS = 500;
const CHANGES_A_SECOND = 1_000;

/** A list of 500 events under 1,000 price changes a second, on a slow processor. */
export async function measureListUpdates(
  browser: Browser,
  address: string,
): Promise<UpdateFigures> {
  const list = 'list:live:football';
  const answer = await fetch(`${address}/line-api/v1/topics/${list}`);
  const { events } = (await answer.json()) as { events: LineEvent[] };
  const event = events.find(({ markets }) => markets[0]?.[0] === 'ft-1x2');
  if (event === undefined) {
    throw new Error('No live football event has its main market.');
  }
  const outcomes = event.markets[0]?.[4].length ?? 1;
  const page = await browser.newPage(PHONE);
  await forceFeed(page, {
    list,
    events: [event],
    copies: EVENTS,
    marketsPerSecond: CHANGES_A_SECOND / outcomes,
  });
  await page.goto(`${address}/en/live/football`);
  const figures = await measureForcedFeed(page);
  const repainted = await page.locator('[data-outcome-id][data-move]').count();
  await page.close();
  if (repainted === 0) {
    throw new Error('No price on the screen moved: nothing was measured.');
  }
  return figures;
}

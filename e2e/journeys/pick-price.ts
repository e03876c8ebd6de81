import { type Locator, type Page, expect } from '@playwright/test';
import { readTopic } from './betting.ts';

/** Events at the top of a list, which a player sees without scrolling. */
const ON_FIRST_SCREEN = 6;

interface Pick {
  readonly eventId: number;
  readonly outcomeId: string;
}

/** The first events of the list that can be bet on, each with its first price; runs in the page. */
function bettable(cards: readonly Element[], most: number): Pick[] {
  return cards.slice(0, most).flatMap((card) => {
    const eventId = Number(card.getAttribute('data-event-id'));
    const price = card.querySelector('[data-outcome-id]:not([aria-disabled])');
    const outcomeId = price?.getAttribute('data-outcome-id');
    return typeof outcomeId === 'string' ? [{ eventId, outcomeId }] : [];
  });
}

/**
 * Of the events at the top of the page of upcoming football those that start last, since they stay in
 * the list longest; in the order of the page. The list moves on as its events start, so "the first" is
 * another one a moment later; what is picked here is located by its id.
 */
async function pick(page: Page, count: number): Promise<readonly Pick[]> {
  let picks: readonly Pick[] = [];
  await expect(async () => {
    const cards = page.locator('[data-outlet] [data-event-id]');
    const shown = await cards.evaluateAll(bettable, Math.max(count, ON_FIRST_SCREEN));
    const { origin } = new URL(page.url());
    const events = await readTopic(page, origin, 'list:line:football');
    const starts = new Map(events.map(({ id, startsAt }) => [id, startsAt]));
    const startOf = ({ eventId }: Pick) => starts.get(eventId) ?? 0;
    const latest = new Set(
      shown
        .filter(({ eventId }) => starts.has(eventId))
        .toSorted((left, right) => startOf(right) - startOf(left))
        .slice(0, count),
    );
    picks = shown.filter((one) => latest.has(one));
    expect(picks.length).toBe(count);
  }).toPass();
  return picks;
}

/** The card of an event on the page of upcoming football. */
export async function pickEvent(page: Page): Promise<Locator> {
  const [picked] = await pick(page, 1);
  return page.locator(`[data-outlet] [data-event-id="${picked?.eventId}"]`);
}

/** A price of each of a number of different events on the page of upcoming football. */
export async function pickPrices(page: Page, count: number): Promise<Locator[]> {
  const picks = await pick(page, count);
  return picks.map(({ outcomeId }) =>
    page.locator(`[data-outlet] [data-outcome-id="${outcomeId}"]`),
  );
}

/** A price on the page of upcoming football. */
export async function pickPrice(page: Page): Promise<Locator> {
  const [outcomeId] = (await pick(page, 1)).map((picked) => picked.outcomeId);
  return page.locator(`[data-outlet] [data-outcome-id="${outcomeId}"]`);
}

/** Puts a price on the slip: a press that meets a row on the move is lost, and made once more. */
export async function choosePrice(price: Locator): Promise<void> {
  await expect(async () => {
    // A second press would take it off again.
    if ((await price.getAttribute('aria-pressed', { timeout: 5_000 })) !== 'true') {
      await price.click({ timeout: 5_000 });
    }
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 10_000 });
  }).toPass({ timeout: 30_000 });
}

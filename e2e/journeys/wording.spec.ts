import type { LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

async function readIn(page: Page, address: string, language: string): Promise<LineEvent[]> {
  const answer = await page.request.get(`${address}/line-api/v1/topics/list:line:football`, {
    headers: { 'accept-language': language },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as TopicSnapshot).events;
}

/** The event that starts last of those whose home side has a name of its own in a language. */
async function namedEvent(page: Page, address: string, language: string) {
  const local = await readIn(page, address, language);
  const original = new Map((await readIn(page, address, 'en')).map((event) => [event.id, event]));
  const [last] = local
    .flatMap((event) => {
      const inEnglish = original.get(event.id);
      return inEnglish !== undefined && inEnglish.home.name !== event.home.name
        ? [{ event, english: inEnglish.home.name }]
        : [];
    })
    .toSorted((left, right) => right.event.startsAt - left.event.startsAt);
  if (last === undefined) throw new Error(`No event has a name in the language ${language}.`);
  return last;
}

for (const { language, script } of [
  { language: 'ru', script: /\p{Script=Cyrillic}/u },
  { language: 'ar', script: /\p{Script=Arabic}/u },
]) {
  test(`teams and competitions have their names in the language ${language}, and a search finds them by either spelling`, async ({
    page,
    address,
  }) => {
    const { event, english } = await namedEvent(page, address, language);
    const { champ, home } = event;
    expect(champ.name).toMatch(script);
    expect(home.name).toMatch(script);
    const path = `/${language}/line/football/${champ.id}-${champ.slug}/${event.id}-${event.slug}`;

    // Already in the document, before any code has run.
    const document = await (await page.request.get(`${address}${path}`)).text();
    expect(document).toContain(home.name);
    await visit(page, path);
    await expect(page.locator('main')).toContainText(home.name);
    await expect(page.locator('main')).toContainText(champ.name);
    await expect.poll(() => page.title()).toContain(home.name);

    await visit(page, `/${language}/search-events`);
    const card = page.locator(`[data-event-id="${event.id}"]`);
    for (const spelling of [home.name, english]) {
      await page.getByRole('searchbox').fill(spelling);
      await expect(card.getByText(home.name).first()).toBeVisible();
    }
  });
}

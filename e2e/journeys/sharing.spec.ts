import type { LineEvent } from '@touchline/contracts/line';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { eventPath, readTopic } from './betting.ts';
import { expect, test, visit } from './fixtures.ts';
import { scrollToEnd } from './scroll-to-end.ts';

/** The match that starts last: it stays longest. */
async function latest(page: Page, address: string): Promise<LineEvent> {
  const events = await readTopic(page, address, 'list:line:football');
  const event = events.toSorted((left, right) => left.startsAt - right.startsAt).at(-1);
  if (event === undefined) throw new Error('There is no football match to come.');
  return event;
}

test('a link to one market of a match opens that market, and whoever shows the link finds a picture of the match', async ({
  page,
  address,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const event = await latest(page, address);
  const path = eventPath(event);
  await visit(page, path);
  await page.locator('main').getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet.getByLabel('Link')).toHaveText(`${address}${path}`);
  await sheet.getByLabel('What to share').selectOption({ label: 'Double chance' });
  await expect(sheet.getByLabel('Link')).toContainText('?market=');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step('the link opens the market, and its search leads back to all', async () => {
    const friend = await context.newPage();
    await visit(friend, link.replace(address, ''));
    await expect(friend.locator('main').getByRole('searchbox')).toHaveValue('Double chance');
    await expect(
      friend.locator('main h2').getByRole('button', { name: 'Double chance', exact: true }),
    ).toBeVisible();
    await friend.close();
  });

  await test.step('a reader without cookies finds the picture that the document names', async () => {
    const document = await fetch(link, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
    const html = await document.text();
    expect(html).toContain(`property="og:title" content="${event.home.name}`);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image).toContain(`${address}/seo-api/v1/cards/en/event-${event.id}.png?v=`);
    const picture = await fetch(image);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  await test.step('a list is shared from below it', async () => {
    await visit(page, '/en/live/football');
    const button = page.getByRole('button', { name: 'Share this page' });
    await scrollToEnd(page, button);
    await button.click();
    await expect(sheet.getByLabel('Link')).toHaveText(`${address}/en/live/football`);
  });
});

import { axeFindings } from './axe-findings.ts';
import { readTopic } from './betting.ts';
import { expect, test, visit } from './fixtures.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { scrollToEnd } from './scroll-to-end.ts';

test('a match of cricket is told ball by ball, from the list of what can be followed to its scorecard', async ({
  page,
  address,
}) => {
  const live = await readTopic(page, address, 'list:live:cricket');
  // The one that began last: it stays longest.
  const match = live.toSorted((left, right) => left.startsAt - right.startsAt).at(-1);
  if (match === undefined) throw new Error('No cricket is being played.');
  await visit(page, '/en/cricket/broadcasts');
  await expect(page.getByText(/None of our sources has video/)).toBeVisible();
  const card = page.locator(`[data-broadcast="${match.id}"]`);
  await expect(card).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/en/cricket/game/${match.id}-`));
  await expect(page.locator('main h1')).toContainText(match.home.name);
  const button = page.getByRole('button', { name: 'Scorecard' });
  await scrollToEnd(page, button);
  await button.click();
  const scorecard = page.locator('[data-scorecard]');
  await expect(scorecard.getByRole('tab').first()).toContainText(/\d+\/\d+ \([\d.]+ ov\)/);
  await expect(scorecard.getByRole('list', { name: 'Ball by ball' })).toBeVisible();
  await expect(scorecard.getByRole('columnheader', { name: 'Bowler' })).toBeVisible();
});

test('recommendations say why there are none, and stay off for who wants none', async ({
  page,
}) => {
  await visit(page, '/en/recommendations');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Backed with your slip' })).toBeVisible();
  await expect(main.getByText('Your slip is empty')).toBeVisible();
  await visit(page, '/en/line/football');
  await choosePrice(await pickPrice(page));
  await visit(page, '/en/recommendations/line');
  await expect(main.getByText('Nothing to recommend yet')).toBeVisible();
  await expect(main.getByText(/at least 5 different players/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('switch', { name: /What others backed/ }).click();
  await expect(main.getByText('Recommendations are off')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Recommendations are off')).toBeVisible();
});

import type { RacesAnswer, RaceSummary } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import type { Page } from '@playwright/test';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, expectReady, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice } from './pick-price.ts';

/** The first race of a sport that starts in so many milliseconds at the earliest, once races are on offer. */
async function nextRace(
  page: Page,
  {
    address,
    sport,
    ahead,
  }: { readonly address: string; readonly sport: RaceSport; readonly ahead: number },
): Promise<RaceSummary> {
  let found: RaceSummary | undefined;
  // They are priced in the background after the start.
  await expect(async () => {
    const answer = await page.request.get(`${address}/line-api/v1/races?sport=${sport}`);
    const { races } = (await answer.json()) as RacesAnswer;
    found = races.find(
      ({ startsAt, runners, status }) =>
        status === 'open' && runners > 5 && startsAt > Date.now() + ahead,
    );
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as RaceSummary;
}

const racePath = (sport: RaceSport, { id, slug, champ }: RaceSummary) =>
  `/en/line/${sport}/${champ.id}-${champ.slug}/${id}-${slug}`;

test('a forecast is put together on a race card and bet on as one leg', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  // A price may move before the bet is placed, which the browser reports.
  forgive(problems);
  const race = await nextRace(page, { address, sport: 'horse-racing', ahead: 900_000 });
  await visit(page, '/en/line/horse-racing');
  await expect(page.getByRole('heading', { name: 'Next off' })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.locator(`[data-meeting="${race.champ.id}"] [data-race="${race.id}"]`).click();
  await expect(page.locator(`[data-race-page="${race.id}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Forecast', exact: true }).click();
  const boxes = page.locator('[data-boxes="forecast"]');
  const [first, second] = [
    boxes.locator('[data-runner]').nth(0),
    boxes.locator('[data-runner]').nth(1),
  ];
  await first.getByRole('button', { name: /to finish in place 2$/ }).click();
  const add = page.getByRole('button', { name: /^Add to slip/ });
  await expect(add).toBeDisabled();
  await second.getByRole('button', { name: /to finish in place 1$/ }).click();
  await expect(add).toHaveText(/Add to slip at \d/);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await add.click();
  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('2.00');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  const runner = async (at: number) =>
    (await boxes.locator('[data-runner]').nth(at).getAttribute('data-runner')) ?? '';
  const [leg] = bet?.legs ?? [];
  expect(leg).toMatchObject({
    marketKey: 'forecast',
    champ: race.champ.name,
    outcomeCode: `c${await runner(1)}-c${await runner(0)}`,
  });
  await visit(page, '/en/office/history');
  await expect(page.locator(`[data-bet-id="${bet?.id}"]`)).toContainText(leg?.home ?? '?');
});

/** How fast races follow each other where a journey sees one run: each three seconds. */
const SPEED = '300';

test('an each-way bet is settled by the race, whose result the page then shows', async ({
  page,
  problems,
}) => {
  forgive(problems);
  const server = await startFastServer({ environment: { FEED_SPEED: SPEED } });
  try {
    const { address } = server;
    const answer = await page.request.post(`${address}/web-api/auth/v1/registration/full`, {
      data: { ...newPlayer(), country: 'DE', currency: 'EUR', termsAccepted: true },
      headers: { origin: address },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await fund(page, address, 5_000);
    const sport = 'greyhounds';
    const race = await nextRace(page, { address, sport, ahead: 9_000 });
    await visit(page, `${address}${racePath(sport, race)}`);
    const [event] = await readTopic(page, address, `event:${race.id}`);
    const placed = new Map(event?.markets.find(([key]) => key.startsWith('outright-place'))?.[4]);
    const code = [...placed].findLast(([, price]) => price !== null)?.[0];
    await choosePrice(page.locator(`[data-outcome-id="${race.id}~outright-winner~${code}"]`));
    const slip = await openSlipDialog(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('2.00');
    await slip.getByRole('switch', { name: /^Each way: 1\/4 of the odds/ }).press('Space');
    await expect(slip.locator('[data-figure="total-stake"]')).toContainText('€4.00');
    await placeAccepting(slip);
    await expect
      .poll(async () => (await readBets(page, address, 'settled')).length, { timeout: 30_000 })
      .toBe(1);
    const [bet] = await readBets(page, address, 'settled');
    expect(bet?.legs.map(({ marketKey }) => marketKey)).toEqual([
      'outright-winner',
      'outright-place@2',
    ]);

    await visit(page, `${address}${racePath(sport, race)}`);
    const result = page.getByRole('table', { name: 'Result' });
    await expect(result.locator('tbody tr')).not.toHaveCount(0);
    const rank = await result
      .locator(`[data-runner="${code?.slice(1)}"] td`)
      .first()
      .textContent();
    const place = Number(rank);
    const isDeadHeat = bet?.legs.some(({ result: ended }) => ended === 'dead-heat');
    expect(isDeadHeat || place <= 2 === (bet?.payout ?? 0) > 0).toBe(true);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await visit(page, `${address}/en/results?sport=${sport}`);
    await expectReady(page);
    await expect(page.locator(`[data-run="${race.id}"]`)).toBeVisible();
  } finally {
    await page.close();
    await server.stop();
  }
});

import { randomUUID } from 'node:crypto';
import type { RacesAnswer, RaceSummary } from '@touchline/contracts/racing';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import type { RaceSport } from '@touchline/domain/markets';
import type { Page } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf, type Journey, readAccount } from './bet-calls.ts';
import { offersOf, placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

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

/** How fast races follow each other where a journey sees one run: each six seconds. */
const SPEED = '150';
/** Between reading prices and the off of the race they are of, ms. */
const AHEAD = 6_000;

/** Bets on the longest shot of the next race that can be placed each way; on one later when it was off by then. */
async function placeEachWay(
  journey: Journey,
  sport: RaceSport,
): Promise<{ readonly race: RaceSummary; readonly code: string }> {
  const { page, address } = journey;
  const { id: accountId } = await readAccount(journey);
  const race = await nextRace(page, { address, sport, ahead: AHEAD });
  const [event] = await readTopic(page, address, `event:${race.id}`);
  const offers = event === undefined ? [] : offersOf(event);
  const place = offers.findLast(({ outcomeId }) => outcomeId.includes('outright-place'));
  const [, , code = ''] = place?.outcomeId.split('~') ?? [];
  const win = offers.find(({ outcomeId }) => outcomeId.endsWith(`outright-winner~${code}`));
  const answer = await page.request.post(`${address}/betting-api/v1/bets`, {
    headers: { ...(await headersOf(journey)), 'idempotency-key': randomUUID() },
    data: {
      accountId,
      typeId: COUPON_TYPE.eachWay,
      amount: 400,
      bets: [win, place].map((offer) => ({ outcomeId: offer?.outcomeId, price: offer?.price })),
      changeCoefAction: 1,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { race, code };
}

test('an each-way bet is settled by its race, whose result the pages then show', async ({
  page,
}) => {
  const server = await startFastServer({ environment: { FEED_SPEED: SPEED } });
  try {
    const { address } = server;
    await registerPlayer(page.request, { address, player: newPlayer() });
    const journey = { page, address };
    await fund(page, address, 50_000);
    const sport = 'greyhounds';
    let placed: Awaited<ReturnType<typeof placeEachWay>> | undefined;
    await expect(async () => {
      placed = await placeEachWay(journey, sport);
    }).toPass();
    const { race, code } = placed as Awaited<ReturnType<typeof placeEachWay>>;
    await expect
      .poll(async () => (await readBets(page, address, 'settled')).length, { timeout: 30_000 })
      .toBe(1);
    const [bet] = await readBets(page, address, 'settled');
    const [win, place] = bet?.legs ?? [];
    expect([win?.marketKey, place?.marketKey]).toEqual(['outright-winner', 'outright-place@2']);
    expect(place?.home).toBe(win?.home);

    await visit(page, `${address}/en/results?sport=${sport}`);
    const run = page.locator(`[data-run="${race.id}"]`);
    await expect(run).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await visit(page, `${address}${racePath(sport, race)}`);
    await expect(page.locator(`[data-race-page="${race.id}"]`)).not.toHaveAttribute(
      'data-status',
      'open',
    );
    // An abandoned race has no order, and both parts of the bet are void.
    const row = page
      .getByRole('table', { name: 'Result' })
      .locator(`[data-runner="${code.slice(1)}"]`);
    if (bet?.status === 'refunded') {
      await expect(row).toHaveCount(0);
    } else {
      const rank = Number(await row.locator('td').first().textContent());
      expect([win?.result !== 'lost', place?.result !== 'lost']).toEqual([rank === 1, rank <= 2]);
    }
    expect(await axeFindings(page, 'main')).toEqual([]);
  } finally {
    await page.close();
    await server.stop();
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LineEvent } from '@touchline/contracts/line';
import type { APIRequestContext, Page } from '@playwright/test';
import { copiesOf } from '../../tools/measure/copy-version.ts';
import { operateReleases } from '../../tools/measure/operate-releases.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { readAccount } from './bet-calls.ts';
import { type Offer, offersOf, placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlip } from './compose-slip.ts';
import { expect, forgive, test as journeyTest } from './fixtures.ts';
import { fund } from './funds.ts';
import { holdFeed } from './held-feed.ts';
import { type OperatorAt, operate } from './operator.ts';

const BETS = '**/betting-api/v1/bets';
const FUNDS = 5_000;
/** How long a live bet waits here, seconds: longer than from one kick-off to the next. */
const DELAY = 8;

/**
 * One match that is being played, one more kicking off in every minute of it, and three at night. No
 * goal comes between.
 */
function fixtures(): string {
  const minutes = Array.from({ length: 57 }, (_, at) => `12:${String(at + 3).padStart(2, '0')}`);
  const row = (time: string, name: string) =>
    `X1,A Day,10/08/2024,${time},${name} Town,${name} City,0,0,D,0,0,D,1.85,3.60,4.40`;
  return [
    'Div,League,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,AvgH,AvgD,AvgA',
    row('12:00', 'Early'),
    ...minutes.map((time) => row(time, `Noon ${time.slice(3)}`)),
    ...['North', 'East', 'South'].map((name) => row('23:00', name)),
  ].join('\n');
}

/** A day of matches, for both journeys: one is after the other in one place. */
const test = journeyTest.extend<object, { readonly server: RunningServer }>({
  server: [
    // Playwright requires the pattern even where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'touchline-'));
      await writeFile(join(folder, 'day.csv'), fixtures());
      const server = await startFastServer({
        environment: { FEED: 'replay:day.csv', REPLAY_DATA: folder, REPLAY_STARTS_IN: '-10' },
      });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  address: async ({ server }, use) => {
    await use(server.address);
  },
});
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, address, player }) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, FUNDS);
});

const placeIn = (page: Page) => page.locator('main button[type="submit"]');

/** The side that is less likely to win: its price shows small differences. */
function awayOf(event: LineEvent): readonly Offer[] {
  return offersOf(event).filter(({ outcomeId }) => outcomeId.endsWith('1x2~away'));
}

/** The three that do not begin while a journey runs, once all have prices. */
async function matchesAtNight(page: Page, address: string): Promise<readonly Offer[]> {
  let offers: readonly Offer[] = [];
  await expect(async () => {
    offers = (await readTopic(page, address, 'list:line:football')).slice(-3).flatMap(awayOf);
    expect(offers).toHaveLength(3);
  }).toPass();
  return offers;
}

async function setDelay(at: OperatorAt, request: APIRequestContext, liveDelaySeconds: number) {
  const path = '/bff-api/config/group/betting';
  await operate(at, request, { method: 'PATCH', path, data: { liveDelaySeconds } });
}

/** The bets the player has, whose stakes are all that is missing from the account. */
async function expectBooks(page: Page, address: string) {
  const bets = await readBets(page, address, 'open');
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
  expect((await readAccount({ page, address })).balance).toBe(FUNDS - staked);
  return bets;
}

test('an event that starts while the bet waits prompts for its live price on a held feed, and is placed once agreed to', async ({
  page,
  address,
  problems,
  server,
}) => {
  // A refusal is what this is about; the browser reports it itself.
  forgive(problems);
  await setDelay(server, page.request, DELAY);
  // The page receives nothing: it cannot know of the kick-off before the server says so.
  const feed = await holdFeed(page, address);
  const untilKickOff = ({ event }: Offer) => event.startsAt - Date.now();
  const first = async (topic: string, isMeant: (offer: Offer) => boolean) => {
    // One that kicks off right now has no price for a moment.
    const offers = (await readTopic(page, address, topic)).flatMap(awayOf).filter(isMeant);
    return offers.toSorted((left, right) => untilKickOff(left) - untilKickOff(right))[0];
  };
  const composed: Offer[] = [];
  // Each time the slip was not filled in before the kick-off, the next match has more time.
  let lead = 0;
  await expect(async () => {
    lead += 6_000;
    const playing = await first('list:live:football', () => true);
    const coming = await first('list:line:football', (offer) => untilKickOff(offer) > lead);
    if (playing === undefined || coming === undefined) throw new Error('No match has a price yet.');
    feed.keep([playing, coming]);
    await openSlip(page, address, [playing, coming], { typeId: 1 });
    // A dangerous moment may have come in between, and would remain forever.
    await feed.suspend(playing.outcomeId, false);
    await page.getByRole('textbox', { name: 'Stake', exact: true }).fill('2');
    await expect(placeIn(page)).toHaveText('Place bet €2.00');
    await expect(placeIn(page)).toBeEnabled();
    expect(untilKickOff(coming)).toBeGreaterThan(2_000);
    composed.push(coming);
  }).toPass();
  const [chosen] = composed;
  if (chosen === undefined) throw new Error('No bet was composed.');

  await expect
    .poll(() => untilKickOff(chosen), { intervals: [50] })
    .toBeLessThan((DELAY / 2) * 1_000);
  const sent = page.waitForRequest(BETS).then(() => untilKickOff(chosen));
  await placeIn(page).click();
  expect(await sent, 'it is sent before the kick-off').toBeGreaterThan(0);
  await expect(placeIn(page)).toContainText('Live bet is being confirmed…');
  await expect(page.getByText('Live bets are accepted after a short delay')).toBeVisible();

  // The other price may have moved as well, without any goal.
  await expect(placeIn(page)).toHaveText(/^Accept the new prices?$/);
  const changes = page.getByRole('region', { name: 'What has changed' });
  await expect(changes).toContainText(chosen.event.home.name);
  await expect(changes.locator('s', { hasText: chosen.price }).first()).toBeVisible();
  expect(await expectBooks(page, address)).toEqual([]);

  await setDelay(server, page.request, 0.1);
  await feed.release();
  await placeAccepting(page.locator('main'));
  const [bet] = await expectBooks(page, address);
  expect(bet?.legs.map(({ eventId }) => eventId)).toContain(chosen.event.id);
  expect(bet?.stake).toBe(200);
});

/** What two later versions say in place of the current text. */
const NEW_TEXTS = [
  new Map([
    ['"{{count}} selections"', '"{{count}} picks here"'],
    ['"Total odds"', '"Odds total"'],
  ]),
  new Map([['"Your slip is empty"', '"Slip without legs."']]),
] as const;

test('a new version of the slip arrives under an open slip: nothing of it is lost, nothing changes while it is placed', async ({
  page,
  address,
  server,
}) => {
  const releases = operateReleases(server);
  const copy = await copiesOf('coupon');
  const publish = async (number: number) => {
    const { version, upload } = copy(number, NEW_TEXTS[number - 1]);
    await releases.publish('coupon', version, upload);
    return version;
  };
  const goLive = async (version: string) => {
    const heard = page.waitForResponse(/\/import-map-service\/release\.json/);
    await releases.change('a journey', [
      { kind: 'rollout', plugin: 'coupon', versions: [{ version, weight: 100 }] },
    ]);
    await heard;
  };
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const slip = page.locator('main');
  const night = await matchesAtNight(page, address);
  await openSlip(page, address, night, { typeId: 2, systemValue: 2 });
  const stake = page.getByRole('textbox', { name: 'Stake in all' });
  await stake.fill('4');
  await expect(page.getByText('Total odds')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isKept: true }));

  await test.step('which stays as it is under the finger, and is the new one with the next step', async () => {
    await goLive(await publish(1));
    await expect(page.getByText('Total odds')).toBeVisible();
    await expect(stake).toHaveValue('4');
    await navigation.getByText('Live').click();
    await expect(page.getByText('3 picks here')).toBeVisible();
    await navigation.getByText('Bet slip').click();
    await expect(page.getByText('Odds total')).toBeVisible();
    await expect(slip.locator('[data-outcome]')).toHaveCount(3);
    await expect(slip.locator('button[aria-expanded]').first()).toContainText('System');
    await expect(stake).toHaveValue('4');
  });

  await test.step('the slip waits until the bet has its response', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(BETS, async (route) => {
      await held;
      await route.continue();
    });
    // The slip waits 30 s for a response: what takes its time is done before.
    const second = await publish(2);
    await placeIn(page).click();
    // A match of the night may have kicked off by now.
    await expect(placeIn(page)).toHaveText(/^(Placing|Live bet is being confirmed)…$/);
    await goLive(second);
    await navigation.getByText('Live').click();
    await expect(page.getByText('3 picks here')).toBeVisible();
    answer();
    await expect(page.getByText('Bet accepted')).toBeVisible();
    const [bet] = await expectBooks(page, address);
    expect(bet).toMatchObject({ typeId: 2, stake: 400, terms: { systemValue: 2 } });
    await navigation.getByText('Bet slip').click();
    await expect(page.getByText('Slip without legs.')).toBeVisible();
  });
  expect(await page.evaluate(() => 'isKept' in window), 'without a reload').toBe(true);
});

test('a player with limited stakes reads how far and why, and a VIP bet goes beyond it', async ({
  page,
  address,
  player,
  server,
}) => {
  await operate(server, page.request, {
    method: 'PUT',
    path: `/betting-api/v1/operator/players/${player.userId}/stake-factor`,
    data: { factor: 0.002, reason: 'new-player' },
  });
  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/betting',
    data: { isVipShown: true },
  });
  const limited = 'Limited to €10.00 because your account is new.';
  const [night] = await matchesAtNight(page, address);
  if (night === undefined) throw new Error('There is no match.');
  await openSlip(page, address, [night], { typeId: 0 });
  const stake = page.getByRole('textbox', { name: 'Stake', exact: true });
  await expect(stake).toHaveAccessibleDescription(`Balance €50.00 · ${limited}`);
  await stake.fill('20');
  await expect(stake).toHaveAccessibleDescription(limited);
  await page.getByRole('switch', { name: 'VIP bet' }).check();
  await placeAccepting(page.locator('main'));
  const [bet] = await expectBooks(page, address);
  expect(bet).toMatchObject({ stake: 2_000, terms: { isVip: true } });
});

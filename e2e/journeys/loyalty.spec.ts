import { randomUUID } from 'node:crypto';
import type { OpenBetCostsAnswer } from '@touchline/contracts/betting';
import type { LineEvent } from '@touchline/contracts/line';
import type { Page } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf, placeSingle, readAccount } from './bet-calls.ts';
import { type Offer, offersOf, readBets, readTopic } from './betting.ts';
import { homeSides } from './compose-slip.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';

/** An outcome of the live match that has run for longest, at a price that counts. */
async function liveOffer(page: Page, address: string): Promise<Offer> {
  let found: Offer | undefined;
  await expect(async () => {
    const events = await readTopic(page, address, 'list:live:football');
    const minutesOf = ({ state }: LineEvent) => state.clock?.seconds ?? 0;
    found = events
      .toSorted((left, right) => minutesOf(right) - minutesOf(left))
      .flatMap(offersOf)
      .find(({ outcomeId, price }) => outcomeId.includes('~ft-1x2~') && Number(price) >= 1.5);
    expect(found).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return found as Offer;
}

/** Places a bet on a live match and waits until it is decided as won or lost. */
async function playUntilDecided(
  { page, address }: { readonly page: Page; readonly address: string },
  amount: number,
): Promise<void> {
  await expect(async () => {
    const offer = await liveOffer(page, address);
    await placeSingle({ page, address }, offer, amount);
  }).toPass({ timeout: 120_000 });
  await expect(async () => {
    const settled = await readBets(page, address, 'settled');
    expect(settled.filter(({ status }) => status === 'won' || status === 'lost')).toHaveLength(1);
  }).toPass({ timeout: 300_000 });
}

test('a friend who registers by a player’s link and stakes enough brings the reward once, and makes points', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const server = await startFastServer({ environment: { DEMO_PLAYER: 'off' } });
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/loyalty',
      data: { cashback: { isOffered: true }, referral: { isOffered: true, stake: '20' } },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await visit(page, `${address}/en/office/bringfriend`);
    const link = await page.getByRole('status', { name: 'Your link' }).innerText();
    expect(link).toMatch(/\/en\/.+\?bf=[0-9A-Z]{8}$/);
    await expect(page.getByText('You get €10.00 for each friend')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Banners' }).click();
    const banner = page.locator('[data-banner="300x250"]');
    await expect(banner.getByRole('img')).toBeVisible();
    await expect(banner.locator('code')).toContainText(`<a href="${link}"`);
    const saved = page.waitForEvent('download');
    await banner.getByRole('button', { name: 'Save as PNG' }).click();
    expect((await saved).suggestedFilename()).toMatch(/-en-300x250\.png$/);
    await page.getByLabel('Language of the banners').selectOption('ar');
    await expect(banner.getByRole('img')).toHaveAttribute('src', /\/ar\/300x250\.svg$/);
    await expect(async () => {
      const width = await banner
        .getByRole('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth);
      expect(width).toBe(300);
    }).toPass();
    expect(await axeFindings(page)).toEqual([]);

    const elsewhere = await browser.newContext();
    const friend = await elsewhere.newPage();
    await visit(friend, link);
    await registerPlayer(elsewhere.request, { address, player: newPlayer() });
    await fund(friend, address, 5_000);
    await playUntilDecided({ page: friend, address }, 2_000);

    await expect(async () => {
      await visit(page, `${address}/en/office/bringfriend`);
      await expect(page.locator('[data-friend]')).toHaveAttribute('data-friend-state', 'paid');
    }).toPass({ timeout: 60_000 });
    await expect(page.locator('main').getByText('€10.00', { exact: true })).toBeVisible();
    expect((await readAccount({ page, address })).balance).toBe(1_000);
    await visit(page, `${address}/en/office/rewards`);
    const reward = page.locator('[data-reward^="friend-"]');
    await expect(reward).toHaveAttribute('data-reward-state', 'received');
    expect(await axeFindings(page)).toEqual([]);
    await reward.click();
    await expect(page).toHaveURL(/\/en\/office\/bringfriend/);

    await visit(friend, `${address}/en/points`);
    await expect(friend.getByRole('heading', { name: '200 points' })).toBeVisible();
    await expect(friend.locator('[data-club-level="copper"]')).toContainText('Bronze: 4,800 to go');
    expect(await axeFindings(friend)).toEqual([]);
    await visit(friend, `${address}/en/office/cashback`);
    await expect(friend.locator('[data-cashback-state="running"]')).toContainText('€20.00');
    await elsewhere.close();
    await page.close();
  } finally {
    await server.stop();
  }
});

test('the cashback of a sold bet is shown with its computation, and the levels with the player’s own', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/loyalty',
    data: { cashback: { isOffered: true } },
  });
  await visit(page, '/en/office/cashback');
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  await fund(page, address, 5_000);
  const [offer] = await homeSides(page, address, 1);
  const bet = await placeSingle({ page, address }, offer as Offer, 2_000);
  const headers = await headersOf({ page, address });
  let amount = 0;
  await expect(async () => {
    const { costs } = (await (
      await page.request.get(`${address}/betting-api/v1/opened-costs`, { headers })
    ).json()) as OpenBetCostsAnswer;
    const cost = costs.find(({ betId }) => betId === bet.id);
    const sold = await page.request.post(`${address}/betting-api/v1/bets/${bet.id}/cash-out`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { quote: cost?.quote, amount: cost?.amount },
    });
    expect(sold.ok(), await sold.text()).toBe(true);
    amount = cost?.amount ?? 0;
  }).toPass();
  const loss = 2_000 - amount;
  const euros = (minor: number) => `€${(minor / 100).toFixed(2)}`;
  const running = page.locator('[data-cashback-state="running"]');
  await expect(async () => {
    await visit(page, '/en/office/cashback');
    await expect(running).toContainText(
      `Loss ${euros(loss)} × 5% = ${euros(Math.floor((loss * 5) / 100))}`,
    );
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'The terms' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'By level' }).click();
  await expect(page.locator('[data-level="copper"]')).toContainText('Your level');
  await expect(page.getByRole('row', { name: /^Diamond/ })).toContainText('11%');
  expect(await axeFindings(page)).toEqual([]);
});

test('an operator makes an offer, and a player who agreed to offers takes part once', async ({
  page,
  context,
}) => {
  const server = await startQuietServer();
  try {
    const { address, consoleAddress, operatorToken } = server;
    await page.goto(`${consoleAddress}/operator/offers/new`);
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Free bet', { exact: true }).fill('5');
    await page.getByLabel('Lowest odds').fill('1.50');
    await page.getByLabel('Ends').fill('2099-01-01T10:00');
    for (const language of ['English', 'Русский', 'العربية']) {
      await page.getByRole('tab', { name: language }).click();
      await page.getByLabel('Title').fill(`A free bet (${language})`);
      await page.getByLabel('Text', { exact: true }).fill('For your weekend.');
      await page.getByLabel('Terms').fill('One free bet for each player.');
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the offer' }).click();
    const entry = page.locator('[data-offer]');
    await expect(entry).toContainText('€5.00');
    expect(await axeFindings(page)).toEqual([]);

    const player = await context.newPage();
    await registerPlayer(context.request, { address, player: newPlayer() });
    await visit(player, `${address}/en/office/specialoffers`);
    await expect(player.getByText('You have not agreed to offers here.')).toBeVisible();
    await player.getByRole('link', { name: 'Message settings' }).click();
    const consent = player
      .getByRole('group', { name: 'Offers' })
      .getByRole('switch', { name: 'In your inbox here' });
    await consent.check();
    await expect(consent).toBeChecked();
    await visit(player, `${address}/ar/office/specialoffers`);
    await expect(player.locator('[data-offer]')).toContainText('A free bet (العربية)');
    await visit(player, `${address}/en/office/specialoffers`);
    const offer = player.locator('[data-offer]');
    await expect(offer).toContainText('One free bet for each player.');
    await expect(offer).toContainText('At odds of 1.50 or more');
    expect(await axeFindings(player)).toEqual([]);
    await offer.getByRole('button', { name: 'Take part' }).dblclick();
    await expect(offer.getByText('You are in')).toBeVisible();
    await offer.getByRole('link', { name: 'Promo codes' }).click();
    await expect(player.locator('[data-promo^="OFFER-"]')).toContainText('Free bet of €5.00');
    await visit(player, `${address}/en/office/rewards`);
    await expect(player.locator('[data-reward^="promo-code-OFFER-"]')).toHaveAttribute(
      'data-reward-state',
      'active',
    );
    expect(await axeFindings(player)).toEqual([]);

    await expect(entry).toContainText(/Took part\s*1/);
    await page.getByRole('button', { name: 'End the offer' }).click();
    await expect(entry.getByText('Ended', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});

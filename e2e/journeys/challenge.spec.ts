import { randomUUID } from 'node:crypto';
import type { OperatorChallenge, OperatorChallengesAnswer } from '@touchline/contracts/challenges';
import { otherDay } from '@touchline/domain/time';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf, readAccount } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

/** Counting, the wait for a stake that is taken back, and the payment. */
const PAID_MS = 90_000;

test('a player joins a daily challenge, plays its rounds, and the prize is paid in cash once', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
  try {
    const { address, operatorToken } = server;
    const asOperator = { authorization: `Bearer ${operatorToken}` };
    const desk = `${address}/operator-api/v1/challenges`;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 10_000);
    const journey = { page, address };
    await page.request.put(`${address}/messages-api/v1/preferences/choice`, {
      headers: await headersOf(journey),
      data: { topic: 'promotions', channel: 'page', isOn: true, source: 'settings' },
    });
    const { today } = (await (
      await page.request.get(desk, { headers: asOperator })
    ).json()) as OperatorChallengesAnswer;
    const title = 'Two rounds of dice';
    const made = await page.request.post(desk, {
      headers: { ...asOperator, 'idempotency-key': randomUUID() },
      data: {
        texts: { en: { title }, ru: { title }, ar: { title } },
        games: ['house:dice'],
        goal: 'rounds',
        target: 2,
        purses: [{ currency: 'EUR', minStake: 100, prize: 500, places: 5 }],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        firstDay: today,
        lastDay: otherDay(today, 1),
      },
    });
    const { id } = (await made.json()) as OperatorChallenge;
    await operate(server, page.request, {
      method: 'POST',
      path: `/operator-api/v1/challenges/${id}/start`,
    });

    await visit(page, `${address}/en/bonus/casino`);
    await page.getByRole('link', { name: 'Daily challenges' }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/bonus\/casino\/challenge-\d+$/);
    const own = page.url();
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Joined', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dice' }).click();
    const game = page.frameLocator('iframe');
    const stake = game.getByLabel('Stake', { exact: true });
    const balance = async () => (await readAccount(journey)).balance;
    for (const round of [1, 2]) {
      await stake.fill('1.00');
      await stake.press('Enter');
      await expect(game.getByRole('status').first()).toHaveText(/^Rolled .*\d+\.\d\d/);
      await expect(async () => {
        const rounds = await page.request.get(`${address}/loyalty-api/v1/challenges`, {
          headers: await headersOf(journey),
        });
        expect((await rounds.json()).challenges[0].entry.progress).toBe(round);
      }).toPass({ timeout: 30_000 });
    }
    const played = await balance();

    await visit(page, own);
    await expect(page.getByRole('progressbar', { name: '2 of 2' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByText('Prize paid', { exact: true })).toBeVisible({ timeout: PAID_MS });
    expect(await balance()).toBe(played + 500);
    await expect(page.getByText(/^€5\.00 was paid into your account/)).toBeVisible();
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

import { randomUUID } from 'node:crypto';
import type { OperatorTournament } from '@touchline/contracts/tournaments';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { endTournament } from '../../backend/test/loyalty/end-tournament.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

/** More than the journey takes on any machine; its end is then moved to the moment. */
const LASTS_MS = 3_600_000;

test('a player joins a tournament, plays a round, is on the board and is paid the prize once it is closed', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address, databaseDirectory, operatorToken } = server;
    const asOperator = { authorization: `Bearer ${operatorToken}` };
    const desk = `${address}/operator-api/v1/tournaments`;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 10_000);
    const headers = await headersOf({ page, address });
    const balanceOf = async () => {
      const answer = await page.request.get(`${address}/wallet-api/v1/accounts`, { headers });
      return ((await answer.json()) as AccountsAnswer).accounts[0]?.balance ?? 0;
    };
    await visit(page, `${address}/en/bonus/casino/tournaments`);
    await expect(page.getByText('You have not agreed to see offers on this site.')).toBeVisible();
    await page.getByRole('link', { name: 'Message settings' }).click();
    const consent = page
      .getByRole('group', { name: 'Offers' })
      .getByRole('switch', { name: 'In your inbox here' });
    await consent.check();
    await expect(consent).toBeChecked();

    const text = { title: 'Ten rounds of dice', terms: 'Any round of 1.00 or more.' };
    const made = await page.request.post(desk, {
      headers: { ...asOperator, 'idempotency-key': randomUUID() },
      data: {
        texts: { en: text, ru: text, ar: text },
        games: ['house:dice'],
        score: 'rounds',
        currency: 'EUR',
        minStake: 100,
        prizes: [5_000, 2_000],
        startsAt: Date.now() - 1_000,
        endsAt: Date.now() + LASTS_MS,
      },
    });
    const { id } = (await made.json()) as OperatorTournament;
    await operate(server, page.request, {
      method: 'POST',
      path: `/operator-api/v1/tournaments/${id}/open`,
    });

    await visit(page, `${address}/en/bonus/casino`);
    await page.getByRole('link', { name: 'Casino tournaments' }).click();
    await page.getByRole('link', { name: /Ten rounds of dice/ }).click();
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page.getByText('You take part')).toBeVisible();
    await page.getByRole('link', { name: 'Dice' }).click();
    const game = page.frameLocator('iframe');
    await game.getByLabel('Stake', { exact: true }).fill('1.00');
    await game.getByLabel('Stake', { exact: true }).press('Enter');
    await expect(game.getByRole('status').first()).toHaveText(/^Rolled .*\d+\.\d\d/);
    const played = await balanceOf();

    await visit(page, `${address}/en/bonus/casino/tournaments/${id}`);
    await expect(page.getByRole('row', { name: /^1 You 1 €50\.00$/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const close = () => page.request.post(`${desk}/${id}/close`, { headers: asOperator, data: {} });
    expect((await close()).ok(), 'before its end').toBe(false);
    await endTournament(databaseDirectory, id);
    expect((await close()).ok()).toBe(true);
    await expect(page.getByText('Closed. The result is final.')).toBeVisible();
    await expect.poll(balanceOf, { timeout: 30_000 }).toBe(played + 5_000);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

import type { GameRoundsAnswer } from '@touchline/contracts/casino';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

const STAKE = 100;

test('a player lays chips on roulette, and doubles in blackjack for a second stake of the round', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 100_000);
    const ready = page.locator('[data-game-state="ready"]');
    const game = page.frameLocator('iframe');
    const rounds = game.locator('.history .sign');

    await visit(page, `${address}/en/casino/game/house:roulette/roulette`);
    await expect(ready).toBeVisible();
    await game.getByRole('button', { name: /Straight\W*17\W*, pays/ }).click();
    await game.getByRole('button', { name: /Red\W*, pays/ }).click();
    await expect(game.getByText(/^On the table: .?2\.00/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await game.getByRole('button', { name: 'Play' }).click();
    await expect(rounds).toHaveText(/^\d+$/);

    await visit(page, `${address}/en/casino/game/house:blackjack/blackjack`);
    await expect(ready).toBeVisible();
    const [play, double] = [
      game.getByRole('button', { name: 'Play' }),
      game.getByRole('button', { name: 'Double', exact: true }),
    ];
    await expect(async () => {
      if (await play.isEnabled({ timeout: 500 })) {
        await play.click();
      }
      await expect(double).toBeEnabled({ timeout: 3_000 });
    }).toPass();
    const before = await rounds.count();
    await double.click();
    await expect(rounds).toHaveCount(before + 1);

    const headers = await headersOf({ page, address });
    const answer = await page.request.get(`${address}/casino-api/v1/rounds`, { headers });
    const { rounds: booked } = (await answer.json()) as GameRoundsAnswer;
    expect(booked[0]?.staked).toBe(2 * STAKE);
    expect(booked[0]?.status).not.toBe('open');
    const due = booked.reduce((sum, { staked, won }) => sum - staked + won, 100_000);
    const { accounts } = (await (
      await page.request.get(`${address}/wallet-api/v1/accounts`, { headers })
    ).json()) as AccountsAnswer;
    expect(accounts[0]?.balance).toBe(due);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

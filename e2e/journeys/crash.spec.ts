import type { GameRoundsAnswer } from '@touchline/contracts/casino';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

const [FIRST, STAKE] = [10_000, 100];
/** Nearly all flights are over by then. */
const LONG_FLIGHT_MS = 150_000;

test('a player bets on a flight of crash, loads the page again in it, and verifies where it ended', async ({
  page,
}) => {
  test.setTimeout(LONG_FLIGHT_MS + 90_000);
  const server = await startServerOfGames();
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, FIRST);
    await visit(page, `${address}/en/casino`);
    await page
      .getByRole('link', { name: /^Crash (?!games)/ })
      .first()
      .click();
    const room = page.locator('[data-game-state="ready"]');
    await expect(room).toBeVisible();
    const game = page.frameLocator('iframe');
    await game.getByLabel('Stake', { exact: true }).fill('1.00');
    await game.getByLabel('Leave automatically at (optional)').fill('1.01');
    // Between flights the same button keeps the bet for the next one.
    await game.getByRole('button', { name: /^(?:Play|Bet on the next flight)$/ }).click();
    await expect(game.getByRole('button', { name: 'You are in. Take-off soon.' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // The flight goes on by the clock of the server, and the bet with it.
    await page.reload();
    await expect(room).toBeVisible();
    const outcome = /You left at .1\.01.×|The flight ended at .1\.00.×/;
    await expect(game.locator('.status')).toHaveText(outcome, { timeout: 30_000 });
    const headers = await headersOf({ page, address });
    const { rounds } = (await (
      await page.request.get(`${address}/casino-api/v1/rounds`, { headers })
    ).json()) as GameRoundsAnswer;
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.staked).toBe(STAKE);
    expect(rounds[0]?.status).not.toBe('open');
    expect([0, 101]).toContain(rounds[0]?.won);
    const { accounts } = (await (
      await page.request.get(`${address}/wallet-api/v1/accounts`, { headers })
    ).json()) as AccountsAnswer;
    expect(accounts[0]?.balance).toBe(FIRST - STAKE + (rounds[0]?.won ?? 0));

    const point = game.getByRole('list', { name: 'Points of the last flights' }).getByRole('link');
    await expect(point.first()).toBeVisible({ timeout: LONG_FLIGHT_MS });
    const ended = (await point.last().textContent()) ?? '-';
    const [verifier] = await Promise.all([page.waitForEvent('popup'), point.last().click()]);
    await expect(verifier.locator('#result')).toHaveText(ended);
    await expect(verifier.getByRole('status').last()).toHaveText(/leads to the published end/);
    await verifier.getByLabel('Number of the flight').fill('7');
    await expect(verifier.getByRole('status').last()).toHaveText(/does not lead/);
    await verifier.close();
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

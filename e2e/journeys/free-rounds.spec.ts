import type { PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf } from './bet-calls.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { expect, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';

test('an operator grants free rounds, and their player plays one: it costs nothing and its win is paid', async ({
  page,
}) => {
  const server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
  try {
    const { address } = server;
    for (const [group, data] of [
      ['thirdparty', { allowed: true }],
      ['loyalty', { freeRounds: { isOffered: true } }],
    ] as const) {
      const path = `/bff-api/config/group/${group}`;
      await operate(server, page.request, { method: 'PATCH', path, data });
    }
    const playerId = await registerPlayer(page.request, { address, player: newPlayer() });
    const own = { page, address };
    const read = async (path: string) =>
      (await page.request.get(`${address}${path}`, { headers: await headersOf(own) })).json();

    await test.step('the operator grants two rounds', async () => {
      const desk = await page.context().newPage();
      await openConsole(desk, server, '');
      await signInAtConsole(desk, server);
      await desk.getByRole('link', { name: 'Free rounds' }).click();
      await desk.getByRole('link', { name: 'Grant free rounds' }).click();
      await desk.getByLabel('Game').selectOption('Five Strips');
      await desk.getByLabel('Stake of a round').fill('0.50');
      await desk.getByLabel('Rounds for each player').fill('2');
      const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
      await desk.getByLabel('Until').fill(soon);
      await desk.getByLabel('Player numbers').fill(playerId);
      await desk.getByLabel('Reason').fill('a welcome');
      expect(await axeFindings(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Grant', exact: true }).click();
      await expect(desk.locator('[data-free-rounds]')).toContainText('0 of 2');
      await desk.close();
    });

    await visit(page, `${address}/en/office/bonuses`);
    const row = page.getByRole('list', { name: 'Free rounds' }).getByRole('link');
    await expect(row).toContainText('2 left, €0.50 each');
    expect(await axeFindings(page)).toEqual([]);
    await row.click();
    await expect(page.locator('[data-game-state="ready"]')).toBeVisible();
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('radio', { name: /2.? left/ })).toBeChecked();
    await expect(game.getByLabel('Stake', { exact: true })).toBeDisabled();
    await expect(game.getByLabel('Stake', { exact: true })).toHaveValue('0.50');
    expect(await axeFindings(page)).toEqual([]);
    await game.getByRole('button', { name: 'Play a free round' }).click();
    await expect(game.getByRole('radio', { name: /1.? left/ })).toBeChecked();
    await expect(game.locator('.history li')).toContainText('Free round');

    const { freeRounds }: PlayerFreeRoundsAnswer = await read('/loyalty-api/v1/free-rounds');
    expect(freeRounds).toMatchObject([{ gameId: 'house:slot', left: 1, rounds: 2 }]);
    const { rounds } = await read('/casino-api/v1/rounds');
    expect(rounds).toMatchObject([{ gameId: 'house:slot', staked: 0 }]);
    const { accounts } = await read('/wallet-api/v1/accounts');
    expect(accounts[0].balance).toBe(rounds[0].won);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

import type { GameRoundsAnswer } from '@touchline/contracts/casino';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { headersOf } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

test('a key that is held down begins one round of a game', async ({ page }) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 10_000);
    const ready = page.locator('[data-game-state="ready"]');
    const game = page.frameLocator('iframe');

    await visit(page, `${address}/en/casino/game/house.dice/dice`);
    await expect(ready).toBeVisible();
    const play = game.getByRole('button', { name: 'Play', exact: true });
    for (const [rounds, from] of [
      [1, play],
      [2, game.getByLabel('Stake', { exact: true })],
    ] as const) {
      await expect(play).toBeEnabled();
      await from.focus();
      await page.keyboard.down('Enter');
      await expect(game.locator('.history .sign')).toHaveCount(rounds);
      await expect(play).toBeEnabled();
      // The keyboard repeats what is held.
      for (let again = 0; again < 10; again += 1) {
        await page.keyboard.down('Enter');
      }
      await page.keyboard.up('Enter');
      // A round that they had begun would be over by then.
      await expect(play).toBeEnabled();
    }
    const headers = await headersOf({ page, address });
    const { rounds } = (await (
      await page.request.get(`${address}/casino-api/v1/rounds`, { headers })
    ).json()) as GameRoundsAnswer;
    expect(rounds).toHaveLength(2);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

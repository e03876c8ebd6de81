import type { BonusGameAnswer } from '@touchline/contracts/bonus-games';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { headersOf } from './bet-calls.ts';
import { expect, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';

test('a player takes the free try of a chest, by an old address, once for two tabs', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/loyalty',
      data: { bonusGames: { isOffered: true } },
    });
    await visit(page, `${address}/en/games`);
    await page.getByRole('link', { name: 'Treasure chests' }).click();
    await expect(page.getByText('Sign in to play your free try')).toBeVisible();

    await registerPlayer(page.request, { address, player: newPlayer() });
    await visit(page, `${address}/en/chest`);
    await expect(page).toHaveURL(/\/en\/games\/chest-bonus$/);
    const chests = page.getByRole('list', { name: 'Places to open' }).getByRole('button');
    await expect(chests).toHaveCount(12);
    expect(await axeFindings(page)).toEqual([]);

    const other = await page.context().newPage();
    await visit(other, `${address}/en/games/chest-bonus`);
    const fifth = other.getByRole('button', { name: 'Place 5, covered' });
    await expect(fifth).toBeEnabled();
    await chests.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-try="ended"]')).toBeVisible();
    await expect(chests.nth(1)).toHaveAccessibleName(/^Place 2: /);
    // The other tab presses in the same try, and sees what has become of it.
    await fifth.click();
    await expect(other.locator('[data-try="ended"]')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Place 2: / })).toBeVisible();
    await other.close();
    await page.getByText('Fairness', { exact: true }).click();
    await expect(page.getByText(/^Checked in your browser/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const answer = await page.request.get(`${address}/loyalty-api/v1/bonus-games/chest-bonus`, {
      headers: await headersOf({ page, address }),
    });
    const { finished, tries } = (await answer.json()) as BonusGameAnswer;
    expect(finished).toHaveLength(1);
    expect(finished[0]?.opened).toEqual([1]);
    expect(tries).toBe(finished[0]?.prize === 'try' ? 1 : 0);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

import { createHash } from 'node:crypto';
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

test('a player opens dice from the lobby, plays a round for money, verifies it and comes back', async ({
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
    await fund(page, address, 10_000);
    await visit(page, `${address}/en/casino`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /^Dice/ }).first().click();

    const room = page.locator('[data-game-state="ready"]');
    await expect(room).toBeVisible();
    await expect(room.locator('[data-balance="10000"]')).toBeVisible();
    await expect(room.locator('[data-elapsed]')).toHaveText(/^00:\d\d:\d\d$/);
    const game = page.frameLocator('iframe');
    const hash = await game.locator('.fairness code').first().textContent();
    await game.getByLabel('Stake', { exact: true }).fill('1.00');
    await game.getByLabel('Stake', { exact: true }).press('Enter');
    await expect(game.getByRole('status').first()).toHaveText(/^Rolled .*\d+\.\d\d/);
    await expect(room.locator('[data-balance="10000"]')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);

    // The seed is revealed by changing it, and what was committed to decides the same roll again.
    await game.getByText('Fairness', { exact: true }).click();
    await game.getByRole('button', { name: 'Reveal and change seeds' }).click();
    const verify = game.getByRole('link', { name: 'Verify' });
    const rolled = await game.locator('.history .sign').first().textContent();
    const [verifier] = await Promise.all([page.waitForEvent('popup'), verify.click()]);
    await expect(verifier.locator('#result')).toContainText(rolled ?? '-');
    await expect(verifier.getByText(/is the one shown before the round/)).toBeVisible();
    const seed = await verifier.getByLabel('Server seed').inputValue();
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
    await verifier.close();

    // What the page shows is what the ledger has.
    const headers = await headersOf({ page, address });
    const { rounds } = (await (
      await page.request.get(`${address}/casino-api/v1/rounds`, { headers })
    ).json()) as GameRoundsAnswer;
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.staked).toBe(STAKE);
    expect(rounds[0]?.status).not.toBe('open');
    const due = 10_000 - STAKE + (rounds[0]?.won ?? 0);
    const { accounts } = (await (
      await page.request.get(`${address}/wallet-api/v1/accounts`, { headers })
    ).json()) as AccountsAnswer;
    expect(accounts[0]?.balance).toBe(due);
    await expect(room.locator(`[data-balance="${due}"]`)).toBeVisible();
    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.getByRole('heading', { name: 'Casino', level: 1 })).toBeVisible();
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

test('a player scratches a card and spins the slot for money, and what they see is what the ledger has', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/thirdparty',
      data: { allowed: true, games: { leastCycle: { slots: 2_500, other: 0 } } },
    });
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 10_000);
    await visit(page, `${address}/en/casino`);
    await page
      .getByRole('link', { name: /^Scratch Card/ })
      .first()
      .click();
    const room = page.locator('[data-game-state="ready"]');
    await expect(room.locator('[data-balance="10000"]')).toBeVisible();
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(game.getByRole('status').first()).toHaveText(/^Scratch the fields/);
    // Values are isolated by signs of direction.
    const covered = game.getByRole('button', { name: /^Field .1.: covered$/ });
    await covered.focus();
    await page.keyboard.press('Enter');
    const first = game.getByRole('button', { name: /^Field .1.: .\d+×.$/ });
    const prize = await first.getAttribute('aria-label');
    expect(await axeFindings(page)).toEqual([]);

    // The page is loaded again in the middle: the same ticket is in hand, and its first field shows the same.
    await page.reload();
    await expect(game.getByRole('button', { name: 'Reveal all' })).toBeVisible();
    await covered.click();
    await expect(first).toHaveAttribute('aria-label', prize ?? '-');
    await game.getByRole('button', { name: 'Reveal all' }).click();
    await expect(game.getByRole('status').first()).toHaveText(/^(Three times|No three alike)/);

    await page.getByRole('link', { name: 'All games' }).click();
    await page
      .getByRole('link', { name: /^Five Strips/ })
      .first()
      .click();
    const spin = game.getByRole('button', { name: 'Play', exact: true });
    await expect(spin).toBeEnabled();
    const began = Date.now();
    await spin.click();
    await expect(game.locator('.history .sign')).toHaveCount(1);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_500);
    expect(await axeFindings(page)).toEqual([]);

    const headers = await headersOf({ page, address });
    const rounds = (await (
      await page.request.get(`${address}/casino-api/v1/rounds`, { headers })
    ).json()) as GameRoundsAnswer;
    expect(rounds.rounds.map(({ status }) => status === 'open')).toEqual([false, false]);
    const due = rounds.rounds.reduce((left, { staked, won }) => left - staked + won, 10_000);
    await expect(page.locator(`[data-balance="${due}"]`)).toBeVisible();
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});

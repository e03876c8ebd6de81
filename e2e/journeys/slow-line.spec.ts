import type { Page, WebSocket } from '@playwright/test';
import { expect, forgive, test, visit } from './fixtures.ts';
import { operate, sharedOperator, playerStatusPath } from './operator.ts';

/** A phone at the edge of its network: 400 kbit/s, ms. */
const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

const signedIn = (page: Page) => page.getByRole('link', { name: /^Balance €0\.00/ });
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** Opens the live page, signed in, and slows its line. @returns its socket, which knows the player */
async function openSlowly(page: Page): Promise<WebSocket> {
  const connected = page.waitForEvent('websocket');
  await visit(page, '/en/live/football');
  await expect(signedIn(page)).toBeVisible();
  const socket = await connected;
  expect(socket.isClosed()).toBe(false);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  return socket;
}

test.describe('on a slow line', () => {
  test('a session that is ended elsewhere closes the socket of its page, which prompts to sign in', async ({
    page,
    context,
    browser,
    address,
    player,
    problems,
  }) => {
    expect(player.userId).not.toBe('');
    const socket = await openSlowly(page);
    // The session alone: nothing in this browser knows of its end.
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const ended = await elsewhere.request.post(`${address}/web-api/auth/v1/disconnect`, {
      headers: { origin: address },
      data: {},
    });
    expect(ended.ok(), await ended.text()).toBe(true);
    await expect.poll(() => socket.isClosed()).toBe(true);
    await expect(signInButton(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/live\/football$/);
    await elsewhere.close();
    forgive(problems);
  });

  test('a ban closes the socket of an open page, and the next document shows it', async ({
    page,
    address,
    player,
    problems,
  }) => {
    const socket = await openSlowly(page);
    await operate(sharedOperator(address), page.request, {
      method: 'PATCH',
      path: playerStatusPath(player.userId),
      data: { ban_level: 45, ban_version: 2 },
    });
    await expect.poll(() => socket.isClosed()).toBe(true);
    await page.goto('/en');
    await expect(page).toHaveURL(/\/blocked$/);
    await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
    forgive(problems);
  });
});

import type { APIRequestContext } from '@playwright/test';
import { expect, type Player, test, visit } from './fixtures.ts';

function operatorToken(): string {
  const token = process.env['TOUCHLINE_OPERATOR_TOKEN'];
  if (token === undefined) {
    throw new Error('TOUCHLINE_OPERATOR_TOKEN is set by the global set-up of the journeys.');
  }
  return token;
}

/** Changes something as an operator does. */
async function operate(
  request: APIRequestContext,
  call: { readonly method: string; readonly path: string; readonly data?: object },
): Promise<void> {
  const answer = await request.fetch(call.path, {
    method: call.method,
    data: call.data ?? {},
    headers: { authorization: `Bearer ${operatorToken()}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const standingOf = ({ userId }: Player) => `/web-api/operator/players/${userId}/standing`;

test.describe('who may go where', () => {
  test('a visitor signs in on the way to a page and arrives there', async ({ page, player }) => {
    await page.context().clearCookies();
    await visit(page, '/en/live');
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL(/\/en\/auth\?return=%2Foffice$/);
    await visit(page, '/en/office/history?status=settled');
    await expect(page).toHaveURL(/\/en\/auth\?return=/);
    await page.getByLabel('E-mail or player number').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history\?status=settled$/);
    await expect(page.locator('html[data-route="betsHistory"]')).toBeAttached();
  });

  test('a banned player has the pages that are left to them', async ({
    page,
    player,
    problems,
  }) => {
    await visit(page, '/en/live');
    const banned = { ban_level: 45, ban_version: 2 };
    await operate(page.request, { method: 'PATCH', path: standingOf(player), data: banned });
    await visit(page, '/en/office/deduce');
    await expect(page.locator('html[data-route="deduce"]')).toBeAttached();
    await page.getByRole('link', { name: 'Live events' }).click();
    await expect(page).toHaveURL(/\/blocked$/);
    await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
    // The browser itself writes a line about a document with such a status.
    expect(problems.splice(0)).toEqual([expect.stringContaining('403')]);
  });
});

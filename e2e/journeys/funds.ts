import { randomUUID } from 'node:crypto';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { type APIResponse, type Page, expect } from '@playwright/test';
import { test } from './fixtures.ts';

async function body<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}

/** Deposits into the player's account through the test provider, in minor units, without the pages. */
export async function fund(page: Page, address: string, amount: number): Promise<void> {
  const cookies = await page.context().cookies(address);
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, origin: address };
  const { accounts } = await body<AccountsAnswer>(
    await page.request.get(`${address}/wallet-api/v1/accounts`, { headers }),
  );
  const accountId = accounts[0]?.id ?? '';
  const { methods } = await body<{ methods: { id: string }[] }>(
    await page.request.get(`${address}/payments-api/v1/deposit-methods?accountId=${accountId}`, {
      headers,
    }),
  );
  const { redirectUrl } = await body<{ redirectUrl: string }>(
    await page.request.post(`${address}/payments-api/v1/deposits`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { accountId, methodId: methods[0]?.id, amount, limitAnswer: 'none', language: 'en' },
    }),
  );
  const paid = await page.request.post(new URL(redirectUrl, address).href, {
    headers: { origin: address },
    form: { decision: 'approve' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
}

/** Journeys of a new player who is signed in and has this much on the account, in minor units. */
export function testWithFunds(amount: number) {
  return test.extend<{ readonly funds: number }>({
    funds: [
      async ({ page, address, player }, use) => {
        expect(player.userId).not.toBe('');
        await fund(page, address, amount);
        await use(amount);
      },
      { auto: true },
    ],
  });
}

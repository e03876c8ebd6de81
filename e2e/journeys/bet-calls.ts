import { randomUUID } from 'node:crypto';
import type { Bet, BetAnswer, PlaceBet } from '@touchline/contracts/betting';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { type Page, expect } from '@playwright/test';
import type { Offer } from './betting.ts';

/** A page and the server it shows. */
export interface Journey {
  readonly page: Page;
  readonly address: string;
}

/** What a call needs that the player's page makes. */
export async function headersOf({ page, address }: Journey) {
  const cookies = await page.context().cookies(address);
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
  return { authorization: `Bearer ${token}`, origin: address };
}

/** The player's account, as the server reports it. */
export async function readAccount(journey: Journey): Promise<AccountsAnswer['accounts'][number]> {
  const headers = await headersOf(journey);
  const answer = await journey.page.request.get(`${journey.address}/wallet-api/v1/accounts`, {
    headers,
  });
  const [account] = ((await answer.json()) as AccountsAnswer).accounts;
  if (account === undefined) throw new Error('The player has no account.');
  return account;
}

/** Places a single without the pages; any price will do. */
export async function placeSingle(
  journey: Journey,
  offer: Offer,
  amount: number,
  terms: Pick<PlaceBet, 'promoCode'> = {},
): Promise<Bet> {
  const { page, address } = journey;
  const { id: accountId } = await readAccount(journey);
  const { outcomeId, price } = offer;
  const answer = await page.request.post(`${address}/betting-api/v1/bets`, {
    headers: { ...(await headersOf(journey)), 'idempotency-key': randomUUID() },
    data: {
      accountId,
      typeId: 0,
      amount,
      bets: [{ outcomeId, price }],
      changeCoefAction: 1,
      ...terms,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as BetAnswer).bet;
}

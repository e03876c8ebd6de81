import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BetLegInput } from '@touchline/contracts/betting';
import type { SessionAnswer } from '@touchline/contracts/identity';
import type { TopicSnapshot } from '@touchline/contracts/line';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { COUPON_TYPE } from '@touchline/domain/coupon';

const BETS = 200;
/** The most that a lucky coupon has: 255 lines. */
const LEGS = 8;
const STAKE = 20;

async function call<Answer>(
  address: string,
  path: string,
  { headers, body }: { readonly headers?: Record<string, string>; readonly body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(new URL(path, address), {
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  }
  return (await answer.json()) as Answer;
}

/** The first open price of matches that have not begun. */
async function legsOf(address: string): Promise<readonly BetLegInput[]> {
  const topic = await call<TopicSnapshot>(address, '/line-api/v1/topics/list:line:football');
  const legs = topic.events.flatMap(({ id, markets }) =>
    markets.slice(0, 1).flatMap(([key, , status, , outcomes]) => {
      const [[code, price] = ['', null]] = outcomes;
      return status !== 0 || price === null ? [] : [{ outcomeId: `${id}~${key}~${code}`, price }];
    }),
  );
  return legs.toReversed().slice(0, LEGS);
}

/** A player who is signed in, with what a bet takes. */
export interface BettingPlayer {
  readonly token: string;
  readonly accountId: string | undefined;
  /** Open prices of matches that have not begun. */
  readonly legs: readonly BetLegInput[];
}

/** Signs the demo player of a data folder in. */
export async function demoPlayer(address: string, dataFolder: string): Promise<BettingPlayer> {
  const { login, password } = JSON.parse(
    readFileSync(join(dataFolder, 'demo-player.json'), 'utf8'),
  ) as { login: string; password: string };
  const { token } = await call<SessionAnswer>(address, '/web-api/auth/v1/login', {
    body: { login, password },
  });
  const headers = { authorization: `Bearer ${token}` };
  const { accounts } = await call<AccountsAnswer>(address, '/wallet-api/v1/accounts', { headers });
  return { token, accountId: accounts[0]?.id, legs: await legsOf(address) };
}

/**
 * Signs the demo player of a data folder in and places 200 lucky coupons of eight legs.
 * @returns the player's token
 */
export async function playerWithOpenBets(address: string, dataFolder: string): Promise<string> {
  const { token, accountId, legs } = await demoPlayer(address, dataFolder);
  for (let placed = 0; placed < BETS; placed += 1) {
    await call(address, '/betting-api/v1/bets', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: {
        accountId,
        typeId: COUPON_TYPE.lucky,
        amount: STAKE,
        bets: legs,
        changeCoefAction: 1,
      },
    });
  }
  return token;
}

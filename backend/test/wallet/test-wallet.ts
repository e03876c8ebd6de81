import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { openAccount } from '../../src/money/wallet/accounts.ts';
import type { PlacementRequest } from '../../src/money/wallet/bet-money.ts';
import { deposit } from '../../src/money/wallet/payment-movements.ts';

let players = 10_000_000;

/** For tests: a new player with a main account with `balance` minor units of EUR. */
export async function fundedAccount(
  pool: Pool,
  balance: number,
): Promise<{ readonly playerId: string; readonly accountId: string }> {
  players += 1;
  const playerId = String(players);
  const accountId = await openAccount(pool, { playerId, currency: 'EUR' });
  if (balance > 0) {
    await deposit(pool, {
      accountId,
      amount: balance,
      currency: 'EUR',
      source: 'test',
      externalId: randomUUID(),
      at: Date.UTC(2026, 0, 15),
    });
  }
  return { playerId, accountId };
}

/** For tests: a single on a made-up outcome. */
export function singleRequest(
  owner: { readonly playerId: string; readonly accountId: string },
  request: Partial<PlacementRequest> & { readonly stake: number },
): PlacementRequest {
  return {
    player: owner.playerId,
    account: owner.accountId,
    key: randomUUID(),
    digest: 'digest',
    type: 0,
    odds: '2.000',
    possible: request.stake * 2,
    maximum: 1_000_000,
    checked: false,
    at: Date.UTC(2026, 0, 15, 12),
    legs: [{ event: 7, outcome: '7~ft-1x2~home', price: '2.00', facts: {} }],
    ...request,
  };
}

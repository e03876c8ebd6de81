import { randomUUID } from 'node:crypto';
import { deposit } from '../../src/money/wallet/payment-movements.ts';
import type { TestGateway } from '../site/test-gateway.ts';
import type { KnownValues } from './schema-arbitrary.ts';

/** A player with money and an open bet, made again once a request has ended their sign-in. */
export interface FuzzPlayer {
  readonly token: () => Promise<string>;
  readonly forget: () => void;
  /** Ids and prices of theirs and of the line, by the fields that take them. */
  readonly knownValues: () => Promise<KnownValues>;
}

const START_BALANCE = 10_000_000;

/** Makes the player of a fuzz run. */
export async function createFuzzPlayer(
  site: Pick<TestGateway, 'app' | 'database'>,
): Promise<FuzzPlayer> {
  const { app, database } = site;
  let current: Promise<{ readonly token: string; readonly id: string }> | undefined;

  async function register() {
    const answer = await app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/registration/one-click',
      payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
    });
    const { token = '' } = answer.json();
    const [, claims = ''] = token.split('.');
    const id = claims === '' ? '' : JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
    const [account] = (await call(token, '/wallet-api/v1/accounts')).accounts ?? [];
    if (account !== undefined) {
      await deposit(database.pool, {
        accountId: account.id,
        amount: START_BALANCE,
        currency: 'EUR',
        source: 'fuzz',
        externalId: randomUUID(),
        at: Date.now(),
      });
    }
    return { token, id: String(id) };
  }

  async function call(token: string, url: string, payload?: object) {
    const answer = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
    return answer.statusCode === 200 ? answer.json() : {};
  }

  const signedIn = () => (current ??= register());

  return {
    token: async () => (await signedIn()).token,
    forget: () => {
      current = undefined;
    },
    knownValues: async () => {
      const { token, id } = await signedIn();
      const { accounts = [] } = await call(token, '/wallet-api/v1/accounts');
      const { events = [] } = await call(token, '/line-api/v1/topics/top:line');
      const outcomes = events.slice(0, 8).flatMap((event: { id: number; markets: never[][] }) => {
        const [market] = event.markets;
        const [[code, price] = []] = (market?.[4] ?? []) as [string, string][];
        return code === undefined
          ? []
          : [{ outcomeId: `${event.id}~${market?.[0]}~${code}`, price }];
      });
      const accountIds = accounts.map((account: { id: string }) => account.id);
      await call(token, '/betting-api/v1/bets', {
        accountId: accountIds[0],
        typeId: 0,
        amount: 1_000,
        changeCoefAction: 1,
        bets: outcomes.slice(0, 1),
      });
      const { costs = [] } = await call(token, '/betting-api/v1/opened-costs');
      const { bets = [] } = await call(token, '/betting-api/v1/bets');
      const of = (list: readonly Record<string, unknown>[], name: string) =>
        list.flatMap((one) => one[name] ?? []);
      const ifAny = (name: string, values: readonly unknown[]) =>
        values.length === 0 ? {} : { [name]: values };
      return {
        id: [id, ...accountIds, '1', ...of(events, 'id').slice(0, 3)],
        playerId: [id],
        changeCoefAction: [0, 1, 2],
        currency: ['EUR', 'USD'],
        name: ['core', 'betting', 'lotto'],
        provider: ['test'],
        ...ifAny('accountId', accountIds),
        ...ifAny('outcomeId', of(outcomes, 'outcomeId')),
        ...ifAny('price', of(outcomes, 'price')),
        ...ifAny('betId', [...of(costs, 'betId'), ...of(bets, 'id')]),
        ...ifAny('quote', of(costs, 'quote')),
      };
    },
  };
}

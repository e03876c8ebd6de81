import { randomUUID } from 'node:crypto';
import type { AccountsAnswer } from '@touchline/contracts/money';
import type { TestGateway } from '../site/test-gateway.ts';
import { newPlayerForm, REGISTRATION, SIGN_IN } from '../site/test-player.ts';
import { createPlayerModel, type PlayerModel, type Purse } from './player-model.ts';

/** A call to the site; the key is made up where none is named. */
export interface WalkCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly payload?: unknown;
  readonly key?: string;
}

export interface WalkAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Makes a call with its own headers. */
export type SendCall = (
  call: WalkCall,
  headers: Readonly<Record<string, string>>,
) => Promise<WalkAnswer>;

/** A player who acts over HTTP, with the model of what they must have. */
export interface WalkPlayer {
  readonly id: string;
  readonly model: PlayerModel;
  /** Ids of their accounts; the bonus account is opened by the first bonus. */
  readonly accounts: Partial<Record<Purse, string>>;
  /** Acts as the player, who signs in again when the sign-in has ended. */
  readonly call: (call: WalkCall) => Promise<WalkAnswer>;
  readonly records: Records;
}

/** What a player has decided other than money. */
interface Records {
  /** Takes no bets and no deposits. */
  isExcluded: boolean;
  /** Takes no deposits; what still arrives goes back. */
  isOnBreak: boolean;
  /** The most of a day in minor units, by the type of the limit. */
  readonly limits: Map<number, number>;
  /** Own money that was staked. */
  staked: number;
  wantsBonus: boolean;
  /** Takes advances, so that a balance may include money that is owed. */
  readonly mayOwe: boolean;
  hasDeposited: boolean;
}

const UNAUTHORIZED = 401;

/** Sends calls through the whole HTTP stack of a gateway, without a socket. */
export function createSend({ app }: Pick<TestGateway, 'app'>): SendCall {
  return async ({ method, url, payload, key = randomUUID() }, headers) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'idempotency-key': key,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, json: isJson ? answer.json() : undefined };
  };
}

/** Registers a player with an empty account in euros. */
export async function registerWalkPlayer(
  send: SendCall,
  { mayOwe }: { readonly mayOwe: boolean },
): Promise<WalkPlayer> {
  const form = newPlayerForm();
  const registered = await send({ method: 'POST', url: REGISTRATION, payload: form }, {});
  let { token = '', userId = '' } = registered.json as { token?: string; userId?: string };

  async function call(wanted: WalkCall, mayRetry = true): Promise<WalkAnswer> {
    const answer = await send(wanted, { authorization: `Bearer ${token}` });
    if (answer.status !== UNAUTHORIZED || !mayRetry) {
      return answer;
    }
    const login = { login: form.email, password: form.password };
    const signedIn = await send({ method: 'POST', url: SIGN_IN, payload: login }, {});
    ({ token = '' } = (signedIn.json ?? {}) as { token?: string });
    return token === '' ? answer : call(wanted, false);
  }

  const { json } = await call({ method: 'GET', url: '/wallet-api/v1/accounts' });
  const own = (json as AccountsAnswer).accounts[0]?.id;
  if (own === undefined) {
    throw new Error(`a player of the walk was refused: ${JSON.stringify(registered)}`);
  }
  return {
    id: userId,
    model: createPlayerModel(),
    accounts: { own },
    call: (wanted) => call(wanted),
    records: {
      isExcluded: false,
      isOnBreak: false,
      limits: new Map(),
      staked: 0,
      wantsBonus: false,
      mayOwe,
      hasDeposited: false,
    },
  };
}

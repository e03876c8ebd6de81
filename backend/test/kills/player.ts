import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '@touchline/contracts/identity';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { type Answer, type Call, type CallTally, callUntilAnswered } from './call.ts';

/** Something a player requested, with what makes it happen once and how it was answered. */
export interface Intent {
  readonly act:
    | 'place'
    | 'sell'
    | 'change'
    | 'deposit'
    | 'approve'
    | 'withdraw'
    | 'release'
    | 'bonus'
    | 'forfeit';
  readonly playerId: string;
  /** Its idempotency key; of a bonus the reference, else the id of what it is done to. */
  readonly key: string;
  /** The bet that is sold or changed. */
  readonly betId?: string | undefined;
  /** Of a deposit and of what is approved, in minor units. */
  readonly amount?: number | undefined;
  readonly call: Call;
  readonly answer: Answer;
}

/** A player who acts over HTTP and keeps a record of it. */
export interface Player {
  readonly id: string;
  readonly accountId: string;
  /** Reads as the player; undefined when the answer was a refusal. */
  readonly read: <Body>(path: string) => Promise<Body | undefined>;
  /** Acts as the player and writes it down. */
  readonly act: (intent: Omit<Intent, 'playerId' | 'answer'>) => Promise<Answer>;
  /** Proves, where the last proof is too old, that it is the player; see step-up authentication. */
  readonly prove: () => Promise<void>;
  /** As the player, without a record. */
  readonly call: (call: Call) => Promise<Answer>;
}

const PASSWORD = 'a long password of a run';
/** A proof counts for five minutes; it is given again before. */
const PROVED_MS = 200_000;
const UNAUTHORIZED = 401;
const CONFLICT = 409;

function tokenIn({ status, json }: Answer): { readonly id: string; readonly token: string } {
  if (status !== 200) {
    throw new Error(`a player of the run was refused: ${JSON.stringify(json)}`);
  }
  const { token, userId } = json as SessionAnswer;
  return { id: userId, token };
}

/** Registers a player with an account in euro, who signs in again whenever the token has expired. */
export async function registerPlayer(options: {
  readonly address: string;
  readonly number: number;
  readonly tally: CallTally;
  readonly record: (intent: Intent) => void;
}): Promise<Player> {
  const { address, number, tally, record } = options;
  const email = `player-${number}-${randomUUID()}@touchline.example`;
  const registered = await callUntilAnswered(
    address,
    {
      method: 'POST',
      path: '/web-api/auth/v1/registration/full',
      body: {
        email,
        password: PASSWORD,
        country: 'GB',
        currency: 'EUR',
        birthday: `1990-01-${String(number + 1).padStart(2, '0')}`,
        name: 'Player',
        surname: `Number ${number}`,
        termsAccepted: true,
      },
    },
    tally,
  );
  let session = { id: '', token: '' };

  async function signIn(): Promise<void> {
    const answer = await callUntilAnswered(
      address,
      {
        method: 'POST',
        path: '/web-api/auth/v1/login',
        body: { login: email, password: PASSWORD },
      },
      tally,
    );
    session = tokenIn(answer);
  }

  if (registered.status === CONFLICT) {
    // An earlier try came through and its answer did not: the address is the player's alone.
    await signIn();
  } else {
    session = tokenIn(registered);
  }

  async function call(wanted: Call): Promise<Answer> {
    const headers = { ...wanted.headers, authorization: `Bearer ${session.token}` };
    const answer = await callUntilAnswered(address, { ...wanted, headers }, tally);
    if (answer.status !== UNAUTHORIZED) {
      return answer;
    }
    await signIn();
    return call(wanted);
  }

  async function read<Body>(path: string): Promise<Body | undefined> {
    const { status, json } = await call({ method: 'GET', path });
    return status === 200 ? (json as Body) : undefined;
  }

  let provedAt = 0;
  async function prove(): Promise<void> {
    if (Date.now() - provedAt < PROVED_MS) return;
    const { status, json } = await call({
      method: 'POST',
      path: '/web-api/auth/v1/step-up',
      body: { kind: 'password', password: PASSWORD },
    });
    if (status !== 200) {
      throw new Error(`a player of the run could not prove who they are: ${JSON.stringify(json)}`);
    }
    provedAt = Date.now();
  }

  const accounts = await read<AccountsAnswer>('/wallet-api/v1/accounts');
  return {
    id: session.id,
    accountId: accounts?.accounts[0]?.id ?? '',
    read,
    call,
    prove,
    act: async (intent) => {
      // The operator's calls carry their own token.
      const isOperators = intent.call.headers?.['authorization'] !== undefined;
      const answer = isOperators
        ? await callUntilAnswered(address, intent.call, tally)
        : await call(intent.call);
      record({ ...intent, playerId: session.id, answer });
      return answer;
    },
  };
}

import type { BetAnswer } from '@touchline/contracts/betting';
import { CODES, EVENTS, outcomeId, playerOf, priceOf } from './scenario.ts';

/** A bet that was answered for: whatever is killed afterwards, it must be found as it was confirmed. */
export interface Acknowledged {
  readonly account: number;
  readonly key: string;
  readonly body: object;
  readonly answer: BetAnswer;
}

/** What a client saw in a run. */
export interface ClientRecord {
  readonly acknowledged: Acknowledged[];
  /** Definite refusals, by code. */
  readonly refusals: Map<string, number>;
  /** Calls without an answer, or with one that says "try again". */
  retries: number;
}

const RETRY_AFTER_MS = 20;
const ANSWER_WITHIN_MS = 5_000;

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** One call; undefined when its result is unknown. */
export async function post(options: {
  readonly port: number;
  readonly account: number;
  readonly key: string;
  readonly body: object;
}): Promise<{ readonly status: number; readonly json: unknown } | undefined> {
  const { port, account, key, body } = options;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/betting-api/v1/bets`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${playerOf(account)}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const json: unknown = await response.json();
    return response.status >= 500 ? undefined : { status: response.status, json };
  } catch {
    return undefined;
  }
}

function betBody(accountId: string, random: () => number): object {
  const event = Math.floor(random() * EVENTS);
  const legs = random() < 0.5 ? 1 : 2;
  const bets = Array.from({ length: legs }, (_, at) => {
    const code = CODES[Math.floor(random() * CODES.length)] ?? 'home';
    return { outcomeId: outcomeId((event + at) % EVENTS, code), price: priceOf(code) };
  });
  const amount = 20 + Math.floor(random() * 5_000);
  return { accountId, typeId: legs - 1, amount, bets, changeCoefAction: 0 };
}

/**
 * Places bets one after the other until stopped, each with one key until it is answered
 * good. Resolves when its last bet is.
 */
export async function runClient(options: {
  readonly name: string;
  readonly port: number;
  readonly account: number;
  readonly accountId: string;
  readonly random: () => number;
  readonly record: ClientRecord;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { name, account, accountId, random, record, signal } = options;
  for (let count = 0; !signal.aborted; count += 1) {
    const key = `${name}-${count}`;
    const body = betBody(accountId, random);
    let answer = await post({ ...options, key, body });
    while (answer === undefined) {
      record.retries += 1;
      await pause(RETRY_AFTER_MS);
      answer = await post({ ...options, key, body });
    }
    if (answer.status === 200) {
      record.acknowledged.push({ account, key, body, answer: answer.json as BetAnswer });
    } else {
      const { code } = (answer.json as { error: { code: string } }).error;
      record.refusals.set(code, (record.refusals.get(code) ?? 0) + 1);
    }
  }
}

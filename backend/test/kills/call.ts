import { setTimeout as pause } from 'node:timers/promises';

/** An answer that is meant: done or refused. Anything else is retried. */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** One call, which may be made again as it is. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: object | undefined;
  /** A form in place of JSON, as browsers send it to the payment provider. */
  readonly form?: Readonly<Record<string, string>> | undefined;
}

/** What calls met on their way, over a whole run. */
export interface CallTally {
  /** Connections that broke and answers that said "try again". */
  retries: number;
  /** Statuses from 500 on that are no 503: a client may stop at them. */
  readonly failures: string[];
}

const RETRY_AFTER_MS = 50;
const ANSWER_WITHIN_MS = 10_000;
const UNAVAILABLE = 503;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? JSON.parse(text) : undefined;
}

/** Makes a call once; undefined when its effect is unknown. */
async function callOnce(
  address: string,
  { method, path, headers, body, form }: Call,
  tally: CallTally,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(new URL(path, address), {
      method,
      redirect: 'manual',
      headers: {
        origin: address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const json = await readBody(response);
    if (response.status < 500) {
      return { status: response.status, json };
    }
    if (response.status !== UNAVAILABLE) {
      tally.failures.push(`${method} ${path} was answered with ${response.status}`);
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** Makes a call until it is answered finally, however often the server dies meanwhile. */
export async function callUntilAnswered(
  address: string,
  call: Call,
  tally: CallTally,
): Promise<Answer> {
  for (;;) {
    const answer = await callOnce(address, call, tally);
    if (answer !== undefined) {
      return answer;
    }
    tally.retries += 1;
    await pause(RETRY_AFTER_MS);
  }
}

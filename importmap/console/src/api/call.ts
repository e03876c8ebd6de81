import { hasName } from '@touchline/domain/errors';
import { ErrorBody } from '@touchline/contracts/errors';
import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';

/** A request to a server, and how its answer is read. */
export interface Call<Answer> {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  readonly body?: object | undefined;
  /** The revision that a write was made for. */
  readonly ifMatch?: string | undefined;
  /** Makes a write that is sent again happen once. */
  readonly idempotencyKey?: string | undefined;
  /** An automatic request: the page polls, which does not keep the sign-in alive. */
  readonly isPolling?: boolean | undefined;
  readonly answer: { readonly parse: (value: unknown) => Answer };
}

/** A refusal, by its code of the common catalogue; `network` where no answer came. */
export class CallError extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor(code: string, message: string, details?: unknown) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }
}

async function refusalOf(response: Response): Promise<CallError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => undefined));
  if (!body.success) {
    return new CallError('internal', `${response.status} ${response.statusText}`);
  }
  const { code, message, details } = body.data.error;
  return new CallError(code, message, details);
}

/**
 * Calls the server with the operator's sign-in.
 * @throws CallError
 */
export async function call<Answer>(asked: Call<Answer>): Promise<Answer> {
  const { path, method = 'GET', body, ifMatch, idempotencyKey, isPolling = false, answer } = asked;
  const response = await fetch(path, {
    method,
    headers: {
      [OPERATOR_CONSOLE_HEADER]: isPolling ? 'polling' : 'active',
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CallError('network', String(error));
  });
  if (!response.ok) {
    throw await refusalOf(response);
  }
  try {
    const text = await response.text();
    return answer.parse(text === '' ? undefined : (JSON.parse(text) as unknown));
  } catch (error) {
    throw refusal(error);
  }
}

/** The code of a refusal, and its words. */
export function refusal(error: unknown): CallError {
  return hasName(error, 'CallError')
    ? (error as CallError)
    : new CallError('internal', String(error));
}

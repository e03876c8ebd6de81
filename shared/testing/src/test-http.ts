import { ApplicationError, type Http, type HttpRequest } from '@touchline/plugin-api';

/** What the server is to answer; throw an `ApplicationError` for a refusal. */
export type Answer = (request: HttpRequest<unknown>) => unknown;

/** An answer by which the server refuses with a code. */
export function refusing(code: string, details?: unknown): Answer {
  return () => {
    throw new ApplicationError({ code, message: code, status: 409, phase: 'request', details });
  };
}

/** HTTP answered by functions, one for each `METHOD /path`. */
export interface TestHttp extends Http {
  readonly requests: readonly HttpRequest<unknown>[];
  /** Answers `GET /path` and similar from now on. A path without its query. */
  readonly answer: (call: string, answer: Answer) => void;
}

/** Makes HTTP that refuses every call without a response. */
export function createTestHttp(answers: Readonly<Record<string, Answer>> = {}): TestHttp {
  const known = new Map(Object.entries(answers));
  const requests: HttpRequest<unknown>[] = [];
  return {
    requests,
    answer: (call, answer) => void known.set(call, answer),
    request: async (request) => {
      requests.push(request as HttpRequest<unknown>);
      const call = `${request.method ?? 'GET'} ${request.path.split('?')[0]}`;
      const answer = known.get(call);
      if (answer === undefined) {
        throw new ApplicationError({
          code: 'network_failed',
          status: 0,
          message: `no test response for "${call}"`,
          phase: 'request',
        });
      }
      const parsed = request.schema.safeParse(await answer(request as HttpRequest<unknown>));
      if (!parsed.success) {
        throw new ApplicationError({
          code: 'answer_invalid',
          message: `the test's answer to "${call}" does not fit the schema`,
          phase: 'request',
          details: parsed.error.issues,
        });
      }
      return parsed.data;
    },
  };
}

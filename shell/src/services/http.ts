import { ErrorBody } from '@touchline/contracts/errors';
import type { Http, HttpRequest } from '@touchline/plugin-api';
import { ApplicationError, errorCode } from '@touchline/plugin-api/errors';
import type { AxiosError, AxiosInstance } from 'axios';

/** A failure that can be mended and the request sent again, a bounded number of times a request. */
export interface Recovery {
  readonly name: string;
  /** How often one request is mended this way. */
  readonly limit: number;
  readonly applies: (error: ApplicationError, request: HttpRequest<unknown>) => boolean;
  /**
   * Headers for the next try; `undefined` ends the attempts.
   * @param sent the headers that the refused request carried
   */
  readonly recover: (
    error: ApplicationError,
    sent: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>> | undefined>;
}

export interface HttpDependencies {
  /** axios is loaded with the first request, not with the page. */
  readonly loadClient: () => Promise<AxiosInstance>;
  readonly token: () => Promise<string | undefined>;
  readonly recoveries: readonly Recovery[];
  /** What is known of the device already and is sent with this request. */
  readonly deviceHeaders?: (request: HttpRequest<unknown>) => Readonly<Record<string, string>>;
  /**
   * Rejects while what must guard the path is not there: betting and paying stay closed as long as
   * a mandatory plugin is missing.
   */
  readonly admit: (request: HttpRequest<unknown>) => Promise<void>;
  readonly language: () => string;
}

const TIMEOUT = 15_000;

function toApplicationError(error: AxiosError, path: string): ApplicationError {
  const base = { phase: 'request', cause: error } as const;
  if (error.code === 'ERR_CANCELED') {
    return new ApplicationError({
      ...base,
      code: 'request_cancelled',
      status: 499,
      message: `${path} was cancelled`,
    });
  }
  if (error.response === undefined) {
    const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return new ApplicationError({
      ...base,
      code: timedOut ? 'request_timeout' : 'network_failed',
      status: 0,
      message: `${path} got no answer`,
      next: 'check the connection and try again',
    });
  }
  const { status, data } = error.response;
  const body = ErrorBody.safeParse(data);
  return new ApplicationError({
    ...base,
    code: body.success ? body.data.error.code : `http_${status}`,
    status,
    message: body.success ? body.data.error.message : `${path} answered ${status}`,
    details: body.success ? body.data.error.details : undefined,
  });
}

function isAxiosError(error: unknown): error is AxiosError {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error;
}

async function headersFor(
  dependencies: HttpDependencies,
  request: HttpRequest<unknown>,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {
    'Accept-Language': dependencies.language(),
    ...dependencies.deviceHeaders?.(request),
    ...request.headers,
  };
  if (request.idempotencyKey !== undefined) {
    headers['Idempotency-Key'] = request.idempotencyKey;
  }
  if (request.authentication === 'required' || request.authentication === 'optional') {
    const token = await dependencies.token();
    if (token !== undefined) {
      headers['Authorization'] = `Bearer ${token}`;
    } else if (request.authentication === 'required') {
      throw new ApplicationError({
        code: 'unauthorized',
        status: 401,
        message: `${request.path} needs a signed-in player`,
        phase: 'request',
      });
    }
  }
  return headers;
}

/** The one way to the server: token, schema, coded errors, and bounded recoveries. */
export function createHttp(dependencies: HttpDependencies): Http {
  let client: Promise<AxiosInstance> | undefined;
  async function send(
    request: HttpRequest<unknown>,
    headers: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    client ??= dependencies.loadClient();
    const instance = await client.catch((error: unknown) => {
      client = undefined;
      throw new ApplicationError({
        code: 'network_failed',
        status: 0,
        message: 'the HTTP client could not be loaded',
        phase: 'request',
        cause: error,
      });
    });
    const configuration = {
      url: request.path,
      method: request.method ?? 'GET',
      params: request.query,
      data: request.body,
      headers,
      timeout: request.timeout ?? TIMEOUT,
      withCredentials: true,
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      // A request of the other kind ends with its page.
      ...(request.outlivesPage === true
        ? { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }
        : {}),
    };
    const answer = await instance.request<unknown>(configuration);
    return answer.data;
  }

  /** @param used names of the recoveries that this request has had, one for each time */
  async function attempt(
    request: HttpRequest<unknown>,
    used: readonly string[],
    extra: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const headers = { ...(await headersFor(dependencies, request)), ...extra };
    try {
      return await send(request, headers);
    } catch (error) {
      const failure = isAxiosError(error) ? toApplicationError(error, request.path) : error;
      if (!(typeof failure === 'object' && failure !== null && errorCode(failure) !== 'unknown')) {
        throw failure;
      }
      const coded = failure as ApplicationError;
      const recovery = dependencies.recoveries.find(
        ({ name, limit, applies }) =>
          used.filter((one) => one === name).length < limit && applies(coded, request),
      );
      const mended = await recovery?.recover(coded, headers);
      if (recovery === undefined || mended === undefined) {
        throw failure;
      }
      return attempt(request, [...used, recovery.name], { ...extra, ...mended });
    }
  }

  return {
    request: async (request) => {
      await dependencies.admit(request);
      const data = await attempt(request, [], {});
      const parsed = request.schema.safeParse(data);
      if (!parsed.success) {
        throw new ApplicationError({
          code: 'answer_invalid',
          message: `the answer of ${request.path} does not fit its schema`,
          phase: 'request',
          details: parsed.error.issues,
        });
      }
      return parsed.data;
    },
  };
}

import { ErrorBody } from '@touchline/contracts/errors';
import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';

export interface ServiceCall<Schema extends z.ZodMiniType> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/import-map-service`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly ifMatch?: number | undefined;
  readonly answer: Schema;
}

export interface ServiceClient {
  /** @throws CommandError with the service's code and words */
  readonly call: <Schema extends z.ZodMiniType>(
    call: ServiceCall<Schema>,
  ) => Promise<z.infer<Schema>>;
  /** Whether a published file is there to be loaded. */
  readonly isServed: (path: string) => Promise<boolean>;
}

const TIMEOUT_MS = 60_000;

/** The error of a response that is none of the service's own has the status as its code. */
function refusalOf(
  content: unknown,
  { status, path }: { readonly status: number; readonly path: string },
): CommandError {
  const refusal = ErrorBody.safeParse(content);
  const { code, message, details } = refusal.success
    ? refusal.data.error
    : { code: `http_${status}`, message: `${path} answered ${status}`, details: undefined };
  return new CommandError(code, message, { exitCode: exitCodeOf({ code, status }), details });
}

/** Calls an import-map service, with a team's token or the operator's. */
export function createServiceClient(options: {
  readonly url: string;
  readonly token: string | undefined;
  readonly environment: string | undefined;
}): ServiceClient {
  const { url, token, environment } = options;

  async function send(address: URL, request: RequestInit): Promise<Response> {
    try {
      return await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw new CommandError('unreachable', `${url} cannot be reached`, {
        exitCode: EXIT.unreachable,
        cause,
      });
    }
  }

  return {
    call: async ({ method = 'GET', path, query = {}, body, ifMatch, answer }) => {
      const address = new URL(`/import-map-service${path}`, url);
      for (const [name, value] of Object.entries({ env: environment, ...query })) {
        if (value !== undefined) {
          address.searchParams.set(name, String(value));
        }
      }
      const response = await send(address, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const content = readJson(await response.text());
      if (!response.ok) {
        throw refusalOf(content, { status: response.status, path: address.pathname });
      }
      const parsed = answer.safeParse(content);
      if (!parsed.success) {
        throw new CommandError(
          'answer_unreadable',
          `${address.pathname} answered in a form this version does not know; use the site's own`,
        );
      }
      return parsed.data as z.infer<typeof answer>;
    },
    isServed: async (path) => (await send(new URL(path, url), { method: 'HEAD' })).ok,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

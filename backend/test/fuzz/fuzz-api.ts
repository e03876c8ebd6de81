import { randomUUID } from 'node:crypto';
import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import fc from 'fast-check';
import { OPERATOR, type TestGateway } from '../site/test-gateway.ts';
import { arbitraryOf, type JsonSchema, type KnownValues } from './schema-arbitrary.ts';
import { createFuzzPlayer } from './fuzz-player.ts';
import {
  cookieHeader,
  createKnownCookies,
  type KnownCookies,
  type Surroundings,
  surroundings,
} from './surroundings.ts';

export interface FuzzReport {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly operations: number;
  /** Requests that ended in a 5xx, as text. */
  readonly faults: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
}

/** Routes that no document names take anything. */
const UNKNOWN_BODY: JsonSchema = {};
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
            };
          }
        >
      >
    >
  >;
}

const ROLES = ['anonymous', 'player', 'operator'] as const;
type Role = (typeof ROLES)[number];

/** Requests under way at a time; the next ones are drawn when these are answered. */
const AT_ONCE = 8;
/** An answer that never ends. */
const ENDLESS = new Set(['/live-api/v1/sse']);
/** What operators may bring about on purpose: maintenance, and dictionaries that are withdrawn. */
const WANTED = new Set(['site_maintenance', 'unavailable']);

function operationsOf({ paths }: Document): readonly Operation[] {
  return Object.entries(paths)
    .filter(([path]) => !ENDLESS.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
      })),
    );
}

/** The rest of what the site serves: pages, assets, hooks of providers, and addresses of nothing. */
function undocumented(
  routes: TestGateway['app']['routeTable'],
  known: readonly Operation[],
): readonly Operation[] {
  const documented = new Set(known.map(({ method, path }) => `${method} ${path}`));
  const inDocument = (url: string) => url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}');
  return [...routes, { method: 'GET', url: '/*' }].flatMap(({ method, url }) =>
    [method].flat().flatMap((one): readonly Operation[] => {
      const path = inDocument(url);
      return ENDLESS.has(path) || documented.has(`${one} ${path}`)
        ? []
        : [
            {
              method: one,
              path,
              parameters: [...path.matchAll(/\{(\w+)\}|(\*)/g)].map(([, name, rest]) => ({
                name: name ?? rest ?? '*',
                in: 'path',
                required: true,
                schema: { type: 'string' },
              })),
              body: WITHOUT_BODY.has(one) ? undefined : UNKNOWN_BODY,
            },
          ];
    }),
  );
}

interface Generated {
  readonly surroundings: Surroundings;
  readonly role: Role;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function requestOf(
  operation: Operation,
  known: KnownValues,
  cookies: KnownCookies,
): fc.Arbitrary<Generated> {
  const { parameters, body } = operation;
  return fc.record({
    role: fc.constantFrom(...ROLES),
    surroundings: surroundings(cookies),
    parameters: fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [name, arbitraryOf(schema, known, name)]),
      ),
      { requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])) },
    ),
    body: body === undefined ? fc.constant(undefined) : arbitraryOf(body, known),
  });
}

/** A part of an address; lone surrogates as the bytes that a broken client sends. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function addressOf(
  { path, parameters }: Operation,
  { parameters: given, surroundings: { query: more } }: Generated,
): string {
  const filled = path.replaceAll(/\{([^}]+)\}|\*/g, (_part, name?: string) =>
    encoded(given[name ?? '*'] ?? 'x'),
  );
  const query = [
    ...parameters
      .filter((one) => one.in === 'query' && one.name in given)
      .map(({ name }) => `${name}=${encoded(given[name])}`),
    // As they are: a client may send anything but a space.
    ...Object.entries(more).map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`),
  ];
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/**
 * Calls every operation of the document that the site serves and every other route, as a visitor, a
 * player and an operator, with valid neighbours and hostile values, headers, cookies and parameters. The
 * same seed makes the same requests.
 */
export async function fuzzApi(
  site: Pick<TestGateway, 'app' | 'database'>,
  {
    seed,
    requests,
    onRound,
  }: {
    readonly seed: number;
    readonly requests: number;
    readonly onRound?: (made: Pick<FuzzReport, 'statuses'> & { readonly requests: number }) => void;
  },
): Promise<FuzzReport> {
  const document = (await site.app.inject('/openapi.json')).json() as Document;
  const documented = operationsOf(document);
  const operations = [...documented, ...undocumented(site.app.routeTable, documented)];
  const cookies = createKnownCookies();
  const player = await createFuzzPlayer(site);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const rounds = Math.ceil(requests / operations.length);

  async function send(operation: Operation, request: Generated): Promise<void> {
    const { role, body, surroundings: around } = request;
    const { method } = operation;
    const url = addressOf(operation, request);
    const token = role === 'operator' ? OPERATOR : await player.token();
    const answer = await site.app.inject({
      method: method as 'GET',
      url,
      headers: {
        'idempotency-key': randomUUID(),
        [AUDIT_REASON_HEADER]: 'fuzz',
        ...(role === 'anonymous' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...cookieHeader(around.cookies),
        ...around.headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { statusCode } = answer;
    cookies.learn(answer.headers['set-cookie']);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const code = statusCode < 400 ? undefined : /"code":"(\w+)"/.exec(answer.body)?.[1];
    if (statusCode >= 500 && !WANTED.has(code ?? '')) {
      const sent = [body, around.headers, around.cookies].map((part) => JSON.stringify(part) ?? '');
      faults.push(`${statusCode} ${role} ${method} ${url} ${sent.join(' ')}`);
    }
    if (role === 'player' && statusCode === 401) {
      player.forget();
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const known = await player.knownValues();
    for (let first = 0; first < operations.length; first += AT_ONCE) {
      const drawn = operations.slice(first, first + AT_ONCE).flatMap((operation, beside) => {
        const [request] = fc.sample(requestOf(operation, known, cookies), {
          seed: seed + round * operations.length + first + beside,
          numRuns: 1,
        });
        return request === undefined ? [] : [{ operation, request }];
      });
      await Promise.all(drawn.map(({ operation, request }) => send(operation, request)));
    }
    onRound?.({ requests: (round + 1) * operations.length, statuses });
  }
  return { statuses, operations: operations.length, faults };
}

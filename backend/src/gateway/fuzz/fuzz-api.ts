import { randomUUID } from 'node:crypto';
import { AUDIT_REASON_HEADER } from '@touchline/contracts';
import fc from 'fast-check';
import { OPERATOR, type TestGateway } from '../test-gateway.ts';
import { arbitraryOf, type JsonSchema, type KnownValues } from './schema-arbitrary.ts';
import { createFuzzPlayer } from './fuzz-player.ts';

export interface FuzzReport {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly operations: number;
  /** Requests that ended in a 5xx, in words. */
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

interface Generated {
  readonly role: Role;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function requestOf(operation: Operation, known: KnownValues): fc.Arbitrary<Generated> {
  const { parameters, body } = operation;
  return fc.record({
    role: fc.constantFrom(...ROLES),
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

function addressOf({ path, parameters }: Operation, given: Generated['parameters']): string {
  const filled = path.replaceAll(/\{([^}]+)\}|\*/g, (_part, name?: string) =>
    encoded(given[name ?? '*'] ?? 'x'),
  );
  const query = parameters
    .filter((one) => one.in === 'query' && one.name in given)
    .map(({ name }) => `${name}=${encoded(given[name])}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/**
 * Calls every operation of the document that the site serves, as a visitor, a player and an operator,
 * with valid neighbours and hostile values. The same seed makes the same requests.
 */
export async function fuzzApi(
  site: Pick<TestGateway, 'app' | 'database'>,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<FuzzReport> {
  const document = (await site.app.inject('/openapi.json')).json() as Document;
  const operations = operationsOf(document);
  const player = await createFuzzPlayer(site);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const rounds = Math.ceil(requests / operations.length);

  async function send(operation: Operation, { role, parameters, body }: Generated): Promise<void> {
    const { method } = operation;
    const url = addressOf(operation, parameters);
    const token = role === 'operator' ? OPERATOR : await player.token();
    const answer = await site.app.inject({
      method: method as 'GET',
      url,
      headers: {
        'idempotency-key': randomUUID(),
        [AUDIT_REASON_HEADER]: 'fuzz',
        ...(role === 'anonymous' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { statusCode } = answer;
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const code = statusCode < 400 ? undefined : /"code":"(\w+)"/.exec(answer.body)?.[1];
    if (statusCode >= 500 && !WANTED.has(code ?? '')) {
      faults.push(`${statusCode} ${role} ${method} ${url} ${JSON.stringify(body) ?? ''}`);
    }
    if (role === 'player' && statusCode === 401) {
      player.forget();
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const known = await player.knownValues();
    for (const [index, operation] of operations.entries()) {
      const [request] = fc.sample(requestOf(operation, known), {
        seed: seed + round * operations.length + index,
        numRuns: 1,
      });
      if (request !== undefined) {
        await send(operation, request);
      }
    }
  }
  return { statuses, operations: operations.length, faults };
}

import { json, JSON_CHECK, text, TEXT_CHECK } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({
    variables: (folder) => ({ DATA_DIR: folder, OVERRIDE_SECRETS: 's'.repeat(32) }),
  });
}, 60_000);
afterAll(() => site.close());

interface Definition {
  readonly type: string;
  readonly pattern?: RegExp;
  readonly checks?: readonly { readonly _zod: { readonly def: Definition } }[];
  readonly [name: string]: unknown;
}
interface Schema {
  readonly _zod: { readonly def: Definition };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Whether a pattern matches whole strings and names every character that it allows. */
function isClosed({ source }: RegExp): boolean {
  const plain = source
    .replaceAll(/\\[dwbtnr./()[\]{}?*+|^$:-]/g, 'x')
    .replaceAll(/\[[^\]^][^\]]*\]/g, 'x');
  return source.startsWith('^') && source.endsWith('$') && !/[.\\]|\[\^/.test(plain);
}

/** Whether a schema is `text()` or `json()`, with further checks or without. */
function refusesBrokenText(schema: {
  readonly _zod: { readonly def: { readonly checks?: readonly unknown[] | undefined } };
}): boolean {
  const { checks = [] } = schema._zod.def;
  return checks.includes(TEXT_CHECK) || checks.includes(JSON_CHECK);
}

function isSafeString(schema: Schema): boolean {
  const { def } = schema._zod;
  const patterns = [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(
    ({ pattern }) => pattern ?? [],
  );
  return refusesBrokenText(schema) || patterns.some(isClosed);
}

/** Where a schema takes strings or anything at all without the one text type. */
function bareStrings(schema: unknown, path: string, seen = new Set<unknown>()): readonly string[] {
  if (!isSchema(schema) || seen.has(schema)) {
    return [];
  }
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === 'string' || def.type === 'unknown' || def.type === 'any') {
    return isSafeString(schema) ? [] : [path];
  }
  return Object.entries(def).flatMap(([name, value]) => {
    const inner = name === 'shape' ? Object.entries(value as object) : [[name, value] as const];
    return inner.flatMap(([key, one]) =>
      (Array.isArray(one) ? one : [one]).flatMap((each) =>
        bareStrings(each, name === 'shape' ? `${path}/${key}` : path, seen),
      ),
    );
  });
}

it('every string that a route accepts is text: no NUL, no lone surrogate', () => {
  const bare = site.app.routeTable.flatMap(({ method, url, schema }) =>
    ['body', 'querystring', 'params', 'headers'].flatMap((part) =>
      bareStrings(schema?.[part as 'body'], `${method} ${url} ${part}`),
    ),
  );
  expect([...new Set(bare.filter((path) => !path.startsWith('HEAD ')))]).toEqual([]);
});

it('a cookie is text: what decodes into NUL stays as it was sent', async () => {
  const url = '/web-api/social/v1/one-tap';
  const { statusCode, body } = await site.app.inject({
    url,
    headers: { host: 'localhost', cookie: 'tl_social_nonce=%00' },
  });
  expect([statusCode, JSON.parse(body).nonce]).toEqual([200, '%00']);
});

it('the text schema is recognised by its check, whatever other checks it has', () => {
  expect(refusesBrokenText(text().check(z.maxLength(3)))).toBe(true);
  expect(refusesBrokenText(json())).toBe(true);
  expect(refusesBrokenText(z.string().check(z.maxLength(3)))).toBe(false);
});

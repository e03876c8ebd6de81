import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '@touchline/contracts/identity';
import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import fc from 'fast-check';

/** What comes with a request in addition to its body and its declared parameters. */
export interface Surroundings {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** Parameters that no schema names. */
  readonly query: Readonly<Record<string, string>>;
}

/** What a client can put on the wire: no control characters, any other byte. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '%',
  '%00',
  '%ED%A0%80',
  '\u00ff\u00fe',
  '9'.repeat(40),
  '-1',
  '1e400',
  'null',
  '__proto__',
  'a'.repeat(3_000),
  'a=b; c',
  '"open',
  '{"a":',
  '[]',
  ';;==,,',
  '../../etc/passwd',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'a.b.c',
  'W/"',
  '*/*;q=x',
  'bytes=9-1',
  'xx-YY,*;q=9',
  'https://[',
  'a b:99999',
  '::ffff:0:0/0',
  '2026-02-30T25:61:00Z',
];

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-country',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-operator-console',
  'x-partitioned',
  'x-same-site',
  AUDIT_REASON_HEADER,
  CAPTCHA_HEADER,
  FINGERPRINT_HEADER,
];

/** Cookies that are read; those that the site sets are learnt from its responses. */
const COOKIES = ['lng', 'maintenance', 'force_geo_off', 'user_token', '__proto__'];

const QUERY = ['lng', 'lang', 'currency', 'cursor', 'ref', 'tag', 'modal', 'next', 'code', 'state'];

/** Names of cookies that a run knows, more of them with every response. */
export interface KnownCookies {
  readonly names: () => readonly string[];
  readonly learn: (setCookie: unknown) => void;
}

/** Starts from the cookies that are read. */
export function createKnownCookies(): KnownCookies {
  const names = new Set(COOKIES);
  return {
    names: () => [...names],
    learn: (setCookie) => {
      for (const line of [setCookie].flat()) {
        const [name] = typeof line === 'string' ? line.split('=') : [];
        if (name !== undefined) names.add(name);
      }
    },
  };
}

function someOf(names: readonly string[]): fc.Arbitrary<Readonly<Record<string, string>>> {
  const one = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...HOSTILE_TEXTS));
  return fc.array(one, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs));
}

/** None for most requests; else hostile headers, cookies and parameters. */
export function surroundings(cookies: KnownCookies): fc.Arbitrary<Surroundings> {
  const none = fc.constant({ headers: {}, cookies: {}, query: {} });
  const hostile = fc.record({
    headers: someOf(HEADERS),
    cookies: someOf(cookies.names()),
    query: someOf(QUERY),
  });
  return fc.oneof({ weight: 2, arbitrary: none }, { weight: 1, arbitrary: hostile });
}

/** A header of cookies as a browser, or something that is none, sends it. */
export function cookieHeader(cookies: Surroundings['cookies']): { readonly cookie?: string } {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
}

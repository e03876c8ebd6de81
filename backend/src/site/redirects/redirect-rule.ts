import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';

const FIELDS = {
  enabled: z._default(z.boolean(), true),
  priority: z._default(z.int(), 100),
  /** Without language; `/*` at the end means everything below. */
  path: text().check(z.regex(/^\/(?!\/)/), z.maxLength(500)),
  /** A path without language, which keeps the visitor's, or a whole address. */
  target: text().check(z.regex(/^(\/(?!\/)|https?:\/\/)/), z.maxLength(2_000)),
  code: z._default(z.enum({ permanent: 301, found: 302, temporary: 307, kept: 308 }), 302),
  reason: z._default(text().check(z.maxLength(200)), ''),
  /** The rule moves every page of the site but the home page: `path` is `/*`. */
  everybody: z._default(z.boolean(), false),
};

/** A stored rule without its id: an address that has moved. */
export const StoredRedirectRule = z.object(FIELDS);
export type RedirectRuleInput = z.infer<typeof StoredRedirectRule>;

/** A rule as operators send it: unknown fields are refused, and a rule for every page declares it. */
export const RedirectRuleInput = z.strictObject(FIELDS).check(
  z.refine(({ path, everybody }) => everybody || path !== '/*', {
    error: 'the path matches every page; set "everybody": true if that is meant',
    path: ['everybody'],
  }),
  z.refine(({ path, everybody }) => !everybody || path === '/*', {
    error: 'a rule for everybody has the path /*',
    path: ['everybody'],
  }),
);

export const RedirectRule = z.extend(StoredRedirectRule, { id: z.number() });
export type RedirectRule = z.infer<typeof RedirectRule>;

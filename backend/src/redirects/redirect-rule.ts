import * as z from 'zod/mini';

/** An address that has moved. */
export const RedirectRuleInput = z.object({
  enabled: z._default(z.boolean(), true),
  priority: z._default(z.int(), 100),
  /** Without language; `/*` at the end stands for everything below. */
  path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(500)),
  /** A path without language, which keeps the visitor's, or a whole address. */
  target: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/), z.maxLength(2_000)),
  code: z._default(z.enum({ permanent: 301, found: 302, temporary: 307, kept: 308 }), 302),
  reason: z._default(z.string().check(z.maxLength(200)), ''),
});
export type RedirectRuleInput = z.infer<typeof RedirectRuleInput>;

export const RedirectRule = z.extend(RedirectRuleInput, { id: z.number() });
export type RedirectRule = z.infer<typeof RedirectRule>;
